import { deleteOldBackups } from "./backup/backup-rows.server.ts";
import { deleteEndedLinks } from "./cart/links/read-links.server.ts";
import { deleteOldAlerts } from "./catalogue/alerts/alert-queue.server.ts";
import { deleteOldImports } from "./catalogue/import/work.server.ts";
import { deleteOldChanges } from "./catalogue/search/live/changes.server.ts";
import { usedInCatalogue } from "./catalogue/used-pictures.server.ts";
import { usedInContent } from "./content/used-pictures.server.ts";
import { deleteOldEvents } from "./events/list-events.server.ts";
import { deleteOldDeliveries } from "./events/webhooks/delivery-queue.server.ts";
import { deleteOldAddressPins } from "./identity/addresses/address-pins.server.ts";
import { deleteOldKeys } from "./identity/api-keys/api-keys.server.ts";
import { deletePhoneCodes } from "./identity/phone-codes/phone-codes.server.ts";
import { deleteExpiredSignIns } from "./identity/service/accounts.server.ts";
import { deleteOldSessions } from "./identity/session/sessions.server.ts";
import { deleteOldNotifications } from "./notifications/queue.server.ts";
import { deleteOldPrices } from "./offers/delete-old-prices.server.ts";
import { deleteOldPushes } from "./orders/admin/push/push-queue.server.ts";
import { usedInOrders } from "./orders/used-pictures.server.ts";
import { deletePictures } from "./pictures/delete-pictures.server.ts";
import { deleteOldAssets } from "./platform/http/html/stored-assets.server.ts";
import { deleteOldAttempts } from "./platform/http/limits/limits.server.ts";
import { deleteOldEmails } from "./platform/mail/emails.server.ts";
import type { Shop } from "./platform/shop.server.ts";
import { deleteSettledRequests } from "./requests/delete-settled.server.ts";

const everyMs = 10 * 60_000;

const work = [
  deleteOldSessions,
  deleteExpiredSignIns,
  deleteOldKeys,
  deleteEndedLinks,
  deleteOldAlerts,
  deleteOldAddressPins,
  deleteOldAssets,
  deleteOldAttempts,
  deleteOldChanges,
  deleteOldEmails,
  deleteOldEvents,
  deleteOldDeliveries,
  deleteOldBackups,
  deleteOldNotifications,
  deleteOldPrices,
  deleteOldPushes,
  deleteOldImports,
  deletePhoneCodes,
  deleteSettledRequests,
  deletePictures([usedInCatalogue, usedInOrders, usedInContent]),
];

/** Deletes expired and unused data, once. */
export async function cleanUp(shop: Shop): Promise<void> {
  await Promise.all(work.map((forget) => forget(shop)));
}

/** Deletes it periodically. Returns a function that stops it. */
export function startCleanup(shop: Shop): () => void {
  const timer = setInterval(() => {
    cleanUp(shop).catch((error) => shop.log.warn("could not tidy up", { error }));
  }, everyMs).unref();
  return () => clearInterval(timer);
}

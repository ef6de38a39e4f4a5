import { forgetOldBackups } from "./backup/backup-rows.server.ts";
import { deleteOldImports } from "./catalogue/import/work.server.ts";
import { forgetOldChanges } from "./catalogue/search/live/changes.server.ts";
import { usedInCatalogue } from "./catalogue/used-pictures.server.ts";
import { usedInContent } from "./content/used-pictures.server.ts";
import { forgetOldSessions } from "./identity/session/sessions.server.ts";
import { forgetOldNotifications } from "./notifications/queue.server.ts";
import { forgetOldPrices } from "./offers/forget-prices.server.ts";
import { forgetOldPushes } from "./orders/admin/push/push-queue.server.ts";
import { forgetPhoneCodes } from "./orders/phone-proof/phone-codes.server.ts";
import { usedInOrders } from "./orders/used-pictures.server.ts";
import { forgetPictures } from "./pictures/forget-pictures.server.ts";
import { forgetOldAssets } from "./platform/http/html/stored-assets.server.ts";
import { forgetOldAttempts } from "./platform/http/limits/limits.server.ts";
import { forgetOldEmails } from "./platform/mail/emails.server.ts";
import type { Shop } from "./platform/shop.server.ts";
import { forgetSettled } from "./requests/forget-settled.server.ts";

const everyMs = 10 * 60_000;

const work = [
  forgetOldSessions,
  forgetOldAssets,
  forgetOldAttempts,
  forgetOldChanges,
  forgetOldEmails,
  forgetOldBackups,
  forgetOldNotifications,
  forgetOldPrices,
  forgetOldPushes,
  deleteOldImports,
  forgetPhoneCodes,
  forgetSettled,
  forgetPictures([usedInCatalogue, usedInOrders, usedInContent]),
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

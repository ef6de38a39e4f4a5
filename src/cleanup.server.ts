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
import { type RetentionKind, retentionKinds } from "./platform/retention/days.ts";
import { type RetentionRun, recordRuns } from "./platform/retention/runs.server.ts";
import type { Shop } from "./platform/shop.server.ts";
import { deleteSettledRequests } from "./requests/delete-settled.server.ts";

const cleanUpIntervalMs = 10 * 60_000;

type CleanUp<T> = (shop: Shop) => Promise<T>;

/** The clean-up of each retention period; returns how many rows were deleted. */
const cleanUpByPeriod: Record<RetentionKind, CleanUp<number>> = {
  phoneCodes: deletePhoneCodes,
  requests: deleteSettledRequests,
  cartLinks: deleteEndedLinks,
  sessions: deleteOldSessions,
  events: deleteOldEvents,
  failedEmails: deleteOldEmails,
  webhookDeliveries: deleteOldDeliveries,
  apiKeys: deleteOldKeys,
  imports: deleteOldImports,
  limits: deleteOldAttempts,
  notifications: deleteOldNotifications,
  stockAlerts: deleteOldAlerts,
  addressPins: deleteOldAddressPins,
};

/** Clean-ups without a retention period: data about no person, expired sign-ins and sent pushes. */
const otherCleanUps: readonly CleanUp<unknown>[] = [
  deleteExpiredSignIns,
  deleteOldAssets,
  deleteOldChanges,
  deleteOldBackups,
  deleteOldPrices,
  deleteOldPushes,
  deletePictures([usedInCatalogue, usedInOrders, usedInContent]),
];

/** Deletes expired and unused data and records the result per retention period. Throws if any part failed. */
export async function cleanUp(shop: Shop): Promise<void> {
  const [runs, outcomes] = await Promise.all([
    Promise.allSettled(retentionKinds.map((kind) => cleanUpByPeriod[kind](shop))),
    Promise.allSettled(otherCleanUps.map((runCleanUp) => runCleanUp(shop))),
  ]);
  await recordRuns(
    shop.database.pool,
    runs.map((run, index) => toRun(retentionKinds[index] as RetentionKind, run)),
  );
  const failures = [...runs, ...outcomes].filter((run) => run.status === "rejected");
  if (failures.length > 1)
    throw new AggregateError(
      failures.map(({ reason }) => reason),
      "clean-ups failed",
    );
  if (failures[0]) throw failures[0].reason;
}

function toRun(kind: RetentionKind, run: PromiseSettledResult<number>): RetentionRun {
  if (run.status === "fulfilled") return { kind, deleted: run.value };
  const failure = run.reason instanceof Error ? run.reason.message : String(run.reason);
  return { kind, deleted: 0, failure };
}

/** Runs the clean-up every ten minutes. Returns a function that stops it. */
export function startCleanup(shop: Shop): () => void {
  const timer = setInterval(() => {
    cleanUp(shop).catch((error) => shop.log.warn("could not tidy up", { error }));
  }, cleanUpIntervalMs).unref();
  return () => clearInterval(timer);
}

import type { Shop } from "../platform/shop.server.ts";
import { isBackupDue } from "./backup-rows.server.ts";
import { makeBackup } from "./make-backup.server.ts";

/** Poll interval in ms; the first check is delayed until the shop has opened. */
const lookMs = 60_000;
const firstMs = 5 * 60_000;

/** Makes scheduled backups. Returns a function that stops the schedule and a running backup. */
export function startBackups(shop: Shop): () => Promise<void> {
  const stopping = new AbortController();
  let making: Promise<void> | undefined;
  let timer: NodeJS.Timeout;
  const look = async () => {
    try {
      const begun = await makeBackup(shop, {
        reason: "schedule",
        signal: stopping.signal,
        isDue: isBackupDue,
      });
      making = begun?.ended;
      await making;
    } catch (error) {
      shop.log.warn("the plan of backups could not be read", { error });
    }
    if (!stopping.signal.aborted) timer = setTimeout(look, lookMs).unref();
  };
  timer = setTimeout(look, firstMs).unref();
  return async () => {
    stopping.abort();
    clearTimeout(timer);
    await making?.catch(() => undefined);
  };
}

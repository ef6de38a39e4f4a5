import type { Shop } from "../platform/shop.server.ts";
import { isBackupDue } from "./backup-rows.server.ts";
import { makeBackup } from "./make-backup.server.ts";

/** How often the plan is checked, in ms. */
const pollMs = 60_000;
/** The delay of the first check, in ms: a shop that opens has other work. */
const firstPollMs = 5 * 60_000;

/** Makes scheduled backups. Returns a function that stops the schedule and a running backup. */
export function startBackups(shop: Shop): () => Promise<void> {
  const stopping = new AbortController();
  let runningBackup: Promise<void> | undefined;
  let timer: NodeJS.Timeout;
  const poll = async () => {
    try {
      const startedBackup = await makeBackup(shop, {
        reason: "schedule",
        signal: stopping.signal,
        isDue: isBackupDue,
      });
      runningBackup = startedBackup?.ended;
      await runningBackup;
    } catch (error) {
      shop.log.warn("the plan of backups could not be read", { error });
    }
    if (!stopping.signal.aborted) timer = setTimeout(poll, pollMs).unref();
  };
  timer = setTimeout(poll, firstPollMs).unref();
  return async () => {
    stopping.abort();
    clearTimeout(timer);
    await runningBackup?.catch(() => undefined);
  };
}

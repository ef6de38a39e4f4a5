import { randomUUID } from "node:crypto";
import { OneAtATime } from "#src/platform/queues/one-at-a-time.ts";
import type { Shop } from "#src/platform/shop.server.ts";
import { type CatalogueChange, everythingKey } from "../changes/follow-changes.server.ts";
import { PurgeFailed, sendPurge } from "./purge-request.server.ts";
import { claimPurge, recordPurge, recordPurgeFailure } from "./purge-rows.server.ts";

/** Between two rounds: longer than a process of the shop may serve a stale page. */
const roundPauseMs = 1_500;
/** Poll interval for purges that an ended process has left. */
const pollMs = 10_000;
const maxBackoffMs = 60_000;

export type Purging = {
  /** Must be called once this process shows a change. */
  changed(change: CatalogueChange): void;
  close(): Promise<void>;
};

/**
 * Purges changed keys from the CDN in the background, in one process at a time, and again in the next round: the CDN may have loaded a
 * stale page in the meantime. Everything is purged at start and when a date is reached.
 */
export function startPurging({ settings, database, log }: Shop): Purging | undefined {
  const { cdn } = settings;
  if (!cdn) return undefined;
  const id = randomUUID();
  let remainingFullPurges = 0;
  let previousSnapshot: string | undefined;
  let failures = 0;
  let nextRoundAt = 0;
  let timer: NodeJS.Timeout | undefined;
  let isClosed = false;

  const delayNextRound = (ms: number) => {
    nextRoundAt = Date.now() + ms;
    scheduleRound();
  };
  const runRound = async () => {
    if (Date.now() < nextRoundAt) return scheduleRound();
    const claimedPurge = await claimPurge(database.pool, id);
    const { seen, keys = [] } = claimedPurge ?? {};
    if (remainingFullPurges === 0 && keys.length === 0) {
      previousSnapshot = undefined;
      return;
    }
    await sendPurge(cdn, remainingFullPurges > 0 ? [everythingKey] : keys);
    remainingFullPurges = Math.max(0, remainingFullPurges - 1);
    // Changes up to the snapshot of the round before have now been purged twice.
    await recordPurge(database.pool, claimedPurge && previousSnapshot);
    previousSnapshot = seen;
    failures = 0;
    delayNextRound(roundPauseMs);
  };
  const onFailure = async (error: unknown) => {
    const waitMs = Math.min(maxBackoffMs, 1_000 * 2 ** failures++);
    log.warn("the CDN could not be purged", { error, tried: failures });
    delayNextRound(waitMs);
    if (error instanceof PurgeFailed)
      await recordPurgeFailure(database.pool, error.message).catch(() => undefined);
  };
  const rounds = new OneAtATime(
    () => runRound().catch(onFailure),
    () => undefined,
  );

  function scheduleRound() {
    if (isClosed) return;
    clearTimeout(timer);
    timer = setTimeout(() => void rounds.run(), Math.max(0, nextRoundAt - Date.now())).unref();
  }
  const pollTimer = setInterval(scheduleRound, pollMs).unref();

  return {
    changed({ keys }) {
      if (keys.includes(everythingKey)) remainingFullPurges = 2;
      scheduleRound();
    },
    async close() {
      isClosed = true;
      clearTimeout(timer);
      clearInterval(pollTimer);
      await rounds.waitUntilIdle();
    },
  };
}

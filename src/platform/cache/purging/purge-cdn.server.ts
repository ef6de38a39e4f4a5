import { randomUUID } from "node:crypto";
import { OneAtATime } from "#src/platform/queues/one-at-a-time.ts";
import type { Shop } from "#src/platform/shop.server.ts";
import { type CatalogueChange, everything } from "../changes/follow-changes.server.ts";
import { PurgeFailed, sendPurge } from "./purge-request.server.ts";
import { claimPurge, noteFailure, notePurged } from "./purge-rows.server.ts";

/** Between two rounds: longer than a process of the shop may serve a stale page. */
const pauseMs = 1_500;
/** Poll interval for purges that an ended process has left. */
const lookMs = 10_000;
const longestMs = 60_000;

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
  let wholeRounds = 0;
  let before: string | undefined;
  let failures = 0;
  let notBefore = 0;
  let timer: NodeJS.Timeout | undefined;
  let closed = false;

  const rest = (ms: number) => {
    notBefore = Date.now() + ms;
    wake();
  };
  const round = async () => {
    if (Date.now() < notBefore) return wake();
    const claimed = await claimPurge(database.pool, id);
    const { seen, keys = [] } = claimed ?? {};
    if (wholeRounds === 0 && keys.length === 0) {
      before = undefined;
      return;
    }
    await sendPurge(cdn, wholeRounds > 0 ? [everything] : keys);
    wholeRounds = Math.max(0, wholeRounds - 1);
    await notePurged(database.pool, claimed && before);
    before = seen;
    failures = 0;
    rest(pauseMs);
  };
  const failed = async (error: unknown) => {
    const waitMs = Math.min(longestMs, 1_000 * 2 ** failures++);
    log.warn("the CDN could not be purged", { error, tried: failures });
    rest(waitMs);
    if (error instanceof PurgeFailed) await noteFailure(database.pool, error.message).catch(() => undefined);
  };
  const rounds = new OneAtATime(
    () => round().catch(failed),
    () => undefined,
  );

  function wake() {
    if (closed) return;
    clearTimeout(timer);
    timer = setTimeout(() => void rounds.run(), Math.max(0, notBefore - Date.now())).unref();
  }
  const looking = setInterval(wake, lookMs).unref();

  return {
    changed({ keys }) {
      if (keys.includes(everything)) wholeRounds = 2;
      wake();
    },
    async close() {
      closed = true;
      clearTimeout(timer);
      clearInterval(looking);
      await rounds.rest();
    },
  };
}

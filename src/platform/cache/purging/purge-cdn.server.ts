import { randomUUID } from "node:crypto";
import { OneAtATime } from "#src/platform/queues/one-at-a-time.ts";
import type { Shop } from "#src/platform/shop.server.ts";
import { type CatalogueChange, everything } from "../changes/follow-changes.server.ts";
import { PurgeFailed, sendPurge } from "./purge-request.server.ts";
import { claimPurge, noteFailure, notePurged } from "./purge-rows.server.ts";

/** Between two rounds while there is something to purge: longer than a process of the shop may show an old page. */
const pauseMs = 1_500;
/** So late is found what a process left that has ended. */
const lookMs = 10_000;
/** The longest pause after failures. */
const longestMs = 60_000;

export type Purging = {
  /** Call it once this process shows a change. */
  changed(change: CatalogueChange): void;
  close(): Promise<void>;
};

/**
 * Has the CDN in front drop what changed, in the background; one process at a time does it for all. What changed is purged at once,
 * and again in the next round: meanwhile the CDN may have loaded a page that a process of the shop still showed as it was. When a
 * process starts, and when a date is reached, everything is purged. A failure is tried again, ever more slowly, and noted.
 */
export function startPurging({ settings, database, log }: Shop): Purging | undefined {
  const { cdn } = settings;
  if (!cdn) return undefined;
  const id = randomUUID();
  /** Rounds that everything is still to be purged in. */
  let wholeRounds = 0;
  /** What the last round purged for the first time, as a snapshot. */
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

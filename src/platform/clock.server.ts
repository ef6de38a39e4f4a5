import type { Queries } from "./database/database.server.ts";
import type { Log } from "./log.server.ts";

type ClockSources = { database: { pool: Queries }; log: Log };

/** Difference of clocks in ms that is ignored. */
const toleranceMs = 2_000;
const pollMs = 60_000;

let aheadMs = 0;

/** The time in ms since 1970 by the database's clock, on which all servers agree: the same as `now()` in statements. */
export const now = (): number => Date.now() + aheadMs;

/** Seconds by which the database's clock is ahead of this machine's; negative if behind. */
export const clockAheadSeconds = (): number => aheadMs / 1_000;

export async function readClock(queries: Queries): Promise<void> {
  const startedAt = Date.now();
  const { rows } = await queries.query<{ ms: number }>(
    "select (extract(epoch from clock_timestamp()) * 1000)::float8 as ms",
  );
  const tookMs = Date.now() - startedAt;
  const measuredAheadMs = Math.round((rows[0]?.ms ?? startedAt) - (startedAt + tookMs / 2));
  aheadMs = Math.abs(measuredAheadMs) > toleranceMs + tookMs / 2 ? measuredAheadMs : 0;
}

/** Reads the clock now and periodically, and logs a difference. Returns a function that stops it. */
export async function startClock({ database, log }: ClockSources): Promise<() => void> {
  const checkClock = async () => {
    const previousAheadMs = aheadMs;
    await readClock(database.pool);
    if (Math.abs(aheadMs - previousAheadMs) > toleranceMs)
      log.warn("the clock of this machine differs from the database's", { seconds: clockAheadSeconds() });
  };
  await checkClock();
  const timer = setInterval(() => {
    checkClock().catch((error) => log.warn("the database's clock could not be read", { error }));
  }, pollMs).unref();
  return () => clearInterval(timer);
}

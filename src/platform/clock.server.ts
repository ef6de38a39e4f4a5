import type { Queries } from "./database/database.server.ts";
import type { Log } from "./log.server.ts";

type ClockSources = { database: { pool: Queries }; log: Log };

/** Difference of clocks in ms that is ignored. */
const toleranceMs = 2_000;
const everyMs = 60_000;

let aheadMs = 0;

/** The time in ms since 1970 by the database's clock, on which all servers agree: the same as `now()` in statements. */
export const now = (): number => Date.now() + aheadMs;

/** Seconds by which the database's clock is ahead of this machine's; negative if behind. */
export const clockAhead = (): number => aheadMs / 1_000;

export async function readClock(queries: Queries): Promise<void> {
  const begun = Date.now();
  const { rows } = await queries.query<{ ms: number }>(
    "select (extract(epoch from clock_timestamp()) * 1000)::float8 as ms",
  );
  const tookMs = Date.now() - begun;
  const ahead = Math.round((rows[0]?.ms ?? begun) - (begun + tookMs / 2));
  aheadMs = Math.abs(ahead) > toleranceMs + tookMs / 2 ? ahead : 0;
}

/** Reads the clock now and periodically, and logs a difference. Returns a function that stops it. */
export async function startClock({ database, log }: ClockSources): Promise<() => void> {
  const look = async () => {
    const before = aheadMs;
    await readClock(database.pool);
    if (Math.abs(aheadMs - before) > toleranceMs)
      log.warn("the clock of this machine differs from the database's", { seconds: clockAhead() });
  };
  await look();
  const timer = setInterval(() => {
    look().catch((error) => log.warn("the database's clock could not be read", { error }));
  }, everyMs).unref();
  return () => clearInterval(timer);
}

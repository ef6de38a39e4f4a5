import type { Queries } from "./database/database.server.ts";
import type { Log } from "./log.server.ts";

type ClockSources = { database: { pool: Queries }; log: Log };

/** By how much this machine's clock may differ from the database's before the database's counts, in ms. */
const toleranceMs = 2_000;
const everyMs = 60_000;

let aheadMs = 0;

/**
 * This moment, in ms since 1970, by the clock of the database: all servers of a shop agree on it, and it is what `now()` says in
 * statements. Until a process has asked for it, and where both clocks agree, it is that of the machine.
 */
export const now = (): number => Date.now() + aheadMs;

/** By how many seconds the database's clock is ahead of this machine's; negative if it is behind. */
export const clockAhead = (): number => aheadMs / 1_000;

/** Asks the database for its time. */
export async function readClock(queries: Queries): Promise<void> {
  const begun = Date.now();
  const { rows } = await queries.query<{ ms: number }>(
    "select (extract(epoch from clock_timestamp()) * 1000)::float8 as ms",
  );
  const tookMs = Date.now() - begun;
  const ahead = Math.round((rows[0]?.ms ?? begun) - (begun + tookMs / 2));
  aheadMs = Math.abs(ahead) > toleranceMs + tookMs / 2 ? ahead : 0;
}

/** Reads it now and from time to time, and logs that the clocks differ. Returns a function that stops that. */
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

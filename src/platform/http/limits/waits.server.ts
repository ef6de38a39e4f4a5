import type { Shop } from "#src/platform/shop.server.ts";
import { toStoredKey } from "./stored-key.server.ts";
import { tooFastProblem } from "./too-fast-problem.server.ts";

export type WaitLimit = {
  /** What is guessed, and by whom if guesses count per user, such as "password:a@example.com:198.51.100.7". */
  key: string;
  /** The number of the wrong guess that brings the first wait. */
  first: number;
  /** The longest wait in seconds; each wrong guess doubles the wait up to this. */
  longest: number;
};

/**
 * Counts a guess as wrong under every limit before it is checked, so that concurrent guesses gain nothing. Throws `too_fast` while a limit
 * makes it wait. A right guess is undone by `clearGuesses`. Does nothing if RATE_LIMIT is 0.
 */
export async function recordGuess(shop: Shop, limits: readonly WaitLimit[]): Promise<void> {
  if (!shop.settings.limitsOn) return;
  await assertNoWait(
    shop,
    limits.map(({ key }) => key),
  );
  for (const limit of limits) if (!(await countGuess(shop, limit))) await assertNoWait(shop, [limit.key], 1);
}

/** Throws `too_fast` during the longest wait of these keys. `window_ends` is a day after the end of a wait. */
async function assertNoWait(shop: Shop, keys: string[], minSeconds = 0): Promise<void> {
  const { rows } = await shop.database.pool.query<{ wait: number | null }>(
    `select ceil(extract(epoch from max(window_ends) - interval '1 day' - clock_timestamp()))::int as wait
     from rate_limits where key = any($1::text[])`,
    [keys.map(toStoredKey)],
  );
  const waitSeconds = Math.max(minSeconds, rows[0]?.wait ?? 0);
  if (waitSeconds > 0) throw tooFastProblem(waitSeconds);
}

/**
 * Counts a guess and starts its wait, if any: 5 seconds at first. Returns false if a concurrent guess has
 * started one.
 */
async function countGuess(
  shop: Shop,
  { key, first: firstWaitAt, longest: maxWaitSeconds }: WaitLimit,
): Promise<boolean> {
  const { rowCount } = await shop.database.pool.query(
    `insert into rate_limits as l (key, count, window_ends) values ($1, 1, now() + interval '1 day')
     on conflict (key) do update set
       count = case when l.window_ends < now() then 1 else l.count + 1 end,
       window_ends = clock_timestamp() + interval '1 day' + make_interval(secs =>
         case when l.window_ends < now() or l.count + 1 < $2::int then 0
              else least($3::int, 5 * power(2, least(20, l.count + 1 - $2::int))) end)
     where l.count < $2::int or l.window_ends <= clock_timestamp() + interval '1 day'`,
    [toStoredKey(key), firstWaitAt, maxWaitSeconds],
  );
  return rowCount === 1;
}

/** Call after a right guess: deletes the counts of `ownKeys`, and subtracts this guess from those of `sharedKeys`. */
export async function clearGuesses(shop: Shop, ownKeys: string[], sharedKeys: string[] = []): Promise<void> {
  if (!shop.settings.limitsOn) return;
  await shop.database.pool.query("delete from rate_limits where key = any($1::text[])", [
    ownKeys.map(toStoredKey),
  ]);
  if (sharedKeys.length > 0)
    await shop.database.pool.query(
      `update rate_limits set count = greatest(0, count - 1),
         window_ends = least(window_ends, now() + interval '1 day')
       where key = any($1::text[])`,
      [sharedKeys.map(toStoredKey)],
    );
}

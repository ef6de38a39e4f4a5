import type { Shop } from "../../shop.server.ts";
import { tooFast } from "./too-fast.server.ts";

/** At most `most` attempts in `seconds`. */
export type Limit = { most: number; seconds: number };

/**
 * Counts one attempt under `key`, such as "reset:198.51.100.7", over all processes. Throws `too_fast` with the seconds to wait
 * when there were too many; does nothing where RATE_LIMIT is 0.
 */
export async function countTry(shop: Shop, key: string, { most, seconds }: Limit): Promise<void> {
  if (!shop.settings.limitsOn) return;
  const { rows } = await shop.database.pool.query<{ count: number; wait: number }>(
    `insert into rate_limits as l (key, count, window_ends)
     values ($1, 1, now() + make_interval(secs => $2))
     on conflict (key) do update set
       count = case when l.window_ends < now() then 1 else l.count + 1 end,
       window_ends = case when l.window_ends < now() then excluded.window_ends else l.window_ends end
     returning count, ceil(extract(epoch from window_ends - now()))::int as wait`,
    [key, seconds],
  );
  const attempts = rows[0];
  if (attempts && attempts.count > most) throw tooFast(attempts.wait);
}

/** Deletes the counts of windows that are over. */
export async function forgetOldAttempts(shop: Shop): Promise<void> {
  await shop.database.pool.query("delete from rate_limits where window_ends < now()");
}

import type { Queries } from "#src/platform/database/database.server.ts";
import type { Shop } from "#src/platform/shop.server.ts";
import { toStoredKey } from "./stored-key.server.ts";
import { tooFastProblem } from "./too-fast-problem.server.ts";

/** At most `most` attempts in `seconds`. */
export type Limit = { most: number; seconds: number };

/** A limit for what costs money or reaches strangers. */
export type Cap = Limit & {
  /** What is counted, such as "codes:number:+8801712345678". */
  key: string;
  /** How many one attempt counts for; 1 by default. */
  times?: number;
};

/** `cap` is exhausted for `waitSeconds` more. */
export class CapReached extends Error {
  readonly cap: Cap;
  readonly waitSeconds: number;
  constructor(cap: Cap, waitSeconds: number) {
    super(`${cap.key} is used up for ${waitSeconds} s`);
    this.cap = cap;
    this.waitSeconds = waitSeconds;
  }
}

/** The attempts in the present window under a stored key, and the seconds until it ends. */
type AttemptCount = { key: string; count: number; wait: number };

/**
 * Counts attempts under each key, which must be distinct. Returns the counts with the stored keys. Locks rows in
 * the order of their keys, to avoid deadlocks.
 */
async function countAll(queries: Queries, limits: readonly Cap[]): Promise<AttemptCount[]> {
  const { rows } = await queries.query<AttemptCount>(
    `insert into rate_limits as l (key, count, window_ends)
     select c.key, c.times, now() + make_interval(secs => c.seconds)
     from unnest($1::text[], $2::int[], $3::int[]) as c(key, seconds, times) order by c.key
     on conflict (key) do update set
       count = excluded.count + case when l.window_ends < now() then 0 else l.count end,
       window_ends = case when l.window_ends < now() then excluded.window_ends else l.window_ends end
     returning key, count, ceil(extract(epoch from window_ends - now()))::int as wait`,
    [
      limits.map(({ key }) => toStoredKey(key)),
      limits.map(({ seconds }) => seconds),
      limits.map(({ times = 1 }) => times),
    ],
  );
  return rows;
}

/**
 * Counts an attempt under `key` ("reset:198.51.100.7") across processes. Throws `too_fast`; off if RATE_LIMIT
 * is 0.
 */
export async function countAttempt(shop: Shop, key: string, limit: Limit): Promise<void> {
  if (!shop.settings.limitsOn) return;
  const [attempts] = await countAll(shop.database.pool, [{ key, ...limit }]);
  if (attempts && attempts.count > limit.most) throw tooFastProblem(attempts.wait);
}

/**
 * Counts every cap in the transaction of `client`. Throws `CapReached` with the first exhausted cap; its
 * rollback undoes all counts.
 */
export async function countCapped(client: Queries, caps: readonly Cap[]): Promise<Map<string, number>> {
  const countsByKey = new Map((await countAll(client, caps)).map((row) => [row.key, row]));
  for (const cap of caps) {
    const { count = 0, wait = 0 } = countsByKey.get(toStoredKey(cap.key)) ?? {};
    if (count > cap.most) throw new CapReached(cap, wait);
  }
  return new Map(caps.map(({ key }) => [key, countsByKey.get(toStoredKey(key))?.count ?? 0]));
}

/** Whether one of the caps is exhausted. Counts nothing. */
export async function isCapReached(queries: Queries, caps: readonly Cap[]): Promise<boolean> {
  const { rowCount } = await queries.query(
    `select from rate_limits l join unnest($1::text[], $2::int[]) as c(key, most) using (key)
     where l.count >= c.most and l.window_ends > now() limit 1`,
    [caps.map(({ key }) => toStoredKey(key)), caps.map(({ most }) => most)],
  );
  return rowCount === 1;
}

export async function deleteOldAttempts(shop: Shop): Promise<number> {
  const { rowCount } = await shop.database.pool.query("delete from rate_limits where window_ends < now()");
  return rowCount ?? 0;
}

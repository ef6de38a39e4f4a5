import type { Queries } from "#src/platform/database/database.server.ts";

/** A push reserved by one process; `attempts` includes the current one. */
export type LeasedPush = { order_id: number; subscription_id: number; attempts: number };

/** Longer than sending takes: afterwards the process counts as dead. */
const leaseSeconds = 5 * 60;

/** Seconds between attempts; the last value repeats. */
const retryDelaysSeconds = [2, 10, 60, 300, 900];

/** The most characters of a stored error message. */
const maxFailureLength = 300;

/** Reserves up to `limit` due pushes for this process for five minutes. */
export async function leasePushes(queries: Queries, limit: number): Promise<LeasedPush[]> {
  const { rows } = await queries.query<LeasedPush>(
    `with due as materialized (
       select order_id, subscription_id from order_pushes where next_attempt_at <= now() and expires_at > now()
       order by next_attempt_at limit $2 for update skip locked
     )
     update order_pushes p set attempts = p.attempts + 1, next_attempt_at = now() + make_interval(secs => $1)
     from due where p.order_id = due.order_id and p.subscription_id = due.subscription_id
     returning p.order_id, p.subscription_id, p.attempts`,
    [leaseSeconds, limit],
  );
  return rows;
}

export async function settlePushes(queries: Queries, subscription: number, orders: readonly number[]) {
  await queries.query(
    `with sent as (delete from order_pushes where subscription_id = $1 and order_id = any($2::bigint[]))
     update push_subscriptions set pushed_at = now() where id = $1`,
    [subscription, orders],
  );
}

/** Schedules the next attempt with a growing delay. */
export async function reschedulePushes(
  queries: Queries,
  subscription: number,
  orders: readonly number[],
  { attempts, failure }: { attempts: number; failure: string },
) {
  await queries.query(
    `update order_pushes set next_attempt_at = now() + make_interval(secs => $3), failure = $4
     where subscription_id = $1 and order_id = any($2::bigint[])`,
    [
      subscription,
      orders,
      retryDelaysSeconds[Math.min(attempts, retryDelaysSeconds.length) - 1],
      failure.slice(0, maxFailureLength),
    ],
  );
}

export async function dropSubscription(queries: Queries, subscription: number) {
  await queries.query(
    `with gone as (delete from push_subscriptions where id = $1)
     delete from order_pushes where subscription_id = $1`,
    [subscription],
  );
}

/** Milliseconds until the next push is due; null if none is queued. */
export async function findNextPushDelayMs(queries: Queries): Promise<number | null> {
  const { rows } = await queries.query<{ ms: number | null }>(
    `select (extract(epoch from min(next_attempt_at) - now()) * 1000)::float8 as ms
     from order_pushes where expires_at > now()`,
  );
  return rows[0]?.ms ?? null;
}

export async function deleteOldPushes({ database }: { database: { pool: Queries } }): Promise<void> {
  await database.pool.query("delete from order_pushes where expires_at <= now()");
}

import type { PoolClient } from "pg";
import type { Locale } from "#src/language/locale.ts";
import type { Database, Queries } from "#src/platform/database/database.server.ts";
import { inTransaction } from "#src/platform/database/transaction.server.ts";
import { retentionDays } from "#src/platform/retention/days.ts";

/** A request reserved by this process; `attempts` includes this one. */
export type ReservedAlert = {
  id: number;
  product_id: number;
  user_id: number | null;
  email: string | null;
  language: Locale;
  attempts: number;
};

/** Must be longer than sending takes: after it, another process may reserve the request. */
const leaseSeconds = 5 * 60;
/** The batch size; the messages of a batch are sent in parallel. */
const batchSize = 10;
/** The pause between attempts, and before requests beyond the stock are considered again. */
const pauseMinutes = 60;
const maxAttempts = 12;

/** Only one process reserves at a time, so that no more shoppers are notified than there are pieces. */
const lockKey = 7_310_064;

/**
 * Reserves requests for products that are available again, the oldest first: per product as many as there are
 * pieces. The others are postponed by an hour, in which the first shoppers can buy. Returns none while
 * another process reserves.
 */
export async function reserveAlerts(database: Database): Promise<ReservedAlert[]> {
  if (!(await isAnybodyWaiting(database.pool))) return [];
  return inTransaction(database, async (client) => {
    const lock = await client.query<{ free: boolean }>("select pg_try_advisory_xact_lock($1) as free", [
      lockKey,
    ]);
    if (!lock.rows[0]?.free) return [];
    const { rows } = await client.query<ReservedAlert>(
      `with due as (
         select a.id, p.stock, row_number() over (partition by a.product_id order by a.id) as turn
         from stock_alerts a join products p on p.id = a.product_id
         where a.next_attempt_at <= now() and not p.is_archived and (p.stock is null or p.stock > 0)
       )
       update stock_alerts a set attempts = a.attempts + 1, next_attempt_at = now() + make_interval(secs => $1)
       where a.id in (select id from due where stock is null or turn <= stock order by id limit $2)
       returning a.id, a.product_id, a.user_id, a.email, a.language, a.attempts`,
      [leaseSeconds, batchSize],
    );
    if (rows.length > 0) await postpone(client, rows);
    return rows;
  });
}

/** Postpones the due requests of these products that exceed the pieces left after the reserved ones. */
const postpone = (client: PoolClient, reservedAlerts: readonly ReservedAlert[]) =>
  client.query(
    `update stock_alerts a set next_attempt_at = now() + make_interval(mins => $2)
     from products p
     where p.id = a.product_id and p.id = any($1::bigint[]) and a.next_attempt_at <= now() and p.stock is not null
       and a.id not in (
         select o.id from stock_alerts o where o.product_id = p.id and o.next_attempt_at <= now() order by o.id
         limit greatest(0, p.stock - (select count(*) from unnest($1::bigint[]) as t(id) where t.id = p.id))
       )`,
    [reservedAlerts.map((alert) => alert.product_id), pauseMinutes],
  );

/** Deletes a reserved request; false if it was withdrawn, or another process took it over. */
export async function deleteReservedAlert(
  queries: Queries,
  { id, attempts }: ReservedAlert,
): Promise<boolean> {
  const { rowCount } = await queries.query("delete from stock_alerts where id = $1 and attempts = $2", [
    id,
    attempts,
  ]);
  return rowCount === 1;
}

/** The maximum length of a stored failure, in characters. */
const maxFailureLength = 300;

/** Schedules another attempt in an hour, with why this one failed. After `maxAttempts` deletes it, returns false. */
export async function retryAlert(queries: Queries, alert: ReservedAlert, failure: string): Promise<boolean> {
  const { id, attempts } = alert;
  if (attempts >= maxAttempts) return !(await deleteReservedAlert(queries, alert));
  await queries.query(
    `update stock_alerts set next_attempt_at = now() + make_interval(mins => $3), failure = $4,
       failing_since = coalesce(failing_since, now())
     where id = $1 and attempts = $2`,
    [id, attempts, pauseMinutes, failure.slice(0, maxFailureLength)],
  );
  return true;
}

/** Releases a request without counting the attempt, because no message could be sent. It is due again in an hour. */
export const releaseAlert = (queries: Queries, { id, attempts }: ReservedAlert) =>
  queries.query(
    `update stock_alerts set attempts = attempts - 1, next_attempt_at = now() + make_interval(mins => $3),
       failing_since = null, failure = null
     where id = $1 and attempts = $2`,
    [id, attempts, pauseMinutes],
  );

async function isAnybodyWaiting(queries: Queries): Promise<boolean> {
  const { rowCount } = await queries.query("select from stock_alerts limit 1");
  return rowCount === 1;
}

export async function deleteOldAlerts({ database }: { database: { pool: Queries } }): Promise<number> {
  const { rowCount } = await database.pool.query(
    "delete from stock_alerts where created_at < now() - make_interval(days => $1)",
    [retentionDays.stockAlerts],
  );
  return rowCount ?? 0;
}

/** Deletes the requests of a deleted account, and those for its proven e-mail address. */
export const deleteAlertsOfUser = (client: PoolClient, { id }: { id: number }) =>
  client.query(
    `delete from stock_alerts a using users u
     where u.id = $1 and (a.user_id = u.id or (a.email = u.email and u.email_verified))`,
    [id],
  );

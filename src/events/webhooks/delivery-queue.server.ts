import sql from "sql-template-tag";
import type { Queries } from "#src/platform/database/database.server.ts";
import { retentionDays } from "#src/platform/retention/days.ts";
import { customerOfEventSql, type EventRow } from "../event-row.server.ts";
import type { DeliveryAttempt } from "./send-message.server.ts";

/** The maximum number of events that one call takes from the log. */
const takeBatchSize = 1_000;

/** The maximum number of waiting deliveries of a webhook; further events stay in the log. */
const maxWaiting = 10_000;

/** How long a delivery is reserved: longer than an attempt takes, as another process may then take over. */
const leaseSeconds = 30;

/** The pauses between attempts in seconds; the last one repeats. */
const retryPausesSeconds = [5, 30, 120, 600, 1_800, 3_600, 7_200];

/**
 * Inserts a delivery for each event of the `wantedTypes` after the webhook's `position`. Does nothing if
 * another process has done so, or if staff have changed what the webhook gets. Returns whether the log may
 * have more events.
 */
export async function takeEvents(
  queries: Queries,
  webhook: { id: number; position: number; scopes: readonly string[]; types: readonly string[] },
  wantedTypes: readonly string[],
): Promise<boolean> {
  const { id, position, scopes, types } = webhook;
  const { rows } = await queries.query<{ count: number }>(
    sql`with next_events as (
          select position, type, subject from events where position > ${position}
          order by position limit ${takeBatchSize}
        ), moved_webhook as (
          update webhooks w set position = coalesce((select max(position) from next_events), l.position),
            missed_at = case when w.position < l.deleted_to then coalesce(w.missed_at, now()) else w.missed_at end
          from event_log l
          where w.id = ${id} and w.position = ${position} and w.position < l.position and w.paused_at is null
            and w.scopes = ${scopes}::text[] and w.types = ${types}::text[]
            and not exists (
              select from webhook_deliveries
              where webhook_id = ${id} and status = 'waiting' offset ${maxWaiting}
            )
          returning w.id
        ), inserted_deliveries as (
          insert into webhook_deliveries (webhook_id, position, type, order_id)
          select moved_webhook.id, position, type, case when type like 'order.%' then subject end
          from moved_webhook, next_events where type = any(${wantedTypes}::text[])
          on conflict do nothing
        )
        select count(*)::int as count from moved_webhook, next_events`,
  );
  return rows[0]?.count === takeBatchSize;
}

export type ReservedDelivery = { position: number; attempts: number; event: EventRow | null };

/**
 * Reserves at most `limit` due deliveries for `leaseSeconds`; of an order only the earliest waiting one.
 * `event` is null if the log has deleted it. It contains the customer only if the
 * webhook may get personal data.
 */
export async function reserveDeliveries(
  queries: Queries,
  { id, includesCustomer, limit }: { id: number; includesCustomer: boolean; limit: number },
): Promise<ReservedDelivery[]> {
  const { rows } = await queries.query<ReservedDelivery>({
    name: "reserve-deliveries",
    text: `with due as (
             select d.position from webhook_deliveries d
             where d.webhook_id = $1 and d.status = 'waiting' and d.next_attempt_at <= now()
               and exists (select from webhooks where id = $1 and paused_at is null)
               and not exists (select from webhook_deliveries o where o.webhook_id = $1 and o.order_id = d.order_id
                               and o.status = 'waiting' and o.position < d.position)
             order by d.position limit $2 for update skip locked
           ), reserved as (
             update webhook_deliveries d set attempts = d.attempts + 1, failure = null, response_status = null,
               first_attempt_at = coalesce(d.first_attempt_at, now()),
               next_attempt_at = now() + make_interval(secs => ${leaseSeconds})
             from due where d.webhook_id = $1 and d.position = due.position
             returning d.position, d.attempts
           )
           select r.position, r.attempts, case when e.position is not null then json_build_object(
                    'id', e.position, 'at', e.at, 'type', e.type, 'subject', e.subject, 'data', e.data,
                    'customer', c.customer) end as event
           from reserved r left join events e on e.position = r.position
             left join lateral (${customerOfEventSql}) c on $3`,
    values: [id, limit, includesCustomer],
  });
  return rows.toSorted((one, other) => one.position - other.position);
}

export type SettledDelivery = Pick<ReservedDelivery, "position" | "attempts"> & DeliveryAttempt;

/**
 * Stores the results of attempts. Waiting deliveries are due again after a pause that grows with the number
 * of attempts and varies randomly by 10 %.
 */
export async function settleDeliveries(
  queries: Queries,
  id: number,
  settled: readonly SettledDelivery[],
): Promise<void> {
  if (settled.length === 0) return;
  const column = <Name extends keyof SettledDelivery>(name: Name) =>
    settled.map((delivery) => delivery[name]);
  const pausesSeconds = settled.map(({ attempts }) => retryPauseSeconds(attempts));
  await queries.query(
    sql`update webhook_deliveries d set status = s.status, response_status = s.response_status, failure = s.failure,
          settled_at = case when s.status <> 'waiting' then now() end,
          next_attempt_at = case when s.status = 'waiting' then now() + make_interval(secs => s.pause)
                                 else d.next_attempt_at end
        from unnest(${column("position")}::bigint[], ${column("attempts")}::int[], ${column("status")}::text[],
               ${column("responseStatus")}::int[], ${column("failure")}::text[], ${pausesSeconds}::float8[])
             as s(position, attempts, status, response_status, failure, pause)
        where d.webhook_id = ${id} and d.position = s.position and d.attempts = s.attempts and d.status = 'waiting'`,
  );
}

function retryPauseSeconds(attempts: number): number {
  const pauseSeconds = retryPausesSeconds[Math.min(attempts, retryPausesSeconds.length) - 1] ?? 0;
  return pauseSeconds * (0.9 + Math.random() / 5);
}

/** Deletes deliveries whose events were deleted from the log, and records that the webhook missed them. */
export async function deleteMissedDeliveries(
  queries: Queries,
  id: number,
  positions: readonly number[],
): Promise<void> {
  if (positions.length === 0) return;
  await queries.query(
    `with missed as (
       update webhooks set missed_at = coalesce(missed_at, now()) where id = $1
     )
     delete from webhook_deliveries where webhook_id = $1 and position = any($2::bigint[])`,
    [id, positions],
  );
}

/**
 * Records whether a receiver is down, by the attempts of a batch. It is not down if any message was accepted
 * or refused; if it `wasDown`, all failed deliveries are due at once. It is down if all attempts failed, and
 * one of them was the first for its event.
 */
export async function recordAnswers(
  queries: Queries,
  { id, wasDown }: { id: number; wasDown: boolean },
  settled: readonly SettledDelivery[],
): Promise<void> {
  const hasOnlyFailures = settled.every(({ status }) => status === "waiting");
  if (hasOnlyFailures) {
    if (settled.some(({ attempts }) => attempts === 1))
      await queries.query("update webhooks set down_since = now() where id = $1 and down_since is null", [
        id,
      ]);
    return;
  }
  const hasDelivered = settled.some(({ status }) => status === "delivered");
  await queries.query(
    `update webhooks set down_since = null,
       last_delivered_at = case when $2 then now() else last_delivered_at end
     where id = $1`,
    [id, hasDelivered],
  );
  if (wasDown)
    await queries.query(
      `update webhook_deliveries set next_attempt_at = now()
       where webhook_id = $1 and status = 'waiting' and failure is not null`,
      [id],
    );
}

/** Deletes delivered events after a day, refused ones after 30 days, and expired secrets. */
export async function deleteOldDeliveries({ database }: { database: { pool: Queries } }): Promise<number> {
  await database.pool.query(
    "update webhooks set old_secret = null, old_secret_until = null where old_secret_until < now()",
  );
  const { rowCount } = await database.pool.query(
    `delete from webhook_deliveries where (webhook_id, position) in (
       select webhook_id, position from webhook_deliveries
       where settled_at < now() - interval '1 day'
         and (status = 'delivered' or settled_at < now() - make_interval(days => $1))
       limit 50000)`,
    [retentionDays.webhookDeliveries],
  );
  return rowCount ?? 0;
}

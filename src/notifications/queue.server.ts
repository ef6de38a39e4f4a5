import sql from "sql-template-tag";
import type { Queries } from "../platform/database/database.server.ts";
import { retentionDays } from "../platform/retention/days.ts";
import type { NotificationChannel, NotificationEvent } from "./rules.ts";

/** A notification reserved by this process; `attempts` includes this one. */
export type ReservedNotification = {
  id: number;
  order_id: number;
  event: NotificationEvent;
  channel: NotificationChannel;
  attempts: number;
  /** Nothing of it was attempted before, not even before an admin sent it again. */
  is_new: boolean;
};

export type SentText = { recipient: string; subject: string; text: string };

/** Longer than sending takes: after it, the process that reserved a notification counts as killed. */
const leaseSeconds = 5 * 60;

/** Seconds between attempts; the last one repeats. */
const retryDelaysSeconds = [2, 10, 60, 300, 900];

/** The most characters of a stored reason. */
const maxReasonLength = 300;

/** SQL: nothing earlier of this order waits for the same channel. */
const isFirstSql = `not exists (select from notifications e where e.order_id = n.order_id and e.channel = n.channel
                             and e.status = 'waiting' and e.id < n.id)`;

/** Reserves at most `limit` due notifications for `leaseSeconds`; of an order and channel only the oldest. */
export async function reserveNotifications(
  queries: Queries,
  channels: readonly NotificationChannel[],
  limit: number,
): Promise<ReservedNotification[]> {
  const { rows } = await queries.query<ReservedNotification>(
    `update notifications set attempts = attempts + 1, next_attempt_at = now() + make_interval(secs => $2)
     where id in (
       select n.id from notifications n
       where n.status = 'waiting' and n.next_attempt_at <= now() and n.expires_at > now() and n.channel = any($1)
         and ${isFirstSql}
       order by n.next_attempt_at limit $3 for update skip locked
     )
     returning id, order_id, event, channel, attempts, recipient is null as is_new`,
    [channels, leaseSeconds, limit],
  );
  return rows.toSorted((one, other) => one.id - other.id);
}

export type SettledNotification = SentText & Pick<ReservedNotification, "id"> & { reason?: string };

/** Records notifications as sent, or as not sent for `reason`. */
export async function settleNotifications(
  queries: Queries,
  settled: readonly SettledNotification[],
  status: "sent" | "unsent",
): Promise<void> {
  if (settled.length === 0) return;
  const column = (name: keyof SettledNotification) => settled.map((notification) => notification[name]);
  await queries.query(
    sql`update notifications n set status = ${status}, settled_at = now(), reason = s.reason,
       recipient = s.recipient, subject = s.subject, text = s.text
        from unnest(${column("id")}::bigint[], ${column("recipient")}::text[], ${column("subject")}::text[],
               ${column("text")}::text[], ${column("reason")}::text[]) as s(id, recipient, subject, text, reason)
     where n.id = s.id and n.status = 'waiting'`,
  );
}

/** Records a failed attempt and schedules the next one with backoff; `isFinal`: a retry is useless. */
export async function retryNotification(
  queries: Queries,
  { id, attempts }: ReservedNotification,
  { recipient, subject, text }: SentText,
  { reason, isFinal }: { reason: string; isFinal: boolean },
): Promise<void> {
  const delaySeconds = retryDelaysSeconds[Math.min(attempts, retryDelaysSeconds.length) - 1];
  await queries.query(
    sql`update notifications set next_attempt_at = now() + make_interval(secs => ${delaySeconds}),
          reason = ${reason.slice(0, maxReasonLength)}, recipient = ${recipient}, subject = ${subject}, text = ${text},
       status = case when ${isFinal} then 'failed' else status end, settled_at = case when ${isFinal} then now() end
     where id = ${id} and attempts = ${attempts} and status = 'waiting'`,
  );
}

/** Releases reserved notifications that were not attempted; due again in a second. */
export async function releaseNotifications(
  queries: Queries,
  reserved: readonly ReservedNotification[],
): Promise<void> {
  await queries.query(
    `update notifications n set attempts = n.attempts - 1, next_attempt_at = now() + interval '1 second'
     from unnest($1::bigint[], $2::int[]) as t(id, attempts)
     where n.id = t.id and n.attempts = t.attempts and n.status = 'waiting'`,
    [reserved.map(({ id }) => id), reserved.map(({ attempts }) => attempts)],
  );
}

/** Deletes notifications that need not be sent. */
export async function dropNotifications(queries: Queries, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  await queries.query("delete from notifications where id = any($1::bigint[]) and status = 'waiting'", [ids]);
}

/** Records expired notifications as failed. Returns how many. */
export async function expireNotifications(queries: Queries): Promise<number> {
  const { rowCount } = await queries.query(
    `update notifications set status = 'failed', settled_at = now()
     where status = 'waiting' and expires_at <= now() and next_attempt_at <= now()`,
  );
  return rowCount ?? 0;
}

/** Milliseconds until the next one is due; null if none waits. */
export async function msUntilNextNotification(
  queries: Queries,
  channels: readonly NotificationChannel[],
): Promise<number | null> {
  const { rows } = await queries.query<{ ms: number | null }>(
    `select (extract(epoch from min(next_attempt_at) - now()) * 1000)::float8 as ms
     from notifications n where status = 'waiting' and channel = any($1) and ${isFirstSql}`,
    [channels],
  );
  return rows[0]?.ms ?? null;
}

export async function deleteOldNotifications({ database }: { database: { pool: Queries } }): Promise<number> {
  const { rowCount } = await database.pool.query(
    "delete from notifications where status <> 'waiting' and settled_at < now() - make_interval(days => $1)",
    [retentionDays.notifications],
  );
  return rowCount ?? 0;
}

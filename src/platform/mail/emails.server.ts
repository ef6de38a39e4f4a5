import sql from "sql-template-tag";
import type { Queries } from "../database/database.server.ts";
import { retentionDays } from "../retention/days.ts";

export type Email = { to: string; subject: string; text: string; html: string };

export type ReservedEmail = Email & { id: string; attempts: number };

/** How long an e-mail is reserved: longer than a delivery can take. After it, its process counts as killed. */
const leaseSeconds = 5 * 60;

/** Seconds between attempts; the last one repeats. */
const retrySeconds = [2, 10, 60, 300, 900, 2_400, 3_600, 7_200];

const maxLifetimeSeconds = 24 * 60 * 60;

/** Stores an e-mail until it is sent, or for `validSeconds`, a day at most. `receipt` records the result. */
export async function queueEmail(
  queries: Queries,
  email: Email,
  validSeconds = maxLifetimeSeconds,
  receipt?: string,
) {
  await queries.query(
    sql`insert into emails (recipient, subject, text, html, expires_at, receipt_id)
     values (${email.to}, ${email.subject}, ${email.text}, ${email.html},
          now() + make_interval(secs => ${Math.min(validSeconds, maxLifetimeSeconds)}), ${receipt})`,
  );
}

export async function createReceipt(queries: Queries): Promise<string> {
  const { rows } = await queries.query<{ id: string }>(
    "insert into email_receipts default values returning id",
  );
  return rows[0]?.id as string;
}

/** Reserves the oldest due e-mail for five minutes; undefined if none is due. */
export async function reserveEmail(queries: Queries): Promise<ReservedEmail | undefined> {
  const { rows } = await queries.query<ReservedEmail>(
    `update emails set attempts = attempts + 1, next_attempt_at = now() + make_interval(secs => $1)
     where id = (
       select id from emails where failed_at is null and next_attempt_at <= now() and expires_at > now()
       order by next_attempt_at limit 1 for update skip locked
     )
     returning id, recipient as to, subject, coalesce(text, '') as text, coalesce(html, '') as html, attempts`,
    [leaseSeconds],
  );
  return rows[0];
}

/** Deletes an e-mail that was sent or logged, and records that in its receipt. */
export async function finishEmail(queries: Queries, { id }: ReservedEmail, status: "sent" | "logged") {
  await queries.query(
    `with deleted as (delete from emails where id = $1 returning receipt_id)
     update email_receipts r set status = $2, at = now() from deleted where r.id = deleted.receipt_id`,
    [id, status],
  );
}

/** Schedules the next attempt after a pause that grows with the attempts. */
export async function retryEmail(queries: Queries, { id, attempts }: ReservedEmail) {
  const seconds = retrySeconds[Math.min(attempts, retrySeconds.length) - 1];
  await queries.query(
    "update emails set next_attempt_at = now() + make_interval(secs => $3) where id = $1 and attempts = $2",
    [id, attempts, seconds],
  );
}

/** Marks expired e-mails as failed and deletes their text, which may hold a secret. */
export async function expireEmails(queries: Queries) {
  const { rows } = await queries.query<{ id: string; subject: string; attempts: number }>(
    `with failed as (
       update emails set failed_at = now(), text = null, html = null
       where failed_at is null and expires_at <= now() returning id, subject, attempts, receipt_id
     ), updated_receipts as (
       update email_receipts r set status = 'failed', at = now() from failed where r.id = failed.receipt_id
     )
     select id, subject, attempts from failed`,
  );
  return rows;
}

/** Milliseconds until the next e-mail is due or expires; null if none waits. */
export async function untilNextEmail(queries: Queries): Promise<number | null> {
  const { rows } = await queries.query<{ ms: number | null }>(
    `select (extract(epoch from min(least(next_attempt_at, expires_at)) - now()) * 1000)::float8 as ms
     from emails where failed_at is null`,
  );
  return rows[0]?.ms ?? null;
}

/** Deletes the e-mails to an account, in the transaction that deletes the account. */
export const deleteEmailsTo = (queries: Queries, { email }: { email: string | null }) =>
  queries.query(
    `with deleted as (delete from emails where recipient = $1 returning receipt_id)
     update email_receipts r set status = 'failed', at = now() from deleted
     where r.id = deleted.receipt_id and r.status = 'waiting'`,
    [email],
  );

export async function deleteOldEmails({ database }: { database: { pool: Queries } }): Promise<number> {
  const { rowCount } = await database.pool.query(
    "delete from emails where failed_at < now() - make_interval(days => $1)",
    [retentionDays.failedEmails],
  );
  return rowCount ?? 0;
}

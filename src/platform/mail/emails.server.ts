import type { Pool } from "pg";

/** A mail to one person, as text and as simple HTML. */
export type Email = { to: string; subject: string; text: string; html: string };

/** A letter that one process has taken to send; `tries` counts this one, too. */
export type TakenEmail = Email & { id: string; tries: number };

/** A pool, or the client of a transaction. */
export type Queries = Pick<Pool, "query">;

/** Longer than a delivery can take: who has taken a letter and not come back by then was killed. */
const leaseSeconds = 5 * 60;

/** Between tries; the last one over and over. */
const pauses = [2, 10, 60, 300, 900, 2_400, 3_600, 7_200];

const longestSeconds = 24 * 60 * 60;

/** Keeps a letter until it is sent, or for `validSeconds`, a day at the most: then nobody needs it any more. */
export async function queueEmail(queries: Queries, letter: Email, validSeconds = longestSeconds) {
  await queries.query(
    `insert into letters (recipient, subject, text, html, expires_at)
     values ($1, $2, $3, $4, now() + make_interval(secs => $5))`,
    [letter.to, letter.subject, letter.text, letter.html, Math.min(validSeconds, longestSeconds)],
  );
}

/** The letter that has waited longest, for this process alone for five minutes; undefined where none is due. */
export async function takeEmail(queries: Queries): Promise<TakenEmail | undefined> {
  const { rows } = await queries.query<TakenEmail>(
    `update letters set tries = tries + 1, next_try_at = now() + make_interval(secs => $1)
     where id = (
       select id from letters where failed_at is null and next_try_at <= now() and expires_at > now()
       order by next_try_at limit 1 for update skip locked
     )
     returning id, recipient as to, subject, coalesce(text, '') as text, coalesce(html, '') as html, tries`,
    [leaseSeconds],
  );
  return rows[0];
}

/** A sent letter leaves nothing behind. */
export async function forgetEmail(queries: Queries, { id }: TakenEmail) {
  await queries.query("delete from letters where id = $1", [id]);
}

/** To be tried again after a while that grows with its tries. */
export async function putEmailBack(queries: Queries, { id, tries }: TakenEmail) {
  const seconds = pauses[Math.min(tries, pauses.length) - 1];
  await queries.query(
    "update letters set next_try_at = now() + make_interval(secs => $3) where id = $1 and tries = $2",
    [id, tries, seconds],
  );
}

/** Marks letters whose time is over as failed, and wipes what they say: there may be a secret in it. */
export async function giveEmailsUp(queries: Queries) {
  const { rows } = await queries.query<{ id: string; subject: string; tries: number }>(
    `update letters set failed_at = now(), text = null, html = null
     where failed_at is null and expires_at <= now() returning id, subject, tries`,
  );
  return rows;
}

/** Milliseconds until the next letter is due or over; null where none waits. */
export async function untilNextEmail(queries: Queries): Promise<number | null> {
  const { rows } = await queries.query<{ ms: number | null }>(
    `select (extract(epoch from min(least(next_try_at, expires_at)) - now()) * 1000)::float8 as ms
     from letters where failed_at is null`,
  );
  return rows[0]?.ms ?? null;
}

/** Deletes the e-mails to a user, in the transaction that deletes the account. */
export const forgetEmailsTo = (queries: Queries, { email }: { email: string }) =>
  queries.query("delete from letters where recipient = $1", [email]);

/** Forgets letters that failed a month ago. */
export async function forgetOldEmails({ database }: { database: { pool: Pool } }): Promise<void> {
  await database.pool.query("delete from letters where failed_at < now() - interval '30 days'");
}

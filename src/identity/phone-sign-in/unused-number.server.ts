import type { PoolClient } from "pg";
import { Problem } from "#src/api/problem.ts";
import { m } from "#src/language/messages.ts";
import { CapReached, countCapped } from "#src/platform/http/limits/limits.server.ts";
import type { Shop } from "#src/platform/shop.server.ts";
import { maxWrongInitials, unusedDays } from "./rules.ts";

/** SQL: whether user `u` has long used their number neither for a code nor for an order. */
const isUnusedSql = `greatest(u.mobile_proven_at, (
  select max(o.created_at) from orders o where o.user_id = u.id and o.mobile_e164 = u.mobile_e164
)) < now() - make_interval(days => ${unusedDays})`;

const monthSeconds = 30 * 24 * 60 * 60;

/**
 * Refuses a number that was long unused with `invalid_fields` at `initial`, unless that is the first letter of the
 * account's last name. Wrong letters are counted.
 */
export async function assertNameInitial(
  { database: { pool } }: Shop,
  mobile: string,
  initial: string | undefined,
): Promise<void> {
  const { rows } = await pool.query<{ id: number; name: string }>(
    `select u.id, u.name from users u where u.mobile_e164 = $1 and ${isUnusedSql}`,
    [mobile],
  );
  const [user] = rows;
  if (!user) return;
  if (!initial) throw nameInitialProblem(m.phone_sign_in_initial());
  const cap = { key: `codes:letters:${user.id}`, most: maxWrongInitials, seconds: monthSeconds };
  await countCapped(pool, [cap]).catch((error) => {
    throw error instanceof CapReached ? nameInitialProblem(m.phone_sign_in_initial_over()) : error;
  });
  if (firstLetter(initial) !== firstLetter(user.name.split(" ").at(-1) ?? ""))
    throw nameInitialProblem(m.phone_sign_in_initial_wrong());
}

const firstLetter = (text: string) => [...text.trim().normalize("NFC").toLowerCase()][0];

const nameInitialProblem = (message: string) =>
  new Problem("invalid_fields", message, { errors: { initial: message } });

/** Removes a long-unused number from its account and ends its sessions, so that the next owner can register it. */
export async function releaseUnusedNumber(client: PoolClient, mobile: string): Promise<void> {
  await client.query(
    `with released_users as (
       update users u set mobile_e164 = null, mobile_proven_at = null
       where u.mobile_e164 = $1 and ${isUnusedSql} returning u.id
     ), deleted_proofs as (
       delete from phone_proofs where mobile_e164 = $1 and user_id in (select id from released_users)
     )
     delete from sessions where user_id in (select id from released_users)`,
    [mobile],
  );
}

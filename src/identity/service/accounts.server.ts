import type { Database, Queries } from "#src/platform/database/database.server.ts";
import { inTransaction } from "#src/platform/database/transaction.server.ts";
import type { Shop } from "#src/platform/shop.server.ts";
import { clearUnverifiedAccount } from "../names/clear-unverified-account.server.ts";
import { closeUserSessions } from "../session/sessions.server.ts";
import { ownIssuer } from "./better-auth.server.ts";

export async function updateProfile(
  client: Queries,
  subject: string,
  { name, picture }: { name: string; picture: string | null },
): Promise<void> {
  await client.query(`update identity."user" set name = $2, image = $3, "updatedAt" = now() where id = $1`, [
    subject,
    name,
    picture,
  ]);
}

/** Ends better-auth's own sessions of a user, and every unused reset link. */
export async function endSessions(client: Queries, subject: string): Promise<void> {
  await client.query(
    `with links as (delete from identity.verification where value = $1)
     delete from identity.session where "userId" = $1`,
    [subject],
  );
}

/** Deletes better-auth's own sessions and reset links that are over. */
export async function deleteExpiredSignIns({ database }: Pick<Shop, "database">): Promise<void> {
  await database.pool.query(
    `with links as (delete from identity.verification where "expiresAt" < now())
     delete from identity.session where "expiresAt" < now()`,
  );
}

export async function deleteAccount(client: Queries, subject: string): Promise<void> {
  await endSessions(client, subject);
  await client.query(`delete from identity."user" where id = $1`, [subject]);
}

export async function confirmEmail({ pool }: Database, subject: string): Promise<void> {
  await pool.query(`update identity."user" set "emailVerified" = true where id = $1`, [subject]);
}

export async function isOpenSession({ pool }: Database, id: unknown, subject: unknown): Promise<boolean> {
  const { rowCount } = await pool.query(
    `select from identity.session where id = $1 and "userId" = $2 and "expiresAt" > now()`,
    [id, subject],
  );
  return rowCount === 1;
}

/** Gives an account to the user who has just verified its e-mail address, without what a stranger left in it. */
export async function claimAddress(database: Database, email: string, name: string): Promise<void> {
  await inTransaction(database, async (client) => {
    const { rows } = await client.query<{ id: string }>(
      `update identity."user" set "emailVerified" = true where email = $1 and not "emailVerified" returning id`,
      [email],
    );
    const subject = rows[0]?.id;
    if (!subject) return;
    await client.query(`delete from identity.account where "userId" = $1 and "providerId" = 'credential'`, [
      subject,
    ]);
    await endSessions(client, subject);
    await closeUserSessions(client, { issuer: ownIssuer, subject });
    await clearUnverifiedAccount(client, { issuer: ownIssuer, updateProfile }, { subject, name });
  });
}

/** SQL: how a user of this service signs in ("credential" is the password), and since when. */
export const signInWaysSql = (subject: string) =>
  `select json_agg(json_build_object('way', "providerId", 'since', "createdAt")) from identity.account where "userId" = ${subject}`;

/** SQL: the sessions of the shop's user with this id, as the user reads them. */
export const signInsSql = (userId: string) =>
  `select s."createdAt" as signed_in_at, s."updatedAt" as used_at, s."expiresAt" as expires_at,
     s."ipAddress" as network_address, s."userAgent" as browser
   from identity.session s join users u on u.subject = s."userId" where u.id = ${userId} order by s."createdAt"`;

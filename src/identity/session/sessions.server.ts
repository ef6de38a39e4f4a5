import { createHash, randomBytes } from "node:crypto";
import sql from "sql-template-tag";
import { Problem } from "#src/api/problem.ts";
import type { BackOfficeLock, Viewer } from "#src/api/viewer.ts";
import { m } from "#src/language/messages.ts";
import type { Queries } from "#src/platform/database/database.server.ts";
import { inTransaction } from "#src/platform/database/transaction.server.ts";
import type { Shop } from "#src/platform/shop.server.ts";
import { deviceOf } from "../own-sessions/device.server.ts";
import type { IdentityService } from "../service/identity-service.server.ts";

/** A session lasts so many days from its last use. */
export const sessionDays = 30;
/** However often it is used, a session ends after so many days: that of staff, and that of a customer. */
const mostDays = { staff: 30, customer: 365 };
export const mostDaysOf = ({ role }: Pick<Viewer, "role">) =>
  role === "user" ? mostDays.customer : mostDays.staff;

type SessionRow = Omit<Viewer, "locked"> & { aged: boolean; lock: BackOfficeLock | null };

/**
 * Opens a session; returns its token, of which only a hash is stored. `signedInAt` is when the user signed in at the identity service,
 * by which the session counts as fresh. Of `userAgent`, the header of that name, it stores the kind of browser and system.
 */
export async function openSession(
  shop: Shop,
  userId: number,
  signedInAt: Date | undefined,
  userAgent: string | undefined,
): Promise<string> {
  const token = newToken();
  const { browser, system } = deviceOf(userAgent);
  await shop.database.pool.query(
    sql`insert into sessions (token_hash, user_id, expires_at, used_at, signed_in_at, browser, system)
        values (${hashOf(token)}, ${userId}, now() + make_interval(days => ${sessionDays}), now(), ${signedInAt ?? null},
          ${browser}, ${system})`,
  );
  return token;
}

/** Ends the session of a request's bearer token; gives the e-mail address of its user, undefined where there is none. */
export async function closeSession(
  shop: Shop,
  authorization: string | undefined,
): Promise<string | undefined> {
  const token = bearerOf(authorization);
  if (!token) return undefined;
  const { rows } = await shop.database.pool.query<{ email: string }>(
    "delete from sessions s using users u where s.token_hash = $1 and u.id = s.user_id returning u.email",
    [hashOf(token)],
  );
  return rows[0]?.email;
}

/**
 * Ends every session of a user (`subject` is the id at the identity service), of the shop and of that service, and every unused
 * reset link. The session of the bearer token in `except` stays.
 */
export async function endAllSessions(
  shop: Shop,
  service: IdentityService,
  subject: string,
  except?: string,
): Promise<void> {
  await inTransaction(shop.database, async (client) => {
    await service.endSessions(client, subject);
    await closeSessionsOf(client, { issuer: service.issuer, subject }, except);
  });
}

/** Ends the shop's sessions of a user; the one of the bearer token in `except` stays. */
export async function closeSessionsOf(
  client: Queries,
  { issuer, subject }: { issuer: string; subject: string },
  except?: string,
): Promise<void> {
  await client.query(
    `delete from sessions where user_id in (select id from users where issuer = $1 and subject = $2)
     and token_hash <> $3`,
    [issuer, subject, hashOfBearer(except)],
  );
}

/** The user `u` of a session `s`, and why the back office is closed to it; $2 is the setting SECOND_FACTOR. */
const viewerColumns = `u.id, u.name, u.email, u.role, u.parts,
                  case when u.role = 'user' or s.factor_at is not null then null
                       when exists (select from second_factors where user_id = u.id and confirmed_at is not null) then 'prove'
                       when coalesce($2, (select second_factor from shop_details)) then 'enrol' end as lock`;

const isOpen = `s.expires_at > now() and u.blocked_at is null
             and s.created_at > now() - make_interval(days =>
               case when u.role = 'user' then ${mostDays.customer} else ${mostDays.staff} end)`;

/**
 * The user of a request's bearer token; null for none, an unknown or an expired one. A session lasts 30 days from its last use,
 * by which its end is moved once a day at most, and which is recorded once an hour; that of staff 30 days in all, so that nobody works for years on a token of one day.
 */
export async function viewerOf(shop: Shop, request: Request): Promise<Viewer | null> {
  const token = bearerOf(request.headers.get("authorization"));
  if (!token) return null;
  const hash = hashOf(token);
  const { rows } = await shop.database.pool.query<SessionRow>({
    name: "viewer-of",
    text: `select ${viewerColumns},
                  s.expires_at < now() + make_interval(days => ${sessionDays - 1})
                    or coalesce(s.used_at < now() - interval '1 hour', true) as aged
           from sessions s join users u on u.id = s.user_id
           where s.token_hash = $1 and ${isOpen}`,
    values: [hash, shop.settings.secondFactor ?? null],
  });
  const found = rows[0];
  if (!found) return null;
  const { aged, lock, ...viewer } = found;
  if (aged) await noteUse(shop, hash);
  return lock ? { ...viewer, locked: lock } : viewer;
}

/** The users of sessions by the hashes of their tokens, without those that are not open. */
export async function viewersOf(shop: Shop, hashes: readonly string[]): Promise<Map<string, Viewer>> {
  const { rows } = await shop.database.pool.query<Omit<SessionRow, "aged"> & { token_hash: string }>(
    `select ${viewerColumns}, s.token_hash from sessions s join users u on u.id = s.user_id
     where s.token_hash = any($1) and ${isOpen}`,
    [hashes, shop.settings.secondFactor ?? null],
  );
  return new Map(
    rows.map(({ token_hash, lock, ...viewer }) => [token_hash, lock ? { ...viewer, locked: lock } : viewer]),
  );
}

/**
 * Notes that the session of a request's bearer token has shown its second factor, and gives it a new token, which is returned: who
 * got hold of the one before has nothing any more.
 */
export async function noteSecondFactor(client: Queries, authorization: string | undefined): Promise<string> {
  const token = newToken();
  await client.query("update sessions set token_hash = $2, factor_at = now() where token_hash = $1", [
    hashOfBearer(authorization),
    hashOf(token),
  ]);
  return token;
}

/**
 * Refuses with `second_factor` where the viewer has a second factor that the session of a request's bearer token has not shown: a
 * password alone must not take over their account.
 */
export async function demandOwnFactor(
  shop: Shop,
  { id }: Viewer,
  authorization: string | undefined,
): Promise<void> {
  const { rowCount } = await shop.database.pool.query(
    `select from second_factors where user_id = $1 and confirmed_at is not null
       and not exists (select from sessions where token_hash = $2 and factor_at is not null)`,
    [id, hashOfBearer(authorization)],
  );
  if (rowCount === 1)
    throw new Problem("second_factor", m.factor_own_first(), { details: { lock: "prove" } });
}

/** Whether the session of a request's bearer token has shown its second factor. */
export async function hasSecondFactor(shop: Shop, authorization: string | undefined): Promise<boolean> {
  const { rowCount } = await shop.database.pool.query(
    "select from sessions where token_hash = $1 and factor_at is not null",
    [hashOfBearer(authorization)],
  );
  return rowCount === 1;
}

/** A sign-in counts as fresh for so long. */
const freshMinutes = 10;

/**
 * Whether the user of a request's bearer token signed in at the identity service within the last minutes. A session that was opened
 * with an older proof is not fresh.
 */
export async function isFreshSession(shop: Shop, authorization: string | undefined): Promise<boolean> {
  const { rowCount } = await shop.database.pool.query(
    `select from sessions where token_hash = $1 and signed_in_at > now() - make_interval(mins => ${freshMinutes})`,
    [hashOfBearer(authorization)],
  );
  return rowCount === 1;
}

/** The end is left alone where it is no day behind: an update of no indexed column is a cheap one. */
async function noteUse(shop: Shop, hash: string) {
  await shop.database.pool.query(
    `update sessions set used_at = now(),
       expires_at = case when expires_at < now() + make_interval(days => ${sessionDays - 1})
                         then now() + make_interval(days => ${sessionDays}) else expires_at end
     where token_hash = $1`,
    [hash],
  );
}

/** Deletes sessions that have expired. */
export async function forgetOldSessions(shop: Shop): Promise<void> {
  await shop.database.pool.query("delete from sessions where expires_at < now()");
}

/** What is stored of a request's bearer token; empty without one, as no stored hash is. */
export function hashOfBearer(authorization: string | undefined): string {
  const token = bearerOf(authorization);
  return token ? hashOf(token) : "";
}

const newToken = () => randomBytes(32).toString("base64url");

function bearerOf(authorization: string | null | undefined): string | undefined {
  return /^Bearer ([\w-]{20,100})$/i.exec(authorization ?? "")?.[1];
}

const hashOf = (token: string) => createHash("sha256").update(token).digest("base64url");

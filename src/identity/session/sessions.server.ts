import { createHash, randomBytes } from "node:crypto";
import sql from "sql-template-tag";
import { Problem } from "#src/api/problem.ts";
import type { BackOfficeLock, Viewer } from "#src/api/viewer.ts";
import { localMobile } from "#src/language/contact/phone.ts";
import { m } from "#src/language/messages.ts";
import type { Queries } from "#src/platform/database/database.server.ts";
import { inTransaction } from "#src/platform/database/transaction.server.ts";
import { retentionDays } from "#src/platform/retention/days.ts";
import type { Shop } from "#src/platform/shop.server.ts";
import { parseUserAgent } from "../own-sessions/parse-user-agent.server.ts";
import type { IdentityService } from "../service/identity-service.server.ts";

/** Days from the last use of a session until it expires. */
export const sessionDays = retentionDays.sessions;
/** Days from the start of a session until it ends, however often it is used. */
const maxTotalDays = { staff: 30, customer: 365 };
export const maxSessionDays = ({ role }: Pick<Viewer, "role">) =>
  role === "user" ? maxTotalDays.customer : maxTotalDays.staff;

/** A user as selected; `toViewer` makes a viewer of it. */
export type ViewerRow = Omit<Viewer, "locked" | "mobile_no"> & { mobile_e164: string | null };

type SessionRow = ViewerRow & {
  /** Whether the use or the expiry of the session has to be updated. */
  aged: boolean;
  /** Why the back office is closed to the session; null if it is open, or for a customer. */
  lock: BackOfficeLock | null;
};

export const toViewer = ({ id, name, email, mobile_e164, role, parts }: ViewerRow): Viewer => ({
  id,
  name,
  email,
  ...(mobile_e164 && { mobile_no: localMobile(mobile_e164) }),
  role,
  parts,
});

const toLockedViewer = ({ lock, ...row }: ViewerRow & { lock: BackOfficeLock | null }): Viewer => ({
  ...toViewer(row),
  ...(lock && { locked: lock }),
});

/** Opens a session and returns its token, which is stored hashed. `signedInAt`: the identity service's sign-in. */
export async function openSession(
  client: Queries,
  userId: number,
  signedInAt: Date | undefined,
  userAgent: string | undefined,
): Promise<string> {
  const token = createToken();
  const { browser, system } = parseUserAgent(userAgent);
  await client.query(
    sql`insert into sessions (token_hash, user_id, expires_at, used_at, signed_in_at, browser, system)
        values (${hashToken(token)}, ${userId}, now() + make_interval(days => ${sessionDays}), now(), ${signedInAt ?? null},
          ${browser}, ${system})`,
  );
  return token;
}

/** Ends the session of a bearer token; returns its user, if any. */
export async function closeSession(
  shop: Shop,
  authorization: string | undefined,
): Promise<Pick<Viewer, "id" | "email"> | undefined> {
  const token = readBearer(authorization);
  if (!token) return undefined;
  const { rows } = await shop.database.pool.query<{ id: number; email: string | null }>(
    "delete from sessions s using users u where s.token_hash = $1 and u.id = s.user_id returning u.id, u.email",
    [hashToken(token)],
  );
  return rows[0];
}

/**
 * Ends a user's sessions here and at the identity service, whose id of the user is `subject`, and reset
 * links. Keeps the session of the header `exceptAuthorization`.
 */
export async function endAllSessions(
  shop: Shop,
  service: IdentityService,
  subject: string,
  exceptAuthorization?: string,
): Promise<void> {
  await inTransaction(shop.database, async (client) => {
    await service.endSessions(client, subject);
    await closeUserSessions(client, { issuer: service.issuer, subject }, exceptAuthorization);
  });
}

/** Ends sessions like `endAllSessions`, for a viewer who may be unknown to the identity service. */
export async function endOwnSessions(
  shop: Shop,
  service: IdentityService,
  { id }: Viewer,
  exceptAuthorization?: string,
): Promise<void> {
  await inTransaction(shop.database, async (client) => {
    const { rows } = await client.query<{ issuer: string; subject: string }>(
      "select issuer, subject from users where id = $1",
      [id],
    );
    const [user] = rows;
    if (user?.issuer === service.issuer) await service.endSessions(client, user.subject);
    await client.query("delete from sessions where user_id = $1 and token_hash <> $2", [
      id,
      hashBearer(exceptAuthorization),
    ]);
  });
}

/** Ends the shop's sessions of a user. Keeps the session of `exceptAuthorization`. */
export async function closeUserSessions(
  client: Queries,
  { issuer, subject }: { issuer: string; subject: string },
  exceptAuthorization?: string,
): Promise<void> {
  await client.query(
    `delete from sessions where user_id in (select id from users where issuer = $1 and subject = $2)
     and token_hash <> $3`,
    [issuer, subject, hashBearer(exceptAuthorization)],
  );
}

/**
 * SQL: the user `u` of a session `s`, and why the back office is locked: `prove` if the session has not shown
 * the user's second factor, `enrol` if the user has none and needs one. $2 is the setting SECOND_FACTOR.
 */
const viewerColumnsSql = `u.id, u.name, u.email, u.mobile_e164, u.role, u.parts,
                  case when u.role = 'user' or s.factor_at is not null then null
                       when exists (select from second_factors where user_id = u.id and confirmed_at is not null) then 'prove'
                       when coalesce($2, (select second_factor from shop_details)) then 'enrol' end as lock`;

const isOpenSql = `s.expires_at > now() and u.blocked_at is null and u.deleted_at is null
             and s.created_at > now() - make_interval(days =>
               case when u.role = 'user' then ${maxTotalDays.customer} else ${maxTotalDays.staff} end)`;

/**
 * Returns a bearer token's user, or null without an open session. Sessions last 30 days from the last use; those
 * of staff 30 days in total.
 */
export async function findViewer(shop: Shop, request: Request): Promise<Viewer | null> {
  const token = readBearer(request.headers.get("authorization"));
  if (!token) return null;
  const hash = hashToken(token);
  const { rows } = await shop.database.pool.query<SessionRow>({
    name: "viewer-of",
    text: `select ${viewerColumnsSql},
                  s.expires_at < now() + make_interval(days => ${sessionDays - 1})
                    or coalesce(s.used_at < now() - interval '1 hour', true) as aged
           from sessions s join users u on u.id = s.user_id
           where s.token_hash = $1 and ${isOpenSql}`,
    values: [hash, shop.settings.secondFactor ?? null],
  });
  const sessionRow = rows[0];
  if (!sessionRow) return null;
  if (sessionRow.aged) await recordUse(shop, hash);
  return toLockedViewer(sessionRow);
}

/** The users of those sessions that are open, by the hashes of their tokens. */
export async function findViewers(shop: Shop, tokenHashes: readonly string[]): Promise<Map<string, Viewer>> {
  const { rows } = await shop.database.pool.query<Omit<SessionRow, "aged"> & { token_hash: string }>(
    `select ${viewerColumnsSql}, s.token_hash from sessions s join users u on u.id = s.user_id
     where s.token_hash = any($1) and ${isOpenSql}`,
    [tokenHashes, shop.settings.secondFactor ?? null],
  );
  return new Map(rows.map(({ token_hash, ...row }) => [token_hash, toLockedViewer(row)]));
}

/** Records the second factor for a session, and returns its new token: one stolen before becomes useless. */
export async function recordSecondFactor(
  client: Queries,
  authorization: string | undefined,
): Promise<string> {
  const token = createToken();
  await client.query("update sessions set token_hash = $2, factor_at = now() where token_hash = $1", [
    hashBearer(authorization),
    hashToken(token),
  ]);
  return token;
}

/**
 * Refuses with `second_factor` a viewer who has one, until this session has shown it: a password alone must not
 * take over an account.
 */
export async function assertOwnFactorShown(
  shop: Shop,
  { id }: Viewer,
  authorization: string | undefined,
): Promise<void> {
  const { rowCount } = await shop.database.pool.query(
    `select from second_factors where user_id = $1 and confirmed_at is not null
       and not exists (select from sessions where token_hash = $2 and factor_at is not null)`,
    [id, hashBearer(authorization)],
  );
  if (rowCount === 1)
    throw new Problem("second_factor", m.factor_own_first(), { details: { lock: "prove" } });
}

/** Whether this session has shown the second factor. */
export async function hasShownSecondFactor(shop: Shop, authorization: string | undefined): Promise<boolean> {
  const { rowCount } = await shop.database.pool.query(
    "select from sessions where token_hash = $1 and factor_at is not null",
    [hashBearer(authorization)],
  );
  return rowCount === 1;
}

/** How long a sign-in counts as fresh. */
const freshMinutes = 10;

/** Whether the user signed in at the identity service within the last minutes; an older proof is not fresh. */
export async function isFreshSession(shop: Shop, authorization: string | undefined): Promise<boolean> {
  const { rowCount } = await shop.database.pool.query(
    `select from sessions where token_hash = $1 and signed_in_at > now() - make_interval(mins => ${freshMinutes})`,
    [hashBearer(authorization)],
  );
  return rowCount === 1;
}

/** Moves the expiry only once a day: an update without indexed columns is cheap. */
async function recordUse(shop: Shop, hash: string) {
  await shop.database.pool.query(
    `update sessions set used_at = now(),
       expires_at = case when expires_at < now() + make_interval(days => ${sessionDays - 1})
                         then now() + make_interval(days => ${sessionDays}) else expires_at end
     where token_hash = $1`,
    [hash],
  );
}

export async function deleteOldSessions(shop: Shop): Promise<number> {
  const { rowCount } = await shop.database.pool.query("delete from sessions where expires_at < now()");
  return rowCount ?? 0;
}

/** The stored hash of a bearer token; empty without one, which matches no session. */
export function hashBearer(authorization: string | undefined): string {
  const token = readBearer(authorization);
  return token ? hashToken(token) : "";
}

const createToken = () => randomBytes(32).toString("base64url");

/** The token of a header "Bearer …"; undefined if there is none, or it cannot be one of ours. */
function readBearer(authorization: string | null | undefined): string | undefined {
  return /^Bearer ([\w-]{20,100})$/i.exec(authorization ?? "")?.[1];
}

const hashToken = (token: string) => createHash("sha256").update(token).digest("base64url");

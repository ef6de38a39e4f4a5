import { createHmac, timingSafeEqual } from "node:crypto";
import type { PoolClient } from "pg";
import { Problem } from "#src/api/problem.ts";
import { m } from "#src/language/messages.ts";
import { formatNumber } from "#src/language/numbers/numbers.ts";
import type { Queries } from "#src/platform/database/database.server.ts";
import { type Cap, countCapped } from "#src/platform/http/limits/limits.server.ts";
import { retentionDays } from "#src/platform/retention/days.ts";
import { readOrCreateSecret } from "#src/platform/settings/secrets.server.ts";
import type { Shop } from "#src/platform/shop.server.ts";
import {
  allSignInShare,
  maxCodesForAccount,
  maxCodesFromNetwork,
  maxCodesToNumber,
  maxWrongCodes,
  pauseSecondsAfter,
  signInShare,
} from "./rules.ts";

/** Whose number a code proves. */
export type PhoneOwner = {
  /** The account; null for signing in. */
  userId: number | null;
  /** The number in E.164. */
  mobile: string;
  /** Whether the device has signed in with it before. It then has limits of its own: strangers cannot lock it out. */
  isKnown?: boolean;
};

async function hashWithSecret(shop: Shop, text: string): Promise<string> {
  const secret = await readOrCreateSecret(shop.database, "phone-codes");
  return createHmac("sha256", secret).update(text).digest("base64url");
}

/** The hash of a code: keyed with the shop's secret, as six digits are quickly guessed, and bound to the owner. */
export const hashCode = (shop: Shop, { userId, mobile }: PhoneOwner, code: string): Promise<string> =>
  hashWithSecret(shop, `${userId} ${mobile} ${code}`);

/**
 * Returns a signed reference to a code. Only the browser that requested the code has it, so nobody else can
 * use up its attempts.
 */
export const createCodeReference = async (shop: Shop, codeId: number): Promise<string> =>
  `${codeId}.${await hashWithSecret(shop, `request ${codeId}`)}`;

/** The id of the code in `createCodeReference`; undefined for a forged one. */
export async function readCodeId(shop: Shop, request: string): Promise<number | undefined> {
  // At most 15 digits: a number holds them exactly.
  const id = Number(/^([1-9][0-9]{0,14})\./.exec(request)?.[1]);
  return id && isSameSecret(request, await createCodeReference(shop, id)) ? id : undefined;
}

/** Compares in a time that does not reveal where the texts differ. */
const isSameSecret = (one: string, other: string): boolean =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));

/** The id of the code that was sent last to a number for an account. */
export async function findNewestCode(
  shop: Shop,
  { userId, mobile }: PhoneOwner,
): Promise<number | undefined> {
  const { rows } = await shop.database.pool.query<{ id: number }>(
    "select id from phone_codes where user_id = $1 and mobile_e164 = $2 order by id desc limit 1",
    [userId, mobile],
  );
  return rows[0]?.id;
}

/**
 * Counts an attempt, then compares `code` with the one that was sent under `id`; returns `id`. Refuses with
 * `invalid_fields` a wrong or expired code.
 */
export async function checkCode(
  shop: Shop,
  id: number | undefined,
  owner: PhoneOwner,
  code: string,
): Promise<number> {
  const { rows } = await shop.database.pool.query<{ code_hash: string; attempts: number }>(
    `update phone_codes set attempts = attempts + 1
     where id = $1 and user_id is not distinct from $2 and mobile_e164 = $3 and attempts < $4 and expires_at > now()
     returning code_hash, attempts`,
    [id ?? null, owner.userId, owner.mobile, maxWrongCodes],
  );
  const sentCode = rows[0];
  if (!sentCode || id === undefined) throw codeExpiredProblem();
  if (isSameSecret(sentCode.code_hash, await hashCode(shop, owner, code))) {
    // A right code does not count: the browser may send it again with a name or an initial.
    await shop.database.pool.query("update phone_codes set attempts = attempts - 1 where id = $1", [id]);
    return id;
  }
  const attemptsLeft = maxWrongCodes - sentCode.attempts;
  throw attemptsLeft > 0
    ? codeProblem(m.phone_code_wrong({ left: formatNumber(attemptsLeft) }))
    : codeExpiredProblem();
}

/** Ends a code that was right; refuses one that was used meanwhile. */
export async function consumeCode(client: Pick<PoolClient, "query">, id: number): Promise<void> {
  // `epoch`, not now(): a transaction that started earlier and waited for this one has an earlier now(), so
  // the code would still be valid for it.
  const { rowCount } = await client.query(
    "update phone_codes set expires_at = 'epoch' where id = $1 and expires_at > now()",
    [id],
  );
  if (rowCount === 0) throw codeExpiredProblem();
}

const codeProblem = (message: string) =>
  new Problem("invalid_fields", message, { errors: { code: message } });

const codeExpiredProblem = () => codeProblem(m.phone_code_over());

/** Writes down that a number was proven by a code for an account. */
export async function writeProof(
  client: Pick<PoolClient, "query">,
  userId: number,
  mobile: string,
): Promise<void> {
  await client.query(
    "insert into phone_proofs (user_id, mobile_e164) values ($1, $2) on conflict do nothing",
    [userId, mobile],
  );
}

const daySeconds = 24 * 60 * 60;

/** The limits of codes by number, account and `network`; `perDay` limits all, as the shop pays for each. */
export const codeCaps = (owner: PhoneOwner, network: string, perDay: number): Cap[] => [
  { key: numberKey(owner), most: maxCodesToNumber, seconds: daySeconds },
  ...ownerCaps(owner, perDay),
  { key: `codes:network:${network}`, most: maxCodesFromNetwork, seconds: daySeconds },
  { key: "codes:shop", most: perDay, seconds: daySeconds },
];

function ownerCaps({ userId, isKnown }: PhoneOwner, perDay: number): Cap[] {
  if (userId !== null)
    return [{ key: `codes:account:${userId}`, most: maxCodesForAccount, seconds: daySeconds }];
  const allSignInCap = {
    key: "codes:all-sign-in",
    most: Math.ceil(perDay * allSignInShare),
    seconds: daySeconds,
  };
  if (isKnown) return [allSignInCap];
  return [{ key: "codes:sign-in", most: Math.ceil(perDay * signInShare), seconds: daySeconds }, allSignInCap];
}

type LimitedNumber = Pick<PhoneOwner, "mobile" | "isKnown">;

const keyPrefix = (isKnown = false) => (isKnown ? "known-" : "");

const numberKey = ({ mobile, isKnown }: LimitedNumber) => `codes:${keyPrefix(isKnown)}number:${mobile}`;

/** The key of the cap that lets one code pass until the pause after it is over. */
export const pauseKey = ({ mobile, isKnown }: LimitedNumber) => `codes:${keyPrefix(isKnown)}pause:${mobile}`;

/**
 * Counts a code before it is sent; returns the seconds until the next one. Throws `CapReached`, with the cap
 * of `pauseKey` if it is too early.
 */
export async function countCode(
  client: PoolClient,
  owner: PhoneOwner,
  caps: readonly Cap[],
): Promise<number> {
  const counts = await countCapped(client, caps);
  const pauseSeconds = pauseSecondsAfter(counts.get(numberKey(owner)) ?? 1);
  await countCapped(client, [{ key: pauseKey(owner), most: 1, seconds: pauseSeconds }]);
  return pauseSeconds;
}

/** Deletes codes a day after they were sent. */
export async function deletePhoneCodes({ database }: { database: { pool: Queries } }): Promise<number> {
  const { rowCount } = await database.pool.query(
    "delete from phone_codes where sent_at < now() - make_interval(days => $1)",
    [retentionDays.phoneCodes],
  );
  return rowCount ?? 0;
}

/** Deletes the numbers of a deleted account. The counters of the limits remain. */
export async function deletePhones(client: Pick<PoolClient, "query">, { id }: { id: number }): Promise<void> {
  await client.query("delete from phone_codes where user_id = $1", [id]);
  await client.query("delete from phone_proofs where user_id = $1", [id]);
}

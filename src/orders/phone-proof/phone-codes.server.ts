import { createHmac, timingSafeEqual } from "node:crypto";
import type { PoolClient } from "pg";
import type { Queries } from "#src/platform/database/database.server.ts";
import { type Cap, countCapped } from "#src/platform/http/limits/limits.server.ts";
import { storedSecret } from "#src/platform/settings/secrets.server.ts";
import type { Shop } from "#src/platform/shop.server.ts";
import { maxForAccount, maxFromNetwork, maxToNumber, pauseAfter } from "./rules.ts";

/** The account and the E.164 number that a code proves. */
export type PhoneOwner = { userId: number; mobile: string };

/** Keyed with the shop's secret, as six digits are quickly guessed, and bound to its owner. */
export async function codeHash(shop: Shop, { userId, mobile }: PhoneOwner, code: string): Promise<string> {
  const secret = await storedSecret(shop.database, "phone-codes");
  return createHmac("sha256", secret).update(`${userId} ${mobile} ${code}`).digest("base64url");
}

export const isSameHash = (one: string, other: string): boolean =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));

const daySeconds = 24 * 60 * 60;

/** The limits of codes by number, account, `network`, and `perDay` in all, which the shop pays for. */
export const codeCaps = ({ userId, mobile }: PhoneOwner, network: string, perDay: number): Cap[] => [
  { key: numberKey(mobile), most: maxToNumber, seconds: daySeconds },
  { key: `codes:account:${userId}`, most: maxForAccount, seconds: daySeconds },
  { key: `codes:network:${network}`, most: maxFromNetwork, seconds: daySeconds },
  { key: "codes:shop", most: perDay, seconds: daySeconds },
];

const numberKey = (mobile: string) => `codes:number:${mobile}`;

export const pauseKey = (mobile: string) => `codes:pause:${mobile}`;

/**
 * Counts a code before it is sent; returns the seconds until the next one. Throws `CapReached`, with the cap
 * of `pauseKey` if it is too early.
 */
export async function countCode(
  client: PoolClient,
  { mobile }: PhoneOwner,
  caps: readonly Cap[],
): Promise<number> {
  const counts = await countCapped(client, caps);
  const seconds = pauseAfter(counts.get(numberKey(mobile)) ?? 1);
  await countCapped(client, [{ key: pauseKey(mobile), most: 1, seconds }]);
  return seconds;
}

/** Deletes codes a day after they were sent. */
export async function deletePhoneCodes({ database }: { database: { pool: Queries } }): Promise<void> {
  await database.pool.query("delete from phone_codes where sent_at < now() - interval '1 day'");
}

/** Deletes the numbers of a deleted account. The counters of the limits remain. */
export async function deletePhones(client: Pick<PoolClient, "query">, { id }: { id: number }): Promise<void> {
  await client.query("delete from phone_codes where user_id = $1", [id]);
  await client.query("delete from phone_proofs where user_id = $1", [id]);
}

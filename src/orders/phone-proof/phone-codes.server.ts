import { createHmac, timingSafeEqual } from "node:crypto";
import type { PoolClient } from "pg";
import type { Queries } from "../../platform/database/database.server.ts";
import { storedSecret } from "../../platform/settings/secrets.server.ts";
import type { Shop } from "../../platform/shop.server.ts";

/** An account and a number in E.164: what a code proves. */
export type PhoneOwner = { userId: number; mobile: string };

/** What is stored of a code. A million codes are soon tried, so that it needs the shop's secret; and it fits this owner only. */
export async function codeHash(shop: Shop, { userId, mobile }: PhoneOwner, code: string): Promise<string> {
  const secret = await storedSecret(shop.database, "phone-codes");
  return createHmac("sha256", secret).update(`${userId} ${mobile} ${code}`).digest("base64url");
}

export const isSameHash = (one: string, other: string): boolean =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));

/** The codes of the last 24 hours, for the limits. `since`: seconds since the last one to this number. */
export type SentCodes = { to_number: number; from_address: number; in_all: number; since: number };

export async function sentCodes(queries: Queries, mobile: string, address: string): Promise<SentCodes> {
  const { rows } = await queries.query<SentCodes>(
    `select count(*) filter (where mobile_e164 = $1)::int as to_number,
            count(*) filter (where address = $2)::int as from_address, count(*)::int as in_all,
            coalesce(extract(epoch from now() - max(sent_at) filter (where mobile_e164 = $1)), 0)::float8 as since
     from phone_codes where sent_at > now() - interval '1 day'`,
    [mobile, address],
  );
  return rows[0] as SentCodes;
}

/** Deletes codes a day after they were sent. */
export async function forgetPhoneCodes({ database }: { database: { pool: Queries } }): Promise<void> {
  await database.pool.query("delete from phone_codes where sent_at < now() - interval '1 day'");
}

/** Deletes what is kept of the phone numbers of a user whose account is deleted. */
export async function forgetPhones(client: Pick<PoolClient, "query">, { id }: { id: string }): Promise<void> {
  await client.query("delete from phone_codes where user_id = $1", [id]);
  await client.query("delete from phone_proofs where user_id = $1", [id]);
}

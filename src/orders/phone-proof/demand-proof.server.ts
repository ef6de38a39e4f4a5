import { Problem } from "#src/api/problem.ts";
import type { Viewer } from "#src/api/viewer.ts";
import { codeCaps, pauseKey } from "#src/identity/phone-codes/phone-codes.server.ts";
import { maxWrongCodes } from "#src/identity/phone-codes/rules.ts";
import { bangladeshiMobile } from "#src/language/contact/phone.ts";
import { m } from "#src/language/messages.ts";
import type { ApiContext } from "#src/platform/http/api.server.ts";
import { isCapReached } from "#src/platform/http/limits/limits.server.ts";
import type { UnprovenPhone } from "./contract.ts";

/** SQL: whether the number of order `o` is proven for its customer, by a code or a delivered order. */
const isProvenSql = `(exists (select from phone_proofs p where p.user_id = o.user_id and p.mobile_e164 = o.mobile_e164)
  or exists (select from orders k where k.mobile_e164 = o.mobile_e164 and k.user_id = o.user_id and k.status = 'completed'))`;

/** SQL: whether order `o` was accepted without the proof that the shop requires. */
export const isUnprovenSql = `(o.taken_by is null and o.mobile_e164 is not null
  and (select proves_phone from shop_details) and not ${isProvenSql})`;

/**
 * Refuses an unproven Bangladeshi mobile with `phone_unproven`. Returns false, and the shop calls, if no more
 * codes can be sent today: else anyone could block a stranger's orders by using up the codes.
 */
export async function demandProof(
  { shop, viewer, network }: ApiContext<Viewer>,
  mobile_no: string,
): Promise<boolean> {
  const { proves_phone, codes_per_day } = await shop.details.current();
  const mobile = bangladeshiMobile(mobile_no);
  if (!proves_phone || !mobile || !(await shop.details.sending()).sms) return true;
  const { pool } = shop.database;
  const owner = { userId: viewer.id, mobile };
  const { rows } = await pool.query<{ proven: boolean; open: boolean; wait: number }>(
    `select ${isProvenSql} as proven,
       exists (select from phone_codes
         where user_id = $1 and mobile_e164 = $2 and expires_at > now() and attempts < $3) as open,
       coalesce((select greatest(0, ceil(extract(epoch from window_ends - now())))::int
         from rate_limits where key = $4), 0) as wait
     from (select $1::bigint as user_id, $2::text as mobile_e164) o`,
    [owner.userId, mobile, maxWrongCodes, pauseKey(owner)],
  );
  const { proven, open: hasValidCode, wait: waitSeconds } = rows[0] as (typeof rows)[number];
  if (proven) return true;
  if (await isCapReached(pool, codeCaps(owner, network, codes_per_day))) return false;
  const details: UnprovenPhone = { mobile_no, ...(hasValidCode && { resend_after: waitSeconds }) };
  throw new Problem("phone_unproven", m.phone_unproven({ number: mobile_no }), { details });
}

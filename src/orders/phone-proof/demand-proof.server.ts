import { Problem } from "../../api/problem.ts";
import { bangladeshiMobile } from "../../language/contact/phone.ts";
import { m } from "../../language/messages.ts";
import type { Shop } from "../../platform/shop.server.ts";
import type { UnprovenPhone } from "./contract.ts";
import { maxWrong, resendAfter } from "./rules.ts";

type PhoneRow = { proven: boolean; spent: boolean; open: boolean; sent: number; since: number };

/**
 * Refuses with `phone_unproven` an order of a customer, placed or changed, to a number that is not known to be theirs, where the shop asks for that. It
 * is known by a code, or by an order of theirs that was delivered to it. What is no mobile of Bangladesh gets no SMS, and where the
 * day's codes are spent nobody gets one: such orders are taken, and the shop calls.
 */
export async function demandProof(shop: Shop, userId: number, mobile_no: string): Promise<void> {
  const { proves_phone, codes_per_day } = await shop.details.current();
  const mobile = bangladeshiMobile(mobile_no);
  if (!proves_phone || !shop.settings.sms || !mobile) return;
  const { rows } = await shop.database.pool.query<PhoneRow>(
    `select exists (select from phone_proofs where user_id = $1 and mobile_e164 = $2)
            or exists (select from orders where mobile_e164 = $2 and user_id = $1 and status = 'completed') as proven,
       (select count(*) from phone_codes where sent_at > now() - interval '1 day') >= $3 as spent,
       exists (select from phone_codes where user_id = $1 and mobile_e164 = $2 and expires_at > now() and attempts < $4) as open,
       (select count(*)::int from phone_codes where mobile_e164 = $2 and sent_at > now() - interval '1 day') as sent,
       coalesce((select extract(epoch from now() - max(sent_at)) from phone_codes
                 where mobile_e164 = $2 and sent_at > now() - interval '1 day'), 0)::float8 as since`,
    [userId, mobile, codes_per_day, maxWrong],
  );
  const { proven, spent, open, sent, since } = rows[0] as PhoneRow;
  if (proven || spent) return;
  const details: UnprovenPhone = { mobile_no, ...(open && { resend_after: resendAfter(sent, since) }) };
  throw new Problem("phone_unproven", m.phone_unproven({ number: mobile_no }), { details });
}

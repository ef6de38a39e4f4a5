import { pendingAgreementSql } from "../order-rows.server.ts";
import { isUnprovenSql } from "../phone-proof/demand-proof.server.ts";

/** SQL: whether order `o` must be called again because its customer changed it; see `changeOwnItems`. */
export const isRaisedSql = `(o.status = 'pending' and coalesce(
  (select s.user_id = o.user_id from order_steps s where s.order_id = o.id order by s.id desc limit 1), false))`;

/**
 * SQL: whether the customer of order `o` is trusted: enough orders were delivered to the account, and none of the
 * account or the number was refused.
 */
const isTrustedSql = `exists (
  select from shop_details d cross join lateral (
    select count(*) filter (where k.status = 'completed' and k.user_id = o.user_id) as delivered,
           count(*) filter (where exists (
             select from order_steps s where s.order_id = k.id and s.reason = 'refused')) as refused
    from orders k where k.user_id = o.user_id or k.mobile_e164 = o.mobile_e164) known
  where known.delivered >= d.called_until and known.refused = 0)`;

/**
 * SQL: whether the shop must call about order `o`. Trusted customers (by the admin's rule) are skipped,
 * unless something is to be agreed, the number is unproven, or they raised a confirmed order.
 */
export const needsCallSql = `(o.status = 'processing' and o.fulfilment = 'not_delivered'
  or o.status = 'pending' and (${pendingAgreementSql} is not null or ${isUnprovenSql} or ${isRaisedSql} or not ${isTrustedSql}))`;

import type { Viewer } from "#src/api/viewer.ts";
import { toTaka } from "#src/language/numbers/money.ts";
import { needsCallSql } from "#src/orders/calls/needs-call.server.ts";
import { heldSeconds, maxToCall } from "#src/orders/calls/rules.ts";
import { orderNumber, type ToAgree } from "#src/orders/order.ts";
import { pendingAgreementSql } from "#src/orders/order-rows.server.ts";
import type { ApiContext } from "#src/platform/http/api.server.ts";
import type { CallQueue } from "./contract.ts";

type QueueRow = {
  id: number;
  name: string;
  created_at: Date;
  calls: number;
  call_again_at: Date | null;
  /** The colleague who holds the call. */
  caller: string | null;
  /** The customer is trusted and needs no call. */
  skipped: boolean;
  to_agree: ToAgree | null;
};

/**
 * Orders to confirm and undelivered ones; postponed calls last. Orders of trusted customers are returned
 * separately in `meta.skipped`. SQL: order `o`, its calls so far `c`, and `h`, the colleague who holds the
 * call.
 */
export async function loadCallQueue(
  _input: object,
  { shop, viewer }: ApiContext<Viewer>,
): Promise<CallQueue> {
  const { pool } = shop.database;
  const { rows } = await pool.query<QueueRow>(
    `select o.id, u.name, o.created_at, c.calls, c.call_again_at, h.name as caller,
            not ${needsCallSql} as skipped, ${pendingAgreementSql} as to_agree
     from ((select * from orders where status = 'pending' order by id limit ${maxToCall})
       union all (select * from orders where status = 'processing' and fulfilment = 'not_delivered'
                  order by id limit ${maxToCall})) o
     join users u on u.id = o.user_id
     cross join lateral (
       select count(*) as calls, (array_agg(call_again_at order by id desc))[1] as call_again_at
       from order_calls where order_id = o.id) c
     left join lateral (
       select a.name from order_callers h join users a on a.id = h.user_id
       where h.order_id = o.id and h.user_id <> $1 and h.seen_at > now() - make_interval(secs => $2)) h on true
     order by coalesce(c.call_again_at > now(), false), case when c.call_again_at > now() then c.call_again_at end, o.id`,
    [viewer.id, heldSeconds],
  );
  const rule = await pool.query<{ called_until: number | null; above: number | null }>(
    "select called_until, call_again_above_poisha as above from shop_details",
  );
  const data = rows
    .filter(({ skipped }) => !skipped)
    .map(({ id, name, created_at, calls, call_again_at, caller, to_agree }) => ({
      id,
      name,
      calls,
      number: orderNumber(id),
      created_at: created_at.toISOString(),
      call_again_at: call_again_at?.toISOString(),
      caller: caller ?? undefined,
      to_agree: to_agree ?? undefined,
    }));
  const abovePoisha = rule.rows[0]?.above ?? null;
  const skipped = rows.filter((row) => row.skipped).map(({ id }) => id);
  return {
    data,
    meta: {
      skipped,
      called_until: rule.rows[0]?.called_until ?? null,
      call_again_above: abovePoisha === null ? null : toTaka(abovePoisha),
    },
  };
}

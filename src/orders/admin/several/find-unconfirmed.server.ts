import type { z } from "zod";
import { needsCallSql } from "#src/orders/calls/needs-call.server.ts";
import { orderNumber, type ToAgree } from "#src/orders/order.ts";
import { pendingAgreementSql } from "#src/orders/order-rows.server.ts";
import type { ApiContext } from "#src/platform/http/api.server.ts";
import type { UnconfirmedOrder } from "../contract.ts";
import type { CallReason } from "../rules.ts";
import type { printQuery } from "../schemas.ts";

type UnconfirmedRow = {
  id: number;
  name: string;
  to_agree: ToAgree | null;
  not_served: boolean;
  first_order: boolean;
  needs_call: boolean;
};

/** The pending ones of these orders, each with the reasons to call its customer before confirming it. */
export async function findUnconfirmed(
  { orders }: z.output<typeof printQuery>,
  { shop }: ApiContext,
): Promise<{ data: UnconfirmedOrder[] }> {
  const { rows } = await shop.database.pool.query<UnconfirmedRow>(
    `select o.id, u.name, ${pendingAgreementSql} as to_agree, ${needsCallSql} as needs_call,
            o.place is not null and o.area_id is null and exists (select from delivery_areas) as not_served,
            not exists (select from orders k where k.mobile_e164 = o.mobile_e164 and k.id < o.id)
              and not exists (select from orders k where k.user_id = o.user_id and k.id < o.id) as first_order
     from orders o join users u on u.id = o.user_id
     where o.id = any($1) and o.status = 'pending' order by o.id`,
    [orders],
  );
  return {
    data: rows.map(({ id, name, to_agree, not_served, first_order, needs_call }) => {
      const doubts: CallReason[] = [];
      if (not_served) doubts.push("not_served");
      if (to_agree !== null && !not_served) doubts.push("to_agree");
      if (first_order) doubts.push("first_order");
      if (needs_call) doubts.push("needs_call");
      return { id, number: orderNumber(id), name, doubts };
    }),
  };
}

import type { PoolClient } from "pg";
import type { z } from "zod";
import { Problem } from "../../api/problem.ts";
import type { Viewer } from "../../api/viewer.ts";
import { record } from "../../journal/record.server.ts";
import { m } from "../../language/messages.ts";
import { takePhoneOrder } from "../../orders/admin/phone/take-order.server.ts";
import { orderNumber } from "../../orders/order.ts";
import type { placed } from "../../orders/schemas.ts";
import type { ApiContext } from "../../platform/http/api.server.ts";
import { subjectOf } from "./change-request.server.ts";
import type { RequestStatus } from "./rules.ts";
import type { customOrderDraft } from "./schemas.ts";
import { orderOf } from "./show-request.server.ts";

/** Makes an order of a custom order; both stand or fall together. Refuses as taking an order on the phone does. */
export async function orderCustomOrder(
  { id, ...draft }: z.output<typeof customOrderDraft>,
  context: ApiContext<Viewer>,
): Promise<z.output<typeof placed>> {
  return takePhoneOrder(draft, context, (client, orderId) => settle(client, id, orderId, context.viewer));
}

async function settle(client: PoolClient, id: number, orderId: number, viewer: Viewer): Promise<void> {
  const { rows } = await client.query<{ order_id: number | null; status: RequestStatus }>(
    "select order_id, status from custom_orders where id = $1 for update",
    [id],
  );
  const found = rows[0];
  if (!found) throw new Problem("not_found", m.problem_not_found());
  if (found.order_id !== null) {
    const number = orderNumber(found.order_id);
    throw new Problem("changed", m.custom_order_ordered({ number }), { details: orderOf(found.order_id) });
  }
  await client.query(
    `update custom_orders set order_id = $2, status = 'done', settled_at = now(), version = version + 1,
       assignee_id = coalesce(assignee_id, $3) where id = $1`,
    [id, orderId, viewer.id],
  );
  await record(client, viewer, {
    action: "custom_order.ordered",
    subject: subjectOf(id),
    before: { status: found.status, order: null },
    after: { status: "done", order: orderNumber(orderId) },
  });
}

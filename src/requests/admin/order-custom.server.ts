import type { PoolClient } from "pg";
import type { z } from "zod";
import { Problem } from "#src/api/problem.ts";
import type { Viewer } from "#src/api/viewer.ts";
import { takePhoneOrder } from "#src/checkout/phone-orders/take-order.server.ts";
import { record } from "#src/journal/record.server.ts";
import { m } from "#src/language/messages.ts";
import { orderNumber } from "#src/orders/order.ts";
import type { placed } from "#src/orders/schemas.ts";
import type { ApiContext } from "#src/platform/http/api.server.ts";
import { toJournalSubject } from "./change-request.server.ts";
import type { RequestStatus } from "./rules.ts";
import type { customOrderDraft } from "./schemas.ts";
import { toOrderReference } from "./show-request.server.ts";

/** Creates an order from a custom order in one transaction. Throws as taking a phone order does. */
export async function orderCustomOrder(
  { id, ...draft }: z.output<typeof customOrderDraft>,
  context: ApiContext<Viewer>,
): Promise<z.output<typeof placed>> {
  let status: RequestStatus;
  return takePhoneOrder(draft, context, {
    beforeOrder: async (client) => {
      status = await lockUnordered(client, id);
    },
    afterOrder: (client, orderId) => settleCustomOrder(client, { id, status, orderId }, context.viewer),
  });
}

/** Locks a custom order and returns its status; throws if it has an order already, before an order number is assigned. */
async function lockUnordered(client: PoolClient, id: number): Promise<RequestStatus> {
  const { rows } = await client.query<{ order_id: number | null; status: RequestStatus }>(
    "select order_id, status from custom_orders where id = $1 for update",
    [id],
  );
  const lockedOrder = rows[0];
  if (!lockedOrder) throw new Problem("not_found", m.problem_not_found());
  if (lockedOrder.order_id !== null) {
    const number = orderNumber(lockedOrder.order_id);
    throw new Problem("changed", m.custom_order_ordered({ number }), {
      details: toOrderReference(lockedOrder.order_id),
    });
  }
  return lockedOrder.status;
}

async function settleCustomOrder(
  client: PoolClient,
  { id, status, orderId }: { id: number; status: RequestStatus; orderId: number },
  viewer: Viewer,
): Promise<void> {
  await client.query(
    `update custom_orders set order_id = $2, status = 'done', settled_at = now(), version = version + 1,
       assignee_id = coalesce(assignee_id, $3) where id = $1`,
    [id, orderId, viewer.id],
  );
  await record(client, viewer, {
    action: "custom_order.ordered",
    subject: toJournalSubject(id),
    before: { status, order: null },
    after: { status: "done", order: orderNumber(orderId) },
  });
}

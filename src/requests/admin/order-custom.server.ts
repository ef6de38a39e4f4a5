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
import type { CustomOrderRow } from "./contract.ts";
import type { InboxRecord } from "./inboxes.server.ts";
import type { customOrderDraft } from "./schemas.ts";

export type CustomOrderRecord = Omit<CustomOrderRow, keyof InboxRecord | "order"> &
  InboxRecord & { order_id: number | null };

/** The order that a custom order became, by the order's id. */
export const orderOf = (id: number | null): CustomOrderRow["order"] =>
  id === null ? null : { id, number: orderNumber(id) };

/** One custom order; refuses with `not_found`. */
export async function showOneCustomOrder(
  { id }: { id: number },
  { shop }: ApiContext,
): Promise<{ data: CustomOrderRow }> {
  const { rows } = await shop.database.pool.query<CustomOrderRecord>(
    `select id, customer_name, customer_email, customer_phone, order_details, delivery_address, order_id, created_at, done
     from custom_orders where id = $1`,
    [id],
  );
  const row = rows[0];
  if (!row) throw new Problem("not_found", m.problem_not_found());
  const { order_id, created_at, done, ...fields } = row;
  const data = { ...fields, created_at: created_at.toISOString(), done: done ? (1 as const) : (0 as const) };
  return { data: { ...data, order: orderOf(order_id) } };
}

/** Makes an order of a custom order; both stand or fall together. Refuses as taking an order on the phone does. */
export async function orderCustomOrder(
  { id, ...draft }: z.output<typeof customOrderDraft>,
  context: ApiContext<Viewer>,
): Promise<z.output<typeof placed>> {
  return takePhoneOrder(draft, context, (client, orderId) => settle(client, id, orderId, context.viewer));
}

async function settle(client: PoolClient, id: number, orderId: number, viewer: Viewer): Promise<void> {
  const { rows } = await client.query<{ order_id: number | null; done: boolean }>(
    "select order_id, done from custom_orders where id = $1 for update",
    [id],
  );
  const found = rows[0];
  if (!found) throw new Problem("not_found", m.problem_not_found());
  if (found.order_id !== null) {
    const number = orderNumber(found.order_id);
    throw new Problem("changed", m.custom_order_ordered({ number }), { details: orderOf(found.order_id) });
  }
  await client.query("update custom_orders set order_id = $2, done = true where id = $1", [id, orderId]);
  await record(client, viewer, {
    action: "custom_order.ordered",
    // No name: what customers wrote is deleted when it is settled, lines of the journal stay.
    subject: { id, name: `#${id}` },
    before: { done: found.done, order: null },
    after: { done: true, order: orderNumber(orderId) },
  });
}

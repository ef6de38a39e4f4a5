import type { z } from "zod";
import { Problem } from "#src/api/problem.ts";
import type { Viewer } from "#src/api/viewer.ts";
import { record } from "#src/journal/record.server.ts";
import { m } from "#src/language/messages.ts";
import { toLatinDigits } from "#src/language/numbers/digits.ts";
import { notifyCustomer } from "#src/orders/notifications/notify-customer.server.ts";
import { mayStaffChangeDelivery, orderNumber, progressOf } from "#src/orders/order.ts";
import { lockOrder, orderChangedProblem } from "#src/orders/steps/write-step.server.ts";
import { findStoredDelivery, isSameDelivery, writeDelivery } from "#src/orders/stored-delivery.server.ts";
import { inTransaction } from "#src/platform/database/transaction.server.ts";
import type { ApiContext } from "#src/platform/http/api.server.ts";
import type { AdminOrder } from "../contract.ts";
import { writeEdit } from "../editing/edit-statements.server.ts";
import { showOneOrder } from "../show-one-order.server.ts";
import type { contactChange } from "./schemas.ts";

/** Edits an order's address and mobile number, and notifies the customer. Idempotent. */
export async function changeOrderContact(
  { id, was, ...draft }: z.output<typeof contactChange>,
  context: ApiContext<Viewer>,
): Promise<{ data: AdminOrder }> {
  const { shop, viewer } = context;
  const wantedDelivery = { ...draft, mobile_no: toLatinDigits(draft.mobile_no) };
  await inTransaction(shop.database, async (client) => {
    const order = await lockOrder(client, id);
    if (!order) throw new Problem("not_found", m.problem_not_found());
    if (!mayStaffChangeDelivery(progressOf(order))) throw orderChangedProblem(m.order_step_refused(), order);
    const current = await findStoredDelivery(client, id);
    if (isSameDelivery(current, wantedDelivery)) return;
    if (!isSameDelivery(current, was)) throw orderChangedProblem(m.my_order_delivery_changed(), order);
    await writeDelivery(client, id, wantedDelivery);
    const { revision, total_poisha: total } = order;
    await writeEdit(client, {
      orderId: id,
      revision: revision + 1,
      userId: viewer.id,
      hash: "",
      changes: [],
      totalBefore: total,
      totalAfter: total,
      note: undefined,
      subject: "contact",
    });
    await notifyCustomer(client, id, "changed");
    // The journal outlives a deleted account: record no address.
    await record(client, viewer, {
      action: "order.contact_changed",
      subject: { id, name: orderNumber(id) },
    });
  });
  shop.queues.wake();
  return showOneOrder({ id }, context);
}

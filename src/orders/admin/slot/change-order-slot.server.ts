import type { z } from "zod";
import { Problem } from "#src/api/problem.ts";
import type { Viewer } from "#src/api/viewer.ts";
import { m } from "#src/language/messages.ts";
import { notifyCustomer } from "#src/orders/notifications/notify-customer.server.ts";
import { mayStaffChangeDelivery, progressOf } from "#src/orders/order.ts";
import { changeSlot } from "#src/orders/slots/change-slot.server.ts";
import type { slotChange } from "#src/orders/slots/schemas.ts";
import { orderChangedProblem } from "#src/orders/steps/write-step.server.ts";
import type { ApiContext } from "#src/platform/http/api.server.ts";
import type { AdminOrder } from "../contract.ts";
import { writeEdit } from "../editing/edit-statements.server.ts";
import { showOneOrder } from "../show-one-order.server.ts";

/** Edits the delivery time until the order is on the way, and notifies the customer. */
export async function changeOrderSlot(
  change: z.output<typeof slotChange>,
  context: ApiContext<Viewer>,
): Promise<{ data: AdminOrder }> {
  await changeSlot(change, context, {
    requireAllowed(order) {
      if (!order) throw new Problem("not_found", m.problem_not_found());
      if (!mayStaffChangeDelivery(progressOf(order)))
        throw orderChangedProblem(m.order_step_refused(), order);
      return order;
    },
    async afterMove(client, { id, revision, total_poisha: total }) {
      const editKey = { orderId: id, revision: revision + 1, userId: context.viewer.id, hash: "" };
      await writeEdit(client, {
        ...editKey,
        changes: [],
        totalBefore: total,
        totalAfter: total,
        note: undefined,
        subject: "time",
      });
      await notifyCustomer(client, id, "changed");
    },
  });
  return showOneOrder(change, context);
}

import type { PoolClient } from "pg";
import type { z } from "zod";
import { Problem } from "#src/api/problem.ts";
import type { Viewer } from "#src/api/viewer.ts";
import { m } from "#src/language/messages.ts";
import type { ApiContext } from "#src/platform/http/api.server.ts";
import { callUsText } from "#src/shell/reach-us.ts";
import type { MyOrder } from "../mine/contract.ts";
import { findMyOrder } from "../mine/find-my-order.server.ts";
import { mayCustomerChange, progressOf } from "../order.ts";
import { type LockedOrder, orderChangedProblem, writeStep } from "../steps/write-step.server.ts";
import { changeSlot } from "./change-slot.server.ts";
import type { mySlotChange } from "./schemas.ts";

/** Changes the delivery time until the order is packed; schedules another delivery for an undelivered order. */
export async function changeMySlot(
  { number, ...change }: z.output<typeof mySlotChange>,
  context: ApiContext<Viewer>,
): Promise<{ data: MyOrder }> {
  const call = callUsText((await context.shop.details.current()).phone);
  await changeSlot({ id: number, ...change }, context, {
    requireAllowed(order) {
      if (!order || order.user_id !== context.viewer.id) throw new Problem("not_found", m.my_order_missing());
      if (!mayCustomerChange(progressOf(order)))
        throw orderChangedProblem(m.my_order_change_late({ call }), order);
      return order;
    },
    afterMove: scheduleRedelivery(context.viewer),
    ifSameSlot: scheduleRedelivery(context.viewer),
  });
  return findMyOrder({ number }, context);
}

/** An order that was not delivered is packed again, and goes out at its time. */
export const scheduleRedelivery = (viewer: Viewer) => async (client: PoolClient, order: LockedOrder) => {
  if (progressOf(order) === "not_delivered") await writeStep(client, order, { to: "packed" }, viewer);
};

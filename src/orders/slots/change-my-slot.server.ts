import type { z } from "zod";
import { Problem } from "../../api/problem.ts";
import type { Viewer } from "../../api/viewer.ts";
import { m } from "../../language/messages.ts";
import { digits } from "../../language/numbers/numbers.ts";
import type { ApiContext } from "../../platform/http/api.server.ts";
import type { MyOrder } from "../mine/contract.ts";
import { findMyOrder } from "../mine/show-my-order.server.ts";
import { mayChangeOwn, progressOf } from "../order.ts";
import { refusedStep } from "../steps/write-step.server.ts";
import { changeSlot } from "./change-slot.server.ts";
import type { mySlotChange } from "./schemas.ts";

/** Gives the viewer's own order another time until it is packed. */
export async function changeMySlot(
  { number, ...change }: z.output<typeof mySlotChange>,
  context: ApiContext<Viewer>,
): Promise<{ data: MyOrder }> {
  const phone = digits((await context.shop.details.current()).phone);
  await changeSlot({ id: number, ...change }, context, {
    allowed(order) {
      if (!order || String(order.user_id) !== context.viewer.id)
        throw new Problem("not_found", m.my_order_missing());
      if (!mayChangeOwn(progressOf(order))) throw refusedStep(m.my_order_change_late({ phone }), order);
      return order;
    },
  });
  return findMyOrder({ number }, context);
}

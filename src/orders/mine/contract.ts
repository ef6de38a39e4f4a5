import type { z } from "zod";
import { command, query } from "#src/api/operation.ts";
import type * as schemas from "./schemas.ts";

type MyOrderAnswer = z.infer<typeof schemas.myOrder>;
export type MyOrder = MyOrderAnswer["data"];

const outline = {
  data: { number: "string", status: "string", steps: [{ progress: "string", at: "string" }] },
} as const;

/** One of the customer's own orders, with its steps and what may still be changed; `number` as on the order, "TK-10482". */
export const showMyOrder = query<{ number: string }, MyOrderAnswer>("/api/my-orders/{number}", outline);

/**
 * The customer cancels an order that the shop has not begun with. Refuses with `changed` once it has, and with what the order is
 * now; an order that is cancelled already stays so, and is the answer.
 */
export const cancelMyOrder = command<{ number: string }, MyOrderAnswer>(
  "/api/my-orders/{number}/cancel",
  outline,
);

/**
 * The customer gives an order another address and phone until it is packed. `was` is what the customer saw: refuses with `changed`
 * where the order has another by now. An address that comes without its place has none. An order without a delivery area takes the
 * terms of a place that is named: the fee is added; refuses with `fee_changed` where that is more than `fee`, and with `not_delivered`
 * and `below_minimum` as placing an order does.
 */
export const changeMyDelivery = command<z.input<typeof schemas.deliveryChange>, MyOrderAnswer>(
  "/api/my-orders/{number}/delivery",
  outline,
);

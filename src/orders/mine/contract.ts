import type { z } from "zod";
import { command, query } from "#src/api/operation.ts";
import type * as schemas from "./schemas.ts";

type MyOrderAnswer = z.infer<typeof schemas.myOrder>;
export type MyOrder = MyOrderAnswer["data"];

const outline = {
  data: { number: "string", status: "string", steps: [{ progress: "string", at: "string" }] },
} as const;

export const showMyOrder = query<{ number: string }, MyOrderAnswer>("/api/my-orders/{number}", outline);

/**
 * The customer cancels an order before the shop starts on it. Refuses with `changed` and the current order
 * afterwards. Idempotent.
 */
export const cancelMyOrder = command<{ number: string }, MyOrderAnswer>(
  "/api/my-orders/{number}/cancel",
  outline,
);

/**
 * The customer changes an order's address and phone until it is packed. Refuses with `changed` if `was` is
 * stale. An address without a place clears the place. An order without an area takes the terms of the new
 * place: the fee is added; refuses with `fee_changed` above `fee`, and with `not_delivered` and
 * `below_minimum` as placing an order does.
 */
export const changeMyDelivery = command<z.input<typeof schemas.deliveryChange>, MyOrderAnswer>(
  "/api/my-orders/{number}/delivery",
  outline,
);

import type { z } from "zod";
import { command, query } from "#src/api/operation.ts";
import type * as schemas from "./schemas.ts";

type MyOrderAnswer = z.infer<typeof schemas.myOrder>;
export type MyOrder = MyOrderAnswer["data"];

const outline = {
  data: { number: "string", status: "string", steps: [{ progress: "string", at: "string" }] },
} as const;

/** `number` is the order number, such as "TK-10482". */
export const showMyOrder = query<{ number: string }, MyOrderAnswer>("/api/my-orders/{number}", outline);

/** Refuses with `changed` and the current order once the shop has started on it. Idempotent. */
export const cancelMyOrder = command<{ number: string }, MyOrderAnswer>(
  "/api/my-orders/{number}/cancel",
  outline,
);

/**
 * Until the order is packed; refuses a stale `was` with `changed`. An address without its place clears the
 * place. An order without an area takes the new place's terms, or refuses with `fee_changed`, `not_delivered`
 * or `below_minimum`.
 */
export const changeMyDelivery = command<z.input<typeof schemas.deliveryChange>, MyOrderAnswer>(
  "/api/my-orders/{number}/delivery",
  outline,
);

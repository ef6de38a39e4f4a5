import type { z } from "zod";
import { command } from "../api/operation.ts";
import type { orderDraft, placed } from "../orders/schemas.ts";

export type OrderDraft = z.input<typeof orderDraft>;
export type PlacedAnswer = z.infer<typeof placed>;

/**
 * Places a cash-on-delivery order. Refuses with `sold_out` or `price_changed` and the lines concerned in
 * `details`; with an `Idempotency-Key` the same body orders once. By the
 * specification an answer that is no error need say nothing more.
 */
export const placeOrder = command<OrderDraft, { order?: Partial<PlacedAnswer["order"]> }>(
  "/api/place-order",
  {},
);

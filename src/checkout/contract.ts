import type { z } from "zod";
import { command } from "../api/operation.ts";
import type { orderDraft, placed } from "../orders/schemas.ts";

export type OrderDraft = z.input<typeof orderDraft>;
export type PlacedAnswer = z.infer<typeof placed>;

/**
 * Refuses with `sold_out` or `price_changed` and the lines in `details`. Idempotent with an
 * `Idempotency-Key`. A server may answer without `order`.
 */
export const placeOrder = command<OrderDraft, { order?: Partial<PlacedAnswer["order"]> }>(
  "/api/place-order",
  {},
);

import type { z } from "zod";
import { command } from "#src/api/operation.ts";
import type { adminOrder } from "../schemas.ts";
import type { refundDraft } from "./schemas.ts";

export type RefundInput = z.input<typeof refundDraft>;

const outline = { data: { id: "number", number: "string", status: "string" } } as const;

/**
 * Saves a refund in taka, at most what was paid and not yet refunded. Refuses with `changed` if the order is
 * not delivered or `was` is stale, and with `not_allowed` a non-admin's refund for their own order or one
 * that they took.
 */
export const noteRefund = command<RefundInput, z.infer<typeof adminOrder>>(
  "/api/admin/orders/{id}/refunds",
  outline,
);

/** Takes back a refund noted by mistake. Idempotent. */
export const takeRefundBack = command<{ id: string; refund: string }, z.infer<typeof adminOrder>>(
  "/api/admin/orders/{id}/refunds/{refund}/take-back",
  outline,
);

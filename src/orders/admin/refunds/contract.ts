import type { z } from "zod";
import { command } from "#src/api/operation.ts";
import type { adminOrder } from "../schemas.ts";
import type { refundDraft } from "./schemas.ts";

export type RefundInput = z.input<typeof refundDraft>;

const outline = { data: { id: "number", number: "string", status: "string" } } as const;

/**
 * Refunds a delivered order, in taka, up to what was paid and not refunded yet; the order's total stays.
 * Refuses with `changed` if the order is not delivered or `was` is stale, and with `not_allowed` if the
 * viewer is no admin and placed or took the order.
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

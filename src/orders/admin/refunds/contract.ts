import type { z } from "zod";
import { command } from "#src/api/operation.ts";
import type { adminOrder } from "../schemas.ts";
import type { refundDraft } from "./schemas.ts";

export type RefundInput = z.input<typeof refundDraft>;

const outline = { data: { id: "number", number: "string", status: "string" } } as const;

/**
 * Of a delivered order, in taka: at most what was paid and is not refunded yet; the order's total stays as it is. Refuses with
 * `changed` where the order is not delivered, or more or less was refunded than `was`; and with `not_allowed` an order of the
 * viewer's own, or one that they took, unless they are an admin.
 */
export const noteRefund = command<RefundInput, z.infer<typeof adminOrder>>(
  "/api/admin/orders/{id}/refunds",
  outline,
);

/** For a note that was a mistake. One that is taken back already stays so; the order is the answer all the same. */
export const takeRefundBack = command<{ id: string; refund: string }, z.infer<typeof adminOrder>>(
  "/api/admin/orders/{id}/refunds/{refund}/take-back",
  outline,
);

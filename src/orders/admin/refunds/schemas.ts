import { z } from "zod";
import { maxReason } from "#src/api/limits.ts";
import { id, line, taka } from "#src/api/schemas.ts";
import { m } from "#src/language/messages.ts";
import { maxReference, refundWays } from "#src/orders/refunds/rules.ts";

/** A refund in taka; `was` is the sum refunded before, as staff saw it. */
export const refundDraft = z.strictObject({
  id,
  was: taka,
  amount: taka.refine((amount) => Math.round(amount * 100) > 0, {
    error: () => m.refund_amount_missing(),
  }),
  way: z.enum(refundWays),
  reference: line(maxReference).optional(),
  reason: line(maxReason, () => m.refund_reason_missing()),
});

export const refundOfOrder = z.strictObject({ id, refund: id });

import { z } from "zod";
import { maxReason } from "#src/api/limits.ts";
import { id, line, taka } from "#src/api/schemas.ts";
import { m } from "#src/language/messages.ts";
import { maxReference, refundWays } from "#src/orders/refunds/rules.ts";

/** Money that went back to a customer, in taka; `was` is what staff saw as refunded before. */
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

/** A refund of an order. */
export const refundOfOrder = z.strictObject({ id, refund: id });

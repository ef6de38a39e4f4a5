import { z } from "zod";
import { maxReason } from "#src/api/limits.ts";
import { id, line, taka } from "#src/api/schemas.ts";
import { m } from "#src/language/messages.ts";
import { otherParts } from "#src/orders/riders/schemas.ts";

/** How an order was paid in fact, in taka; `was` are the sums before, as staff saw them. */
export const paymentDraft = z.strictObject({
  id,
  was: z.strictObject({ cash: taka, other: taka }),
  cash: taka,
  other: otherParts,
  reason: line(maxReason, () => m.payment_reason_missing()),
});

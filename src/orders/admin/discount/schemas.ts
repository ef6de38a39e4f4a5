import { z } from "zod";
import { maxReason } from "#src/api/limits.ts";
import { line, taka } from "#src/api/schemas.ts";
import { m } from "#src/language/messages.ts";

/** A discount in taka with its reason, which the customer can read. 0 removes it. */
export const discountDraft = z
  .strictObject({ amount: taka, reason: line(maxReason).optional() })
  .refine(({ amount, reason }) => amount === 0 || Boolean(reason), {
    path: ["reason"],
    error: () => m.order_discount_reason_missing(),
  });

import { z } from "zod";
import { maxReason } from "#src/api/limits.ts";
import { id, line, oneOrZero, userName } from "#src/api/schemas.ts";
import { maxLines } from "#src/cart/rules.ts";
import { maxMobile } from "#src/identity/addresses/rules.ts";
import { m } from "#src/language/messages.ts";
import { discountDraft } from "#src/orders/admin/discount/schemas.ts";
import { namedLine } from "#src/orders/admin/editing/schemas.ts";
import { customerHistory } from "#src/orders/admin/schemas.ts";
import { delivery, orderDraft, orderLines } from "#src/orders/schemas.ts";

const customer = z.union(
  [z.strictObject({ id }), z.strictObject({ name: userName(() => m.phone_order_name_missing()) })],
  { error: () => m.phone_order_name_missing() },
);

/** A shopper's order, and the customer. */
export const phoneOrderDraft = orderDraft
  .extend({
    customer,
    /** Optional if the order has lines outside the catalogue. */
    items: orderLines.optional(),
    named: z.array(namedLine).max(maxLines).optional(),
    discount: discountDraft.optional(),
    /** The reason for ignoring the minimum order, or that the slot is full or closed. */
    exception: line(maxReason, () => m.phone_order_exception_missing()).optional(),
    language: z.enum(["en", "bn"]).optional(),
  })
  .strict();

export const callerQuery = z.object({ phone: line(maxMobile).prefault("") });

export const caller = customerHistory.extend({
  id: z.int(),
  name: z.string(),
  email: z.string().nullable(),
  blocked: oneOrZero,
  /** The last order's address, then saved ones. */
  places: z.array(delivery),
});

export const callerList = z.object({ data: z.array(caller) });

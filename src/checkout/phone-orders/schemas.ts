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

/** Whose order it is: a customer whom the shop knows, or a new one by name. */
const customer = z.union(
  [z.strictObject({ id }), z.strictObject({ name: userName(() => m.phone_order_name_missing()) })],
  { error: () => m.phone_order_name_missing() },
);

/** An order that staff take on the phone: what a shopper sends, and for whom. */
export const phoneOrderDraft = orderDraft
  .extend({
    customer,
    /** Products of the catalogue; left out if the order has only lines that are not in it. */
    items: orderLines.optional(),
    named: z.array(namedLine).max(maxLines).optional(),
    discount: discountDraft.optional(),
    /** Why it goes below the minimum order, or into a slot that is full or closed. */
    exception: line(maxReason, () => m.phone_order_exception_missing()).optional(),
    /** In which the customer hears of the order. */
    language: z.enum(["en", "bn"]).optional(),
  })
  .strict();

export const callerQuery = z.object({ phone: line(maxMobile).prefault("") });

export const caller = customerHistory.extend({
  id: z.int(),
  name: z.string(),
  email: z.string(),
  blocked: oneOrZero,
  /** Where the last order went to, then saved addresses. */
  places: z.array(delivery),
});

export const callerList = z.object({ data: z.array(caller) });

import { z } from "zod";
import { amount, id, line, oneOrZero, userName } from "../../../api/schemas.ts";
import { maxMobile } from "../../../identity/addresses/rules.ts";
import { m } from "../../../language/messages.ts";
import { delivery, orderDraft } from "../../schemas.ts";
import { discountDraft } from "../discount/schemas.ts";

/** Whose order it is: a customer whom the shop knows, or a new one by name. */
const customer = z.union(
  [z.strictObject({ id }), z.strictObject({ name: userName(() => m.phone_order_name_missing()) })],
  { error: () => m.phone_order_name_missing() },
);

/** An order that staff take on the phone: what a shopper sends, and for whom. */
export const phoneOrderDraft = orderDraft
  .extend({
    customer,
    discount: discountDraft.optional(),
    /** In which the customer hears of the order. */
    language: z.enum(["en", "bn"]).optional(),
  })
  .strict();

export const callerQuery = z.object({ phone: line(maxMobile) });

/** What a customer has ordered so far: how many orders, how many of them delivered and cancelled, and what the delivered ones came to. */
export const customerHistory = z.object({
  orders: z.int(),
  delivered: z.int(),
  cancelled: z.int(),
  spent: amount,
});

export const caller = customerHistory.extend({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  blocked: oneOrZero,
  /** Where the last order went to, then saved addresses. */
  places: z.array(delivery),
});

export const callerList = z.object({ data: z.array(caller) });

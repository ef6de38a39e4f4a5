import { z } from "zod";
import { maxReason } from "#src/api/limits.ts";
import { amount, id, line, moment, wholeNumber } from "#src/api/schemas.ts";
import { m } from "#src/language/messages.ts";
import { adminOrder } from "#src/orders/admin/schemas.ts";
import { callOutcomes, maxCalledUntil, maxMinutesLater, mostOthers, risks } from "#src/orders/calls/rules.ts";
import { agreements, cancelReasons } from "#src/orders/order.ts";

/** An order that is to be confirmed on the phone. */
export const callRow = z.object({
  id: z.int(),
  number: z.string(),
  name: z.string(),
  created_at: moment,
  /** Calls so far, and when to try again. */
  calls: z.int(),
  call_again_at: moment.optional(),
  /** The colleague who has it on the phone. */
  caller: z.string().optional(),
  to_agree: z.enum(agreements).optional(),
});

export const callQueue = z.object({
  data: z.array(callRow),
  meta: z.object({
    /** Orders of known good customers, who need no call. */
    skipped: z.array(z.int()),
    /** From so many delivered orders on, and none refused; null: everybody is called. */
    called_until: z.int().nullable(),
  }),
});

/** What the shop knows of a number and its customer, this order aside. */
export const known = z.object({
  orders: z.int(),
  delivered: z.int(),
  cancelled: z.int(),
  refused: z.int(),
  /** The first order. */
  since: moment.optional(),
  /** What a delivered order comes to, on average. */
  usual: amount.optional(),
  /** How many of the orders went to this address. */
  same_address: z.int(),
  /** Orders of today, of the number, the customer or the address. */
  today: z.int(),
  risks: z.array(z.enum(risks)),
});

export const orderCall = z.object({
  outcome: z.enum(callOutcomes),
  by: z.string(),
  at: moment,
  call_again_at: moment.optional(),
  note: z.string().optional(),
});

/** Another new order of the number, with all agreed that has to be: the same call can confirm it. */
export const otherOrder = z.object({
  id: z.int(),
  number: z.string(),
  name: z.string(),
  /** Whether it is of the same customer. */
  own: z.boolean(),
  created_at: moment,
  total_price: amount,
  calls: z.int(),
});

export const openCall = z.object({
  data: z.object({
    order: adminOrder.shape.data,
    known,
    calls: z.array(orderCall),
    others: z.array(otherOrder),
    /** The colleague who has it on the phone: then it is theirs. */
    caller: z.string().optional(),
  }),
});

/** A called order, and how many calls there had been. */
const called = { id, was: z.int().min(0) };

/** What came of a call; where it confirms the order, it may confirm others of the number. */
export const outcomeDraft = z
  .strictObject({
    ...called,
    others: z
      .array(z.strictObject({ id: z.int().positive(), was: called.was }))
      .max(mostOthers)
      .optional(),
    outcome: z.enum(callOutcomes),
    /** When nobody answered: in how many minutes to try again. */
    again_in: wholeNumber(1, maxMinutesLater).optional(),
    /** When the order is refused: why, for "other" in words. */
    reason: z.enum(cancelReasons).optional(),
    note: line(maxReason).optional(),
  })
  .superRefine(({ outcome, others, again_in, reason, note }, context) => {
    const refuse = (field: string, message: string) =>
      context.addIssue({ code: "custom", path: [field], message });
    if (others && outcome !== "confirmed") refuse("others", m.problem_broken_request());
    if (outcome === "refused" && !reason) refuse("reason", m.order_reason_missing());
    if (reason === "other" && !note) refuse("note", m.order_note_missing());
    if ((outcome === "no_answer") !== (again_in !== undefined)) refuse("again_in", m.calls_again_missing());
  });

export const callRule = z.strictObject({ called_until: wholeNumber(1, maxCalledUntil).nullable() });
export const savedRule = z.object({ success: z.literal(true) });

import { z } from "zod";
import { maxReason, maxTaka } from "#src/api/limits.ts";
import { amount, id, line, moment, wholeNumber } from "#src/api/schemas.ts";
import { m } from "#src/language/messages.ts";
import { adminOrder } from "#src/orders/admin/schemas.ts";
import { callOutcomes, maxCalledUntil, maxMinutesLater, maxOthers, risks } from "#src/orders/calls/rules.ts";
import { agreements, cancelReasons } from "#src/orders/order.ts";

export const callRow = z.object({
  id: z.int(),
  number: z.string(),
  name: z.string(),
  created_at: moment,
  /** The calls so far. */
  calls: z.int(),
  /** When to call again after no answer. */
  call_again_at: moment.optional(),
  /** The colleague who holds the call. */
  caller: z.string().optional(),
  to_agree: z.enum(agreements).optional(),
});

export const callQueue = z.object({
  data: z.array(callRow),
  meta: z.object({
    /** Orders of trusted customers, who need no call. */
    skipped: z.array(z.int()),
    /** The number of delivered orders, with none refused, after which no call is needed; null: call everyone. */
    called_until: z.int().nullable(),
    /** A confirmed order that its customer raises by more taka is called again; null: never. */
    call_again_above: amount.nullable(),
  }),
});

export const knownCustomer = z.object({
  orders: z.int(),
  delivered: z.int(),
  cancelled: z.int(),
  refused: z.int(),
  since: moment.optional(),
  /** The average total of a delivered order. */
  usual: amount.optional(),
  /** The number of other orders to this address. */
  same_address: z.int(),
  /** The other orders of today: of the customer, the number or the address. */
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

/** Another new order of the phone number, which the same call can confirm: nothing is left to agree on. */
export const otherOrder = z.object({
  id: z.int(),
  number: z.string(),
  name: z.string(),
  /** Of the same customer. */
  own: z.boolean(),
  created_at: moment,
  total_price: amount,
  calls: z.int(),
  revision: z.int(),
});

export const openCall = z.object({
  data: z.object({
    order: adminOrder.shape.data,
    known: knownCustomer,
    calls: z.array(orderCall),
    others: z.array(otherOrder),
    /** The colleague who holds its call. */
    caller: z.string().optional(),
  }),
});

/** An order, and its number of calls when the page was loaded. */
const callReference = { id, was: z.int().min(0) };
/** The revision of the order that was read to the customer; by default any. */
const revision = z.int().min(0).optional();

/** The outcome of a call; "confirmed" may include `others` of the number. */
export const outcomeDraft = z
  .strictObject({
    ...callReference,
    revision,
    others: z
      .array(z.strictObject({ id: z.int().positive(), was: callReference.was, revision }))
      .max(maxOthers)
      .optional(),
    outcome: z.enum(callOutcomes),
    /** Minutes until the next attempt, for "no_answer". */
    again_in: wholeNumber(1, maxMinutesLater).optional(),
    /** The reason for "refused"; "other" needs a note. */
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

export const callRule = z.strictObject({
  called_until: wholeNumber(1, maxCalledUntil).nullable(),
  /** The amount in taka; by default it stays unchanged. */
  call_again_above: wholeNumber(0, maxTaka).nullable().optional(),
});
export const savedRule = z.object({ success: z.literal(true) });

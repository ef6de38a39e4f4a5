import { z } from "zod";
import { maxReason } from "#src/api/limits.ts";
import { amount, id, line, moment, taka, wholeNumber } from "#src/api/schemas.ts";
import { maxLines, maxQuantity } from "#src/cart/rules.ts";
import { m } from "#src/language/messages.ts";
import { backReasons, stopAnswers } from "#src/orders/riders/rules.ts";
import { otherParts } from "#src/orders/riders/schemas.ts";
import { paymentPart } from "#src/orders/schemas.ts";

const slot = z.object({ day: z.iso.date(), from: z.int(), to: z.int() });

const stopLine = z.object({
  item: z.int(),
  name: z.string(),
  weight: z.string(),
  image: z.string(),
  tint: z.string(),
  quantity: z.int(),
  price: amount,
  total: amount,
  /** Its share of the order's discount. */
  discount: amount.optional(),
  /** Its share of the order's offer when it was placed, and its price then. */
  offer: z.object({ share: amount, price: amount }).optional(),
  /** Set if weighed: the line is returned only as a whole. */
  packed_grams: z.int().optional(),
});

const stop = z.object({
  id: z.int(),
  number: z.string(),
  /** Increased by each edit: the answer names the revision that the rider saw. */
  revision: z.int(),
  /** Its delivery area, or its place; empty if unknown. */
  group: z.string(),
  name: z.string(),
  mobile_no: z.string(),
  address_details: z.string(),
  street: z.string().optional(),
  rider_note: z.string().optional(),
  slot: slot.optional(),
  total: amount,
  discount: amount.optional(),
  lines: z.array(stopLine),
});

const ready = z.object({
  id: z.int(),
  number: z.string(),
  group: z.string(),
  slot: slot.optional(),
  address_details: z.string(),
  total: amount,
});

export const backPieces = z.object({
  name: z.string(),
  weight: z.string(),
  image: z.string(),
  tint: z.string(),
  quantity: z.int(),
  reason: z.enum(backReasons),
  sellable: z.boolean(),
});

/** `late`: received after the order was reassigned. */
export const givenAnswer = z.object({
  order: z.int(),
  number: z.string(),
  name: z.string(),
  answer: z.enum(stopAnswers),
  at: moment,
  cash: amount.optional(),
  /** What was paid without cash. */
  other: z.array(paymentPart).optional(),
  /** What was due, if another amount was taken. */
  expected: amount.optional(),
  note: z.string().optional(),
  late: z.boolean(),
  back: z.array(backPieces),
});

export const handover = z.object({
  id: z.int(),
  at: moment,
  expected: amount,
  handed: amount,
  by: z.string(),
  note: z.string().optional(),
  corrects: z.int().optional(),
});

export const round = z.object({
  data: z.object({
    rider: z.object({ id: z.int(), name: z.string() }),
    day: z.iso.date(),
    /** On the way, by slot, area and street. */
    stops: z.array(stop),
    /** Assigned for later; their customers have not been notified. */
    planned: z.array(ready),
    /** Today's, unassigned. */
    ready: z.array(ready),
    answers: z.array(givenAnswer),
    handovers: z.array(handover),
    /** In taka, of all days. */
    cash: amount,
  }),
});

const backLine = z.strictObject({
  item: id,
  quantity: wholeNumber(1, maxQuantity),
  reason: z.enum(backReasons),
});

/**
 * `at` is the phone's time, `was` the revision that the rider saw. `lines` are returned: at least one for
 * "partly", the broken ones for "refused". `other` was paid without cash; `cash` defaults to what is due
 * beside it. Another amount needs a note.
 */
export const stopDraft = z
  .strictObject({
    id,
    was: z.int().min(0),
    answer: z.enum(stopAnswers),
    at: moment,
    lines: z.array(backLine).max(maxLines).default([]),
    cash: taka.optional(),
    other: otherParts.optional(),
    note: line(maxReason).optional(),
  })
  .superRefine(({ answer, lines, cash, other }, context) => {
    const refuse = (field: string) =>
      context.addIssue({ code: "custom", path: [field], message: m.round_answer_odd() });
    if (answer === "partly" && lines.length === 0) refuse("lines");
    if ((answer === "delivered" || answer === "nobody_there") && lines.length > 0) refuse("lines");
    if (answer === "refused" && lines.some(({ reason }) => reason !== "broken")) refuse("lines");
    if ((answer === "refused" || answer === "nobody_there") && cash) refuse("cash");
    if ((answer === "refused" || answer === "nobody_there") && other?.length) refuse("other");
    if (new Set(lines.map(({ item }) => item)).size < lines.length) refuse("lines");
  });

export const answered = z.object({ success: z.literal(true) });

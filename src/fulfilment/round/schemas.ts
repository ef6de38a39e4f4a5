import { z } from "zod";
import { maxReason } from "#src/api/limits.ts";
import { amount, id, line, moment, taka, wholeNumber } from "#src/api/schemas.ts";
import { maxLines, maxQuantity } from "#src/cart/rules.ts";
import { m } from "#src/language/messages.ts";
import { backReasons, stopAnswers } from "#src/orders/riders/rules.ts";

const slot = z.object({ day: z.iso.date(), from: z.int(), to: z.int() });

/** A line of a stop, with what a rider has to know of it at the door. */
const stopLine = z.object({
  item: z.int(),
  name: z.string(),
  weight: z.string(),
  image: z.string(),
  tint: z.string(),
  quantity: z.int(),
  price: amount,
  total: amount,
  /** Where it was weighed: it comes back as a whole. */
  packed_grams: z.int().optional(),
});

/** An order on its way; of its customer only what the delivery needs. */
const stop = z.object({
  id: z.int(),
  number: z.string(),
  /** How often its lines were changed: the answer says which it was given to. */
  revision: z.int(),
  /** Its delivery area, or its place; empty where neither is known. */
  group: z.string(),
  name: z.string(),
  mobile_no: z.string(),
  address_details: z.string(),
  street: z.string().optional(),
  rider_note: z.string().optional(),
  slot: slot.optional(),
  total: amount,
  /** What of the total was taken off. */
  discount: amount.optional(),
  lines: z.array(stopLine),
});

/** A packed order that is still in the shop. */
const ready = z.object({
  id: z.int(),
  number: z.string(),
  group: z.string(),
  slot: slot.optional(),
  address_details: z.string(),
  total: amount,
});

/** Pieces that come back, with whether they go on the shelf again or are written off. */
export const backPieces = z.object({
  name: z.string(),
  weight: z.string(),
  image: z.string(),
  tint: z.string(),
  quantity: z.int(),
  reason: z.enum(backReasons),
  sellable: z.boolean(),
});

/** What a rider said of an order; late ones came when it was not with him any more. */
export const givenAnswer = z.object({
  order: z.int(),
  number: z.string(),
  name: z.string(),
  answer: z.enum(stopAnswers),
  at: moment,
  cash: amount.optional(),
  /** What the order came to, where less or more was taken. */
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
    /** On the way, in the order of slot, area and street. */
    stops: z.array(stop),
    /** Given to this rider for a later time, and not taken out yet: their customers have heard nothing. */
    planned: z.array(ready),
    /** Of today, and with nobody. */
    ready: z.array(ready),
    /** Of today. */
    answers: z.array(givenAnswer),
    handovers: z.array(handover),
    /** What he has of the shop's in taka, of all days. */
    cash: amount,
  }),
});

const backLine = z.strictObject({
  item: id,
  quantity: wholeNumber(1, maxQuantity),
  reason: z.enum(backReasons),
});

/**
 * What came of a stop, and when by the rider's phone. `was` is the revision that he saw. `lines` are what comes back: of "partly" at
 * least one, of "refused" what is broken; the rest of a refused order goes back on the shelf. `cash` is what he took, without it the
 * order's total; another amount takes a note.
 */
export const stopDraft = z
  .strictObject({
    id,
    was: z.int().min(0),
    answer: z.enum(stopAnswers),
    at: moment,
    lines: z.array(backLine).max(maxLines).default([]),
    cash: taka.optional(),
    note: line(maxReason).optional(),
  })
  .superRefine(({ answer, lines, cash }, context) => {
    const refuse = (field: string) =>
      context.addIssue({ code: "custom", path: [field], message: m.round_answer_odd() });
    if (answer === "partly" && lines.length === 0) refuse("lines");
    if ((answer === "delivered" || answer === "nobody_there") && lines.length > 0) refuse("lines");
    if (answer === "refused" && lines.some(({ reason }) => reason !== "broken")) refuse("lines");
    if ((answer === "refused" || answer === "nobody_there") && cash) refuse("cash");
    if (new Set(lines.map(({ item }) => item)).size < lines.length) refuse("lines");
  });

export const answered = z.object({ success: z.literal(true) });

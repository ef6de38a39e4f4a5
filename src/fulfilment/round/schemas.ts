import { z } from "zod";
import { maxReason } from "#src/api/limits.ts";
import { amount, id, line, moment, taka, wholeNumber } from "#src/api/schemas.ts";
import { maxLines, maxQuantity } from "#src/cart/rules.ts";
import { m } from "#src/language/messages.ts";
import { maxOrdersAtOnce } from "#src/orders/admin/rules.ts";
import { backReasons, stopAnswers } from "#src/orders/riders/rules.ts";
import { otherParts } from "#src/orders/riders/schemas.ts";
import { paymentPart } from "#src/orders/schemas.ts";
import { addressPin } from "#src/places/schemas.ts";

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
  /** Present if the line was weighed: it can be returned only as a whole. */
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
  /** The position of the door. */
  pin: addressPin.optional(),
  /**
   * Present if the rider should get the customer's agreement to save the position of the door, because no
   * answer is stored for this address.
   */
  pin_unknown: z.literal(true).optional(),
  slot: slot.optional(),
  total: amount,
  discount: amount.optional(),
  lines: z.array(stopLine),
});

const readyOrder = z.object({
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
  /** The amount that was due, if another amount was paid. */
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
    /** The orders on the way, in the rider's order. */
    stops: z.array(stop),
    /** Whether the rider has set the order; otherwise it is by slot and shortest way. */
    is_moved: z.boolean(),
    /** Packed orders assigned to the rider, whose customers have not been notified yet. */
    planned: z.array(readyOrder),
    /** Unassigned packed orders for today or earlier, or without a slot. */
    ready: z.array(readyOrder),
    answers: z.array(givenAnswer),
    handovers: z.array(handover),
    /** The cash that the rider has, in taka, of all days. */
    cash: amount,
  }),
});

const backLine = z.strictObject({
  item: id,
  quantity: wholeNumber(1, maxQuantity),
  reason: z.enum(backReasons),
});

/**
 * `at` is the time on the phone, `was` the revision that the rider saw. `lines` are the returned ones: at
 * least one for "partly", the broken ones for "refused". `other` was paid in other ways; `cash` defaults to
 * the rest that is due. Another amount needs a note.
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
    /** The position of the door if the customer agreed to save it, or "declined". */
    pin: z.union([addressPin, z.literal("declined")]).optional(),
  })
  .superRefine(({ answer, lines, cash, other, pin }, context) => {
    const refuse = (field: string) =>
      context.addIssue({ code: "custom", path: [field], message: m.round_answer_odd() });
    if (answer === "partly" && lines.length === 0) refuse("lines");
    if ((answer === "delivered" || answer === "nobody_there") && lines.length > 0) refuse("lines");
    if (answer === "refused" && lines.some(({ reason }) => reason !== "broken")) refuse("lines");
    if ((answer === "refused" || answer === "nobody_there") && cash) refuse("cash");
    if ((answer === "refused" || answer === "nobody_there") && other?.length) refuse("other");
    if (answer === "nobody_there" && pin) refuse("pin");
    if (new Set(lines.map(({ item }) => item)).size < lines.length) refuse("lines");
  });

/** The stops in their new order; an empty list restores the shortest way. */
export const movedStops = z.strictObject({ stops: z.array(id).max(maxOrdersAtOnce) });

export const answered = z.object({ success: z.literal(true) });

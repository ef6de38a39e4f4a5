import { z } from "zod";
import { maxReason, maxTaka } from "#src/api/limits.ts";
import { amount, id, line, moment, taka } from "#src/api/schemas.ts";
import { m } from "#src/language/messages.ts";
import { toPoisha } from "#src/language/numbers/money.ts";
import { isAsExpected, otherWays } from "#src/orders/riders/rules.ts";
import { givenAnswer, handover } from "../round/schemas.ts";

/** A day in Dhaka; default: today. */
export const cashQuery = z.object({ day: z.iso.date().optional() });

const cashOfRider = z.object({
  id: z.int(),
  name: z.string(),
  /** The rider's orders on the way now. */
  on_the_way: z.int(),
  /** The total to be paid for these orders. */
  on_the_road: amount,
  /** The total of the day's orders less payments in other ways. */
  expected: amount,
  /** The cash taken. */
  taken: amount,
  /** The rounding of the day's orders to whole taka. */
  rounding: amount,
  /** The amount still to be handed in for the day. */
  left: amount,
  handed: amount,
  /** The amount that the rider owes for all days: all payments less all handovers. */
  owed: amount,
  /** The surplus handed in; below 0 a shortfall. */
  difference: amount,
  answers: z.array(givenAnswer),
  handovers: z.array(handover),
});

/** The payments of a day in one way other than cash: noted by riders, and confirmed by staff. */
const wayOfDay = z.object({
  way: z.enum(otherWays),
  noted: amount,
  received: amount,
  /** The noted amount that is not confirmed yet. */
  left: amount,
  /** The surplus received; below 0 a shortfall. */
  difference: amount,
  payments: z.array(
    z.object({ order: z.int(), number: z.string(), rider: z.string(), amount, reference: z.string() }),
  ),
  receipts: z.array(
    z.object({ id: z.int(), at: moment, received: amount, by: z.string(), note: z.string().optional() }),
  ),
});

export const cashOfDay = z.object({
  data: z
    .object({
      day: z.iso.date(),
      riders: z.array(cashOfRider),
      /** The ways that were noted or confirmed on the day. */
      ways: z.array(wayOfDay),
      /** Amounts still to be confirmed for the month before that day. */
      open_ways: z.array(z.object({ way: z.enum(otherWays), day: z.iso.date(), left: amount })),
      /** Amounts still to be handed in for the month before that day. */
      open: z.array(z.object({ id: z.int(), name: z.string(), day: z.iso.date(), left: amount })),
    })
    .meta({ id: "CashOfDay" }),
});

const day = z.iso.date();
const note = line(maxReason).optional();

/** `was` is the amount due when it was counted. Another amount needs a note. */
export const handoverDraft = z
  .strictObject({ rider: id, day, was: taka, handed: taka, note })
  .refine(({ was, handed, note: words }) => isAsExpected(toPoisha(handed), toPoisha(was)) || words, {
    path: ["note"],
    error: () => m.cash_note_missing(),
  });

/**
 * The amount received in one way on a day; `was` is the amount left to confirm. Another amount needs a note;
 * an amount below 0 corrects an earlier one.
 */
export const receiptDraft = z
  .strictObject({
    day,
    way: z.enum(otherWays),
    was: taka,
    received: z.number().min(-maxTaka).max(maxTaka),
    note,
  })
  .refine(({ was, received, note: words }) => toPoisha(received) === toPoisha(was) || words, {
    path: ["note"],
    error: () => m.cash_note_missing(),
  })
  .refine(({ was, received }) => received >= 0 || was === 0, {
    path: ["received"],
    error: () => m.ways_below_zero(),
  });

/** The correction in taka, below 0 to deduct, and the reason. */
export const correctionDraft = z.strictObject({
  id,
  difference: z
    .number()
    .min(-maxTaka)
    .max(maxTaka)
    .refine((value) => value !== 0, { error: () => m.cash_difference_missing() }),
  note: line(maxReason, () => m.cash_note_missing()),
});

import { z } from "zod";
import { maxReason, maxTaka } from "#src/api/limits.ts";
import { amount, id, line, taka } from "#src/api/schemas.ts";
import { m } from "#src/language/messages.ts";
import { toPoisha } from "#src/language/numbers/money.ts";
import { isAsExpected } from "#src/orders/riders/rules.ts";
import { givenAnswer, handover } from "../round/schemas.ts";

/** A day in Dhaka; without one today. */
export const cashQuery = z.object({ day: z.iso.date().optional() });

/** A rider's cash of one day. */
const cashOfRider = z.object({
  id: z.int(),
  name: z.string(),
  /** Orders on the way with him now. */
  on_the_way: z.int(),
  /** What his orders of that day came to, what he was paid, and what of the difference is rounding to whole taka. */
  expected: amount,
  taken: amount,
  rounding: amount,
  /** How much of it is still to be handed in. */
  left: amount,
  handed: amount,
  /** What he owes the shop of all days: all that he was paid, less all that he handed in. */
  owed: amount,
  /** What was handed in beyond what was to be, below 0 what was missing. */
  difference: amount,
  answers: z.array(givenAnswer),
  handovers: z.array(handover),
});

export const cashOfDay = z.object({
  data: z.object({
    day: z.iso.date(),
    riders: z.array(cashOfRider),
    /** Of the month before that day: what is still to be handed in. */
    open: z.array(z.object({ id: z.int(), name: z.string(), day: z.iso.date(), left: amount })),
  }),
});

const day = z.iso.date();
const note = line(maxReason).optional();

/** Cash that a rider hands in; `was` is what was to be handed in when it was counted. Another amount takes a note. */
export const handoverDraft = z
  .strictObject({ rider: id, day, was: taka, handed: taka, note })
  .refine(({ was, handed, note: words }) => isAsExpected(toPoisha(handed), toPoisha(was)) || words, {
    path: ["note"],
    error: () => m.cash_note_missing(),
  });

/** What was wrong in a handover: taka to add to it, or below 0 to take off, and why. */
export const correctionDraft = z.strictObject({
  id,
  difference: z
    .number()
    .min(-maxTaka)
    .max(maxTaka)
    .refine((value) => value !== 0, { error: () => m.cash_difference_missing() }),
  note: line(maxReason, () => m.cash_note_missing()),
});

import { z } from "zod";
import { deliveryOffer, orderedSlot, slotChoice } from "#src/delivery/schemas.ts";

export const linkToken = z.object({ token: z.string().max(100) });
const agreedTime = orderedSlot.omit({ id: true });

/** `was`: the order's time when the link was opened, or null; if it is not sent, the current time is used. */
export const newTimeChoice = linkToken.extend({ slot: slotChoice, was: agreedTime.nullable().optional() });

/** Contains no personal data, only the order's number and times. */
export const newTime = z.object({
  data: z.object({
    number: z.string(),
    /** `chosen`: another time was chosen, `slot`; `over`: the link is too old, or the order is cancelled. */
    state: z.enum(["open", "chosen", "over"]),
    slot: agreedTime.optional(),
    /** The times to choose from; empty if the time is agreed on by phone. */
    days: deliveryOffer.shape.days,
  }),
});

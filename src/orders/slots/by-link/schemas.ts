import { z } from "zod";
import { deliveryOffer, orderedSlot, slotChoice } from "#src/delivery/schemas.ts";

export const linkToken = z.object({ token: z.string().max(100) });
const agreedTime = orderedSlot.omit({ id: true });

/** `was`: the time that the order had when its link was opened, null without one; a page that does not send it takes what the order has now. */
export const newTimeChoice = linkToken.extend({ slot: slotChoice, was: agreedTime.nullable().optional() });

/** Nothing of a person: the number of an order and times. */
export const newTime = z.object({
  data: z.object({
    number: z.string(),
    /** `chosen`: another time was chosen, `slot`; `over`: the link is too old, or the order is cancelled. */
    state: z.enum(["open", "chosen", "over"]),
    slot: agreedTime.optional(),
    /** The times to choose from; none where the time is agreed on by phone. */
    days: deliveryOffer.shape.days,
  }),
});

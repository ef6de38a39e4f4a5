import { z } from "zod";
import { moment } from "#src/api/schemas.ts";
import { toLatinDigits } from "#src/language/numbers/digits.ts";
import { progresses, runningNumber, stepOutcomes } from "../order.ts";
import { delivery, needsCall, order, orderDraft } from "../schemas.ts";

/** An order's number as its customer knows it; turned into the order's id. One that no order has is no order's: 0. */
const number = z
  .string()
  .max(40)
  .transform((typed) => runningNumber(toLatinDigits(typed)) ?? 0);

export const myOrderQuery = z.object({ number });

const typedDelivery = orderDraft.pick({ address_details: true, mobile_no: true, place: true, street: true });
const seenDelivery = delivery.pick({ address_details: true, mobile_no: true });
export const deliveryChange = z.strictObject({
  number,
  was: seenDelivery,
  ...typedDelivery.shape,
  /** What delivery to the place costs, in taka, as the customer saw it; left out: 0. */
  fee: orderDraft.shape.fee,
});

export const myOrder = z.object({
  data: order.extend({
    ...needsCall,
    /** The steps that it has taken, the first one first. */
    steps: z.array(
      z.object({ progress: z.enum(progresses), outcome: z.enum(stepOutcomes).optional(), at: moment }),
    ),
    /** The first name of who brings it, while it is on the way. */
    rider: z.string().optional(),
    /** What its customer may still do. */
    may: z.object({ cancel: z.boolean(), change: z.boolean() }),
  }),
});

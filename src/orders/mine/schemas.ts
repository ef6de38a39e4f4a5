import { z } from "zod";
import { moment } from "#src/api/schemas.ts";
import { toLatinDigits } from "#src/language/numbers/digits.ts";
import { progresses, runningNumber, stepOutcomes } from "../order.ts";
import { delivery, needsCall, order, orderDraft } from "../schemas.ts";

/** The customer's order number, turned into the order's id; 0 if it is no valid number. */
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
  /** The delivery fee in taka that the customer saw; default 0. */
  fee: orderDraft.shape.fee,
});

export const myOrder = z.object({
  data: order.extend({
    ...needsCall,
    /** Oldest first. */
    steps: z.array(
      z.object({ progress: z.enum(progresses), outcome: z.enum(stepOutcomes).optional(), at: moment }),
    ),
    /** The rider's first name while the order is on the way. */
    rider: z.string().optional(),
    may: z.object({ cancel: z.boolean(), change: z.boolean() }),
  }),
});

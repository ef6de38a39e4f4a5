import { z } from "zod";
import { amount, id, moment } from "../../../api/schemas.ts";
import { fulfilments, statuses } from "../../order.ts";

export const ordersOfUserQuery = z.object({ id, before: id.optional() });

export const orderOfUser = z.object({
  id: z.int(),
  number: z.string(),
  status: z.enum(statuses),
  fulfilment: z.enum(fulfilments),
  created_at: moment,
  total_price: amount,
  pieces: z.int(),
});

/** `next` is the `before` of the stretch that follows; null at the end. */
export const ordersOfUser = z.object({
  data: z.array(orderOfUser),
  meta: z.object({ next: z.int().nullable() }),
});

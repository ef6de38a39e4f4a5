import { z } from "zod";
import { maxReason } from "#src/api/limits.ts";
import { amount, id, line, moment } from "#src/api/schemas.ts";
import { m } from "#src/language/messages.ts";
import { fulfilments, statuses } from "#src/orders/order.ts";

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

/** `next` is the `before` of the next page; null at the end. */
export const ordersOfUser = z.object({
  data: z.array(orderOfUser),
  meta: z.object({ next: z.int().nullable() }),
});

export const openOrdersToCancel = z.strictObject({
  id,
  reason: line(maxReason, () => m.order_note_missing()),
});
export const openOrdersCancelled = z.object({ success: z.literal(true), cancelled: z.int() });

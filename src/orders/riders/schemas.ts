import { z } from "zod";
import { id, line, taka } from "#src/api/schemas.ts";
import { m } from "#src/language/messages.ts";
import { toPoisha } from "#src/language/numbers/money.ts";
import { maxOrdersAtOnce } from "../admin/rules.ts";
import { maxReference } from "../refunds/rules.ts";
import { otherWays } from "./rules.ts";

export const takenOrders = z.strictObject({ orders: z.array(id).min(1).max(maxOrdersAtOnce) });
export const assignedOrders = takenOrders.extend({ rider: id });

/** What was paid without cash, each way once. */
export const otherParts = z
  .array(
    z.strictObject({
      way: z.enum(otherWays),
      amount: taka.refine((amount) => toPoisha(amount) > 0, { error: () => m.payment_amount_missing() }),
      reference: line(maxReference, () => m.payment_reference_missing()),
    }),
  )
  .max(otherWays.length)
  .refine((parts) => new Set(parts.map(({ way }) => way)).size === parts.length, {
    error: () => m.payment_way_twice(),
  });

export const riderList = z.object({
  data: z.array(z.object({ id: z.int(), name: z.string(), on_the_way: z.int() })),
});

import { z } from "zod";
import { id } from "#src/api/schemas.ts";
import { maxOrdersAtOnce } from "../admin/rules.ts";

export const takenOrders = z.strictObject({ orders: z.array(id).min(1).max(maxOrdersAtOnce) });
export const assignedOrders = takenOrders.extend({ rider: id });

export const riderList = z.object({
  data: z.array(z.object({ id: z.int(), name: z.string(), on_the_way: z.int() })),
});

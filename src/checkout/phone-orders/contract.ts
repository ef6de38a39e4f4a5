import type { z } from "zod";
import { command, query } from "#src/api/operation.ts";
import type { placed } from "#src/orders/schemas.ts";
import type * as schemas from "./schemas.ts";

export type PhoneOrder = z.input<typeof schemas.phoneOrderDraft>;
export type Caller = z.infer<typeof schemas.caller>;

/** Customers who ordered or saved an address with this phone number, however it is written; at most five, the newest first. */
export const findCallers = query<{ phone: string }, z.infer<typeof schemas.callerList>>(
  "/api/admin/callers",
  {
    data: [{ id: "number", name: "string", orders: "number" }],
  },
);

/** Places an order for a customer on the phone, as customers place theirs: the same prices, stock, refusals and key. */
export const takeOrder = command<PhoneOrder, z.infer<typeof placed>>("/api/admin/orders", {
  order: { id: "number", number: "string", total_price: "number" },
});

import type { z } from "zod";
import { command, query } from "#src/api/operation.ts";
import type { placed } from "#src/orders/schemas.ts";
import type * as schemas from "./schemas.ts";

export type PhoneOrder = z.input<typeof schemas.phoneOrderDraft>;
export type Caller = z.infer<typeof schemas.caller>;

/** Customers with an order or a saved address of this number, in any notation; at most five, newest first. */
export const findCallers = query<{ phone: string }, z.infer<typeof schemas.callerList>>(
  "/api/admin/callers",
  {
    data: [{ id: "number", name: "string", orders: "number" }],
  },
);

/** Takes an order by phone, with the prices, stock, refusals and idempotency key of a shopper's order. */
export const takeOrder = command<PhoneOrder, z.infer<typeof placed>>("/api/admin/orders", {
  order: { id: "number", number: "string", total_price: "number" },
});

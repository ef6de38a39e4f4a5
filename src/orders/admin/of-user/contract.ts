import type { z } from "zod";
import { command, query } from "#src/api/operation.ts";
import type * as schemas from "./schemas.ts";

export type OrderOfUser = z.infer<typeof schemas.orderOfUser>;

export const listOrdersOfUser = query<{ id: string; before?: string }, z.infer<typeof schemas.ordersOfUser>>(
  "/api/admin/users/{id}/orders",
  { data: [{ id: "number", number: "string", status: "string" }], meta: {} },
);

/** Cancels a user's open orders in one transaction. The customer can read the reason. */
export const cancelOrdersOfUser = command<
  { id: string; reason: string },
  z.infer<typeof schemas.openOrdersCancelled>
>("/api/admin/users/{id}/cancel-orders", { cancelled: "number" });

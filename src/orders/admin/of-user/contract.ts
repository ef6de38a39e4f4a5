import type { z } from "zod";
import { query } from "../../../api/operation.ts";
import type * as schemas from "./schemas.ts";

export type OrderOfUser = z.infer<typeof schemas.orderOfUser>;

/** A user's orders, the newest first, 20 at a time; older than the order `before`. */
export const listOrdersOfUser = query<{ id: string; before?: string }, z.infer<typeof schemas.ordersOfUser>>(
  "/api/admin/users/{id}/orders",
  { data: [{ id: "number", number: "string", status: "string" }], meta: {} },
);

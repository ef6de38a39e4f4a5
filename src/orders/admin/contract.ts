import type { z } from "zod";
import { command, query } from "../../api/operation.ts";
import { pageOutline } from "../../api/paging.ts";
import type { OrderStatus } from "../order.ts";
import type * as schemas from "./schemas.ts";

export type AdminOrderRow = z.infer<typeof schemas.adminOrderRow>;
export type AdminOrderList = z.infer<typeof schemas.adminOrderList>;
export type AdminOrder = z.infer<typeof schemas.adminOrder>["data"];

const order = { id: "number", number: "string", status: "string" } as const;

/** The shop's orders, for admins: a status that waits has the oldest first, else the newest. */
export const listOrders = query<{ status?: OrderStatus; search?: string; page?: string }, AdminOrderList>(
  "/api/admin/orders",
  {
    data: [{ id: "number", number: "string", status: "string" }],
    meta: pageOutline,
  },
);

/** One order with its customer and steps; for admins. */
export const showOrder = query<{ id: string }, z.infer<typeof schemas.adminOrder>>("/api/admin/orders/{id}", {
  data: order,
});

type StepInput = { id: string; from: OrderStatus; status: OrderStatus };

/**
 * Takes an order one step on from a status, as the status table allows, or one's own last step back while that may be;
 * cancelling puts the pieces back into stock.
 */
export const stepOrder = command<StepInput, z.infer<typeof schemas.adminOrder>>(
  "/api/admin/orders/{id}/steps",
  {
    data: order,
  },
);

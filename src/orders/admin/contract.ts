import type { z } from "zod";
import { command, query } from "../../api/operation.ts";
import { pageOutline } from "../../api/paging.ts";
import type { OrderStatus } from "../order.ts";
import type * as shapes from "./schemas.ts";

export type DeskRow = z.infer<typeof shapes.deskRow>;
export type DeskList = z.infer<typeof shapes.deskList>;
export type DeskOrder = z.infer<typeof shapes.deskOrder>["data"];

const order = { id: "number", number: "string", status: "string" } as const;

/** The shop's orders: what waits with the longest waiting first, else the newest; for admins. */
export const listOrders = query<{ status?: OrderStatus; search?: string; page?: string }, DeskList>(
  "/api/admin/orders",
  {
    data: [{ id: "number", number: "string", status: "string" }],
    meta: pageOutline,
  },
);

/** One order with its customer and the steps it took; for admins. */
export const showOrder = query<{ id: string }, z.infer<typeof shapes.deskOrder>>("/api/admin/orders/{id}", {
  data: order,
});

type Step = { id: string; from: OrderStatus; status: OrderStatus };

/**
 * Takes an order one step on from a status, as the status table allows, or one's own last step back while that may be;
 * cancelling puts the goods back on the shelf.
 */
export const stepOrder = command<Step, z.infer<typeof shapes.deskOrder>>("/api/admin/orders/{id}/steps", {
  data: order,
});

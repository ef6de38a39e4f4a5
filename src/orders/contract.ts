import type { z } from "zod";
import { command, query } from "../api/operation.ts";
import type * as schemas from "./schemas.ts";

export type OrderDraft = z.input<typeof schemas.orderDraft>;
export type Order = z.infer<typeof schemas.order>;
export type OrderEdit = z.infer<typeof schemas.orderEdit>;
export type Delivery = z.infer<typeof schemas.delivery>;
export type ChangedLines = z.infer<typeof schemas.changedLines>;

/**
 * Places a cash-on-delivery order. Refuses with `sold_out` or `price_changed` and the lines concerned in
 * `details`; with an `Idempotency-Key` the same body orders once.
 */
export const placeOrder = command<OrderDraft, z.infer<typeof schemas.placed>>("/api/place-order", {
  order: { number: "string", total_price: "number" },
});

/** The customer's own orders, newest first. */
export const listMyOrders = query<Record<never, never>, z.infer<typeof schemas.orderList>>("/api/my-orders", {
  orders: [
    {
      id: "number",
      number: "string",
      status: "string",
      created_at: "string",
      total_price: "number",
      order_items: [{ id: "number", quantity: "number", product: { name: "string", image: "string" } }],
    },
  ],
});

/** Address and phone of the customer's newest order, as a list of one; empty before the first order. */
export const showLastDelivery = query<Record<never, never>, z.infer<typeof schemas.lastDelivery>>(
  "/api/my-orders/last-delivery",
  { data: [{ address_details: "string", mobile_no: "string" }] },
);

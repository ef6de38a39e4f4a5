import type { z } from "zod";
import { query } from "../api/operation.ts";
import { lineTotal } from "../language/numbers/money.ts";
import type * as schemas from "./schemas.ts";

export type Order = z.infer<typeof schemas.order>;
export type OrderList = z.infer<typeof schemas.orderList>;
export type OrderEdit = z.infer<typeof schemas.orderEdit>;
export type Delivery = z.infer<typeof schemas.delivery>;
export type ChangedLines = z.infer<typeof schemas.changedLines>;

/** Lists at most 200 orders, or a page of `limit`; `meta.next` is the next `cursor`. */
export const listMyOrders = query<{ cursor?: string; limit?: string }, OrderList>(
  "/api/my-orders",
  {
    orders: [
      {
        id: "number",
        status: "string",
        created_at: "string",
        total_price: "number",
        order_items: [{ id: "number", quantity: "number", product: { name: "string", price: "number" } }],
      },
    ],
  },
  (list) => ({ ...list, orders: list.orders.map(withDefaults) }),
);

/** Fills in what a server with only the specification's fields leaves out. */
const withDefaults = (order: Order): Order => ({
  ...order,
  number: order.number ?? String(order.id),
  order_items: order.order_items.map((item) => ({
    ...item,
    total: item.total ?? lineTotal(item.product.price, item.quantity),
  })),
});

/** Address and phone of the customer's newest order, as a list of at most one. */
export const showLastDelivery = query<Record<never, never>, z.infer<typeof schemas.lastDelivery>>(
  "/api/my-orders/last-delivery",
  { data: [{ address_details: "string", mobile_no: "string" }] },
);

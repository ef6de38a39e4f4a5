import type { z } from "zod";
import { command, query } from "../../api/operation.ts";
import { pageOutline } from "../../api/paging.ts";
import type { placed } from "../../orders/schemas.ts";
import type * as schemas from "./schemas.ts";

export type CustomOrderRow = z.infer<typeof schemas.customOrderRow>;
export type MessageRow = z.infer<typeof schemas.messageRow>;

export type InboxQuery = { search?: string; open?: "1" | "0"; page?: string };
export type InboxMark = { id: string; done: 1 | 0 };

export const listCustomOrders = query<InboxQuery, z.infer<typeof schemas.customOrderList>>(
  "/api/admin/custom-orders",
  { data: [{ id: "number", customer_name: "string", order_details: "string" }], meta: pageOutline },
);
export const markCustomOrder = command<InboxMark, z.infer<typeof schemas.marked>>(
  "/api/admin/custom-orders/{id}",
  {
    done: "number",
  },
);

/** One custom order. */
export const showCustomOrder = query<{ id: string }, z.infer<typeof schemas.oneCustomOrder>>(
  "/api/admin/custom-orders/{id}",
  { data: { id: "number", customer_name: "string", order_details: "string" } },
);

/**
 * Makes an order of a custom order, as an order on the phone is taken, and marks it as done. Refuses with `changed` where it has
 * become an order already.
 */
export const orderCustom = command<z.input<typeof schemas.customOrderDraft>, z.infer<typeof placed>>(
  "/api/admin/custom-orders/{id}/order",
  { order: { id: "number", number: "string", total_price: "number" } },
);

export const listMessages = query<InboxQuery, z.infer<typeof schemas.messageList>>(
  "/api/admin/contact-messages",
  { data: [{ id: "number", name: "string", message: "string" }], meta: pageOutline },
);
export const markMessage = command<InboxMark, z.infer<typeof schemas.marked>>(
  "/api/admin/contact-messages/{id}",
  {
    done: "number",
  },
);

import type { z } from "zod";
import { command, query } from "../basics/contract.ts";
import type * as shapes from "./shapes.ts";

export type Overview = z.infer<typeof shapes.overview>["data"];
export type PersonRow = z.infer<typeof shapes.personRow>;
export type CustomOrderRow = z.infer<typeof shapes.customOrderRow>;
export type MessageRow = z.infer<typeof shapes.messageRow>;

type InboxQuery = { search?: string; open?: "1" | "0"; page?: string };
type Mark = { id: string; done: 1 | 0 };

const pages = { total: "number", page: "number", pages: "number" } as const;

/** The dashboard's figures. Everything here is for admins only. */
export const showOverview = query<Record<never, never>, z.infer<typeof shapes.overview>>(
  "/api/admin/overview",
  {
    data: {
      products: { total: "number" },
      orders: { total: "number" },
      users: { total: "number" },
      custom_orders: { open: "number" },
      messages: { open: "number" },
    },
  },
);

/** The shop's customers with their orders and totals, newest first. */
export const listPeople = query<{ search?: string; page?: string }, z.infer<typeof shapes.peopleList>>(
  "/api/admin/users",
  { data: [{ id: "string", name: "string", email: "string" }], meta: pages },
);

export const listCustomOrders = query<InboxQuery, z.infer<typeof shapes.customOrderList>>(
  "/api/admin/custom-orders",
  { data: [{ id: "number", customer_name: "string", order_details: "string" }], meta: pages },
);
export const markCustomOrder = command<Mark, z.infer<typeof shapes.marked>>("/api/admin/custom-orders/{id}", {
  done: "number",
});

export const listMessages = query<InboxQuery, z.infer<typeof shapes.messageList>>(
  "/api/admin/contact-messages",
  { data: [{ id: "number", name: "string", message: "string" }], meta: pages },
);
export const markMessage = command<Mark, z.infer<typeof shapes.marked>>("/api/admin/contact-messages/{id}", {
  done: "number",
});

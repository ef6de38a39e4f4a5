import type { z } from "zod";
import { command, query } from "../basics/contract.ts";
import type * as shapes from "./shapes.ts";

export type Overview = z.infer<typeof shapes.overview>["data"];
export type PersonRow = z.infer<typeof shapes.personRow>;
export type CustomOrderRow = z.infer<typeof shapes.customOrderRow>;
export type MessageRow = z.infer<typeof shapes.messageRow>;

type InboxQuery = { search?: string; open?: "1" | "0"; page?: string };
type Mark = { id: string; done: 1 | 0 };

/** The dashboard's figures. Everything here is for admins only. */
export const showOverview = query<Record<never, never>, z.infer<typeof shapes.overview>>(
  "/api/admin/overview",
);

/** The shop's customers with their orders and totals, newest first. */
export const listPeople = query<{ search?: string; page?: string }, z.infer<typeof shapes.peopleList>>(
  "/api/admin/users",
);

export const listCustomOrders = query<InboxQuery, z.infer<typeof shapes.customOrderList>>(
  "/api/admin/custom-orders",
);
export const markCustomOrder = command<Mark, z.infer<typeof shapes.marked>>("/api/admin/custom-orders/{id}");

export const listMessages = query<InboxQuery, z.infer<typeof shapes.messageList>>(
  "/api/admin/contact-messages",
);
export const markMessage = command<Mark, z.infer<typeof shapes.marked>>("/api/admin/contact-messages/{id}");

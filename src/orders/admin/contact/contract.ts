import type { z } from "zod";
import { command } from "#src/api/operation.ts";
import type { AdminOrder } from "../contract.ts";
import type { contactChange } from "./schemas.ts";

/**
 * Staff change an order's address and mobile number until it is on the way; notifies the customer. Area, fee
 * and time stay: see `changePlace`. Refuses with `changed` if the order no longer matches `was`.
 */
export const changeContact = command<z.input<typeof contactChange>, { data: AdminOrder }>(
  "/api/admin/orders/{id}/contact",
  { data: { id: "number", number: "string", status: "string" } },
);

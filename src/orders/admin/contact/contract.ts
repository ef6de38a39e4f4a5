import type { z } from "zod";
import { command } from "#src/api/operation.ts";
import type { AdminOrder } from "../contract.ts";
import type { contactChange } from "./schemas.ts";

/**
 * Staff give an order another address and mobile number until it is on the way; the customer hears of it. Its delivery area, fee and
 * time stay: `changePlace` sets those. Refuses with `changed` where the order has others than `was`.
 */
export const changeContact = command<z.input<typeof contactChange>, { data: AdminOrder }>(
  "/api/admin/orders/{id}/contact",
  { data: { id: "number", number: "string", status: "string" } },
);

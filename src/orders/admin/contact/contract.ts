import type { z } from "zod";
import { command } from "#src/api/operation.ts";
import type { AdminOrder } from "../contract.ts";
import type { contactChange } from "./schemas.ts";

/**
 * Changes address and phone until the order is on the way. Area, fee and time stay: see `changePlace`.
 * Refuses a stale `was` with `changed`.
 */
export const changeContact = command<z.input<typeof contactChange>, { data: AdminOrder }>(
  "/api/admin/orders/{id}/contact",
  { data: { id: "number", number: "string", status: "string" } },
);

import type { z } from "zod";
import { command } from "#src/api/operation.ts";
import type { AdminOrder } from "../contract.ts";
import type { placeChange } from "./schemas.ts";

/**
 * Staff set an order's place, and with it the area's fee, until it is on the way; notifies the customer.
 * Releases a slot of another area. Refuses with `changed` if the order's place is not `was`, and as placing
 * an order does with `not_delivered`, `below_minimum` and `fee_changed`.
 */
export const changePlace = command<z.input<typeof placeChange>, { data: AdminOrder }>(
  "/api/admin/orders/{id}/place",
  { data: { id: "number", number: "string", status: "string" } },
);

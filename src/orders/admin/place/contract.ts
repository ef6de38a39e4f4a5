import type { z } from "zod";
import { command } from "#src/api/operation.ts";
import type { AdminOrder } from "../contract.ts";
import type { placeChange } from "./schemas.ts";

/**
 * Staff give an order a place, with the fee of its area, until it is on the way; the customer hears of it. A time that was agreed for
 * another area is given back. Refuses with `changed` where the order has another place than `was`, and as placing an order does with
 * `not_delivered`, `below_minimum` and `fee_changed`.
 */
export const changePlace = command<z.input<typeof placeChange>, { data: AdminOrder }>(
  "/api/admin/orders/{id}/place",
  { data: { id: "number", number: "string", status: "string" } },
);

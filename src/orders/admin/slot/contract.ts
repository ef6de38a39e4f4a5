import type { z } from "zod";
import { command } from "#src/api/operation.ts";
import type { slotChange } from "#src/orders/slots/schemas.ts";
import type { AdminOrder } from "../contract.ts";

/**
 * Staff give an order another time until it is on the way; the customer hears of it. The fee stays as agreed. Refuses with `changed`
 * where the order has another time than `was`, and with `slot_gone` and what is free where the time cannot be had.
 */
export const changeSlot = command<z.input<typeof slotChange>, { data: AdminOrder }>(
  "/api/admin/orders/{id}/slot",
  { data: { id: "number", number: "string", status: "string" } },
);

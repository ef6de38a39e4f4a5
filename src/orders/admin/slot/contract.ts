import type { z } from "zod";
import { command } from "#src/api/operation.ts";
import type { slotChange } from "#src/orders/slots/schemas.ts";
import type { AdminOrder } from "../contract.ts";

/**
 * Staff change an order's delivery time until it is on the way; notifies the customer. The fee stays. Refuses
 * with `changed` if the order's time is not `was`, and with `slot_gone` and the free slots if the time is not
 * available.
 */
export const changeSlot = command<z.input<typeof slotChange>, { data: AdminOrder }>(
  "/api/admin/orders/{id}/slot",
  { data: { id: "number", number: "string", status: "string" } },
);

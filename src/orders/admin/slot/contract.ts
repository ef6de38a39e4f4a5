import type { z } from "zod";
import { command } from "#src/api/operation.ts";
import type { slotChange } from "#src/orders/slots/schemas.ts";
import type { AdminOrder } from "../contract.ts";

/**
 * Changes the delivery time until the order is on the way; the fee stays. Refuses with `changed` (stale
 * `was`), or with `slot_gone` and the free slots.
 */
export const changeSlot = command<z.input<typeof slotChange>, { data: AdminOrder }>(
  "/api/admin/orders/{id}/slot",
  { data: { id: "number", number: "string", status: "string" } },
);

import type { z } from "zod";
import { command } from "#src/api/operation.ts";
import type { MyOrder } from "../mine/contract.ts";
import type * as schemas from "./schemas.ts";

/**
 * Changes the delivery time until the order is packed; the fee stays. Refuses with `changed` (stale `was`),
 * or with `slot_gone` and the free slots.
 */
export const changeMySlot = command<z.input<typeof schemas.mySlotChange>, { data: MyOrder }>(
  "/api/my-orders/{number}/slot",
  { data: { number: "string", status: "string", steps: [{ progress: "string", at: "string" }] } },
);

import type { z } from "zod";
import { command } from "#src/api/operation.ts";
import type { MyOrder } from "../mine/contract.ts";
import type * as schemas from "./schemas.ts";

/**
 * The customer changes an order's delivery time until it is packed; the fee stays. Refuses with `changed` if
 * the order's time is not `was` or it is packed, and with `slot_gone` and the free slots if the time is not
 * available.
 */
export const changeMySlot = command<z.input<typeof schemas.mySlotChange>, { data: MyOrder }>(
  "/api/my-orders/{number}/slot",
  { data: { number: "string", status: "string", steps: [{ progress: "string", at: "string" }] } },
);

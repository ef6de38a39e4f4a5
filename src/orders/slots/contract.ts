import type { z } from "zod";
import { command } from "#src/api/operation.ts";
import type { MyOrder } from "../mine/contract.ts";
import type * as schemas from "./schemas.ts";

/**
 * The customer gives an order another time until it is packed; its fee stays as agreed. Refuses with `changed` where the order has
 * another time than `was`, or is packed, and with `slot_gone` and what is free where the time cannot be had.
 */
export const changeMySlot = command<z.input<typeof schemas.mySlotChange>, { data: MyOrder }>(
  "/api/my-orders/{number}/slot",
  { data: { number: "string", status: "string", steps: [{ progress: "string", at: "string" }] } },
);

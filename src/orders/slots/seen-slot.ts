import type { Order } from "../contract.ts";

/** The time of an order as a change of it sends it along. */
export const seenSlot = ({ slot }: Pick<Order, "slot">) =>
  slot ? { day: slot.day, from: slot.from, to: slot.to } : null;

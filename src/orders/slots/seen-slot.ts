import type { Order } from "../contract.ts";

/** The order's slot in the form of `was`. */
export const seenSlot = ({ slot }: Pick<Order, "slot">) =>
  slot ? { day: slot.day, from: slot.from, to: slot.to } : null;

import type { Order } from "../contract.ts";

/** The slot that the user saw, as a change of the slot sends it; null without one. */
export const toSeenSlot = ({ slot }: Pick<Order, "slot">) =>
  slot ? { day: slot.day, from: slot.from, to: slot.to } : null;

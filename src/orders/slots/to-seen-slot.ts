import type { Order } from "../contract.ts";

export const toSeenSlot = ({ slot }: Pick<Order, "slot">) =>
  slot ? { day: slot.day, from: slot.from, to: slot.to } : null;

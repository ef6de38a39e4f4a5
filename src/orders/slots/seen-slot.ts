import type { Order } from "../contract.ts";

export const seenSlot = ({ slot }: Pick<Order, "slot">) =>
  slot ? { day: slot.day, from: slot.from, to: slot.to } : null;

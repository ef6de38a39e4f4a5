/** Days ahead for which an order can choose a slot, today among them. */
export const daysAhead = 7;

/** Slots of one area, and the orders that one takes in a day, at the most. */
export const maxSlots = 8;
export const maxCapacity = 10_000;

/** Areas of the shop, at the most. */
export const maxAreas = 50;

/** How long before its start a slot may close, in minutes: a week. */
export const maxCutOff = 7 * 24 * 60;

export const slotStates = ["open", "full", "over", "closed"] as const;
/** Of a slot on a day: free, all places taken, too late to order for it, closed by the shop. */
export type SlotState = (typeof slotStates)[number];

/** The most places whose delivery is asked for at once. */
export const maxPlacesAtOnce = 20;

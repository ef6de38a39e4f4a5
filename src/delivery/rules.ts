/** The days ahead for which slots are offered, today included. */
export const daysAhead = 7;

/** The most slots per area, and orders per slot and day. */
export const maxSlots = 8;
export const maxCapacity = 10_000;

export const maxAreas = 50;

/** The earliest closing of a slot before its start, in minutes: a week. */
export const maxCutOffMinutes = 7 * 24 * 60;

export const slotStates = ["open", "full", "over", "closed"] as const;
/** A slot on a day: free, full, too late to order, closed by the shop. */
export type SlotState = (typeof slotStates)[number];

export const maxPlacesAtOnce = 20;

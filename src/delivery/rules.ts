/** The days ahead for which slots are offered, today included. */
export const daysAhead = 7;

/** The most slots per area. */
export const maxSlots = 8;

/** The most orders per slot and day. */
export const maxCapacity = 10_000;

export const maxAreas = 50;

/** The longest cut-off: how long before its start a slot may close for orders, in minutes. */
export const maxCutOffMinutes = 7 * 24 * 60;

export const slotStates = ["open", "full", "over", "closed"] as const;
/** A slot on a day: `over` is past its cut-off, `closed` was closed by the shop. */
export type SlotState = (typeof slotStates)[number];

/** The most places whose delivery is looked up in one request. */
export const maxPlacesAtOnce = 20;

/** The most orders that are packed or printed at once. */
export const maxOrdersAtOnce = 100;

/** The steps that several orders take at once. */
export const stepsAtOnce = ["confirmed", "packed", "on_the_way"] as const;

export type StepAtOnce = (typeof stepsAtOnce)[number];

/** Where an order is that may take such a step. */
export const beforeStep = { confirmed: "placed", packed: "confirmed", on_the_way: "packed" } as const;

/** What speaks against confirming an order without a call: nobody delivers there, its delivery is not agreed on, the customer is new, or the shop's rule. */
export const doubts = ["not_served", "to_agree", "first_order", "needs_call"] as const;

export type Doubt = (typeof doubts)[number];

/** New orders are counted up to so many. */
export const mostNewer = 100;

/** In the filter of the orders: those without a place. */
export const nowhere = "none";

/** The most that one line can weigh, in grams; and how many times what was ordered: more is a slip of the finger. */
export const maxPackedGrams = 100_000;
export const mostTimesOrdered = 3;

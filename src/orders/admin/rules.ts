/** The most orders that one call steps, assigns or prints. */
export const maxOrdersAtOnce = 100;

export const stepsAtOnce = ["confirmed", "packed", "on_the_way"] as const;

export type StepAtOnce = (typeof stepsAtOnce)[number];

/** The step before each of these. */
export const previousStep = { confirmed: "placed", packed: "confirmed", on_the_way: "packed" } as const;

/** Reasons to call the customer before an order is confirmed. */
export const callReasons = ["not_served", "to_agree", "first_order", "needs_call"] as const;

export type CallReason = (typeof callReasons)[number];

/** Newer orders are counted up to this number. */
export const maxNewerCount = 100;

/** The filter's value for orders without a place. */
export const withoutPlace = "none";

/** The most grams of a line; more is a typing error. */
export const maxPackedGrams = 100_000;

/** A line weighs at most this many times what was ordered; more is a typing error. */
export const maxTimesOrdered = 3;

export const maxOrdersAtOnce = 100;

export const stepsAtOnce = ["confirmed", "packed", "on_the_way"] as const;

export type StepAtOnce = (typeof stepsAtOnce)[number];

export const previousStep = { confirmed: "placed", packed: "confirmed", on_the_way: "packed" } as const;

/** Reasons to call before confirming an order. */
export const callReasons = ["not_served", "to_agree", "first_order", "needs_call"] as const;

export type Doubt = (typeof callReasons)[number];

export const maxNewerCount = 100;

export const withoutPlace = "none";

/** The most grams of a line, and the most times the ordered weight; more is a typing error. */
export const maxPackedGrams = 100_000;
export const maxTimesOrdered = 3;

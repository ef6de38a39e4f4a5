/** What may come of a call to confirm an order. */
export const callOutcomes = ["confirmed", "no_answer", "refused", "changed"] as const;

export type CallOutcome = (typeof callOutcomes)[number];

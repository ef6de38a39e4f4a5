/** The kinds of offers. */
export const offerKinds = ["price"] as const;

/** What a price offer applies to. */
export const offerTargets = ["all", "categories", "products"] as const;

/** The highest percentage that an offer may take off. */
export const maxPercent = 90;

/** The kinds of offers. */
export const offerKinds = ["price"] as const;

/** What a price offer applies to. */
export const offerTargets = ["all", "categories", "products"] as const;

/** The most products that one offer may name. */
export const maxOfferProducts = 1_000;

/** The highest percentage that an offer may take off. */
export const maxPercent = 90;

export const maxOfferName = 60;

/** Where an offer is in time. */
export const offerStates = ["running", "coming", "over"] as const;

/** For how many minutes an offer that was ended can be changed again, to undo the end. */
export const undoMinutes = 5;

/** The orders that a preview looks at, and the products that it shows. */
export const previewOrders = 200;
export const previewProducts = 8;

/** The maximum number of products in one bulk change, which is one transaction. */
export const maxBulk = 500;

/** The maximum number of changes that a preview lists. */
export const maxShownLines = 50;

export const bulkErrors = ["too_low", "too_high", "not_above", "not_lower", "above_mrp"] as const;

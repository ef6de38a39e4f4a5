/** Products that are changed together at the most, in one transaction. */
export const maxBulk = 500;

/** Lines of a preview that are shown one by one. */
export const shownLines = 50;

/** Why a product cannot take a change. */
export const bulkRefusals = ["too_low", "too_high", "not_above", "not_lower"] as const;

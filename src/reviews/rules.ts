/** Most characters of a review or a reply. */
export const maxReview = 2_000;

/** Reviews on one page of a list, and beside one product. */
export const pageSize = 20;

/** A review gives 1 to this many stars. */
export const maxRating = 5;

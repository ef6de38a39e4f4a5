/** Most characters of a review or a reply. */
export const maxReview = 2_000;

/** A review gives 1 to this many stars. */
export const maxRating = 5;

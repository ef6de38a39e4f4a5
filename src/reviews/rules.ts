/** Characters in a review or a reply, at the most. */
export const maxReview = 2_000;

/** The stars that a review may give: 1 to 5. */
export const maxRating = 5;

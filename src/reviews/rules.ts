/** Characters of a review or a reply. */
export const maxReview = 2_000;

/** Reviews per page, and on a product's page. */
export const pageSize = 20;

/** The most stars. */
export const maxRating = 5;

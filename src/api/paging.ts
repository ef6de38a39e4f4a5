/** Rows on one page of a list in the back office. */
export const adminPageSize = 50;

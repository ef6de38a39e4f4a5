/** Rows on one page of a staff list. */
export const deskPageSize = 50;

/** The first row of a page, counted from 0; pages are counted from 1. */
export const firstRowOf = (page: number): number => (page - 1) * deskPageSize;

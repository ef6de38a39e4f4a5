/** Rows on one page of a staff list. */
export const adminPageSize = 50;

/** The first row of a page, counted from 0; pages are counted from 1. */
export const firstRowOf = (page: number): number => (page - 1) * adminPageSize;

/** The `meta` of a page: of how many rows, which page, of how many. Nothing is one empty page. */
export const pageOf = (total: number, page: number) => ({
  total,
  page,
  pages: Math.max(1, Math.ceil(total / adminPageSize)),
});

/** The `meta` of a paged list, as a contract outlines it. */
export const pageOutline = { total: "number", page: "number", pages: "number" } as const;

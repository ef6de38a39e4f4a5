/** Rows on one page of a list in the back office. */
export const adminPageSize = 50;

/** The first row of a page. Rows count from 0, pages from 1. */
export const firstRowOf = (page: number): number => (page - 1) * adminPageSize;

/** The `meta` of a page of `total` rows. No rows are one empty page. */
export const pageOf = (total: number, page: number) => ({
  total,
  page,
  pages: Math.max(1, Math.ceil(total / adminPageSize)),
});

/** Outline of `meta` in a paged list. */
export const pageOutline = { total: "number", page: "number", pages: "number" } as const;

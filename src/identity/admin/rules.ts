/** What users can be sorted by, the most or the newest first. */
export const userSorts = ["delivered", "orders", "last"] as const;

export type UserSort = (typeof userSorts)[number];

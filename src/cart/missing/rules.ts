/** What the shop does if a product is missing at packing: call the customer, pack a similar one, or leave it out. */
export const ifMissing = ["call", "similar", "leave_out"] as const;

export type IfMissing = (typeof ifMissing)[number];

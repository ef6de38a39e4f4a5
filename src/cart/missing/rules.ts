/** What the shop does where something is missing at packing: calls the customer, packs something like it, or leaves it out. */
export const ifMissing = ["call", "similar", "leave_out"] as const;

export type IfMissing = (typeof ifMissing)[number];

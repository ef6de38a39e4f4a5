/** How money went back to a customer. */
export const refundWays = ["cash", "bkash", "nagad", "bank", "other"] as const;
export type RefundWay = (typeof refundWays)[number];

/** The longest reference of a refund, such as a transaction's id, in characters. */
export const maxReference = 40;

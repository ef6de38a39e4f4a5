import { otherWays } from "../riders/rules.ts";

export const refundWays = ["cash", ...otherWays, "bank", "other"] as const;
export type RefundWay = (typeof refundWays)[number];

/** The most characters of a reference, such as a transaction's id. */
export const maxReference = 40;

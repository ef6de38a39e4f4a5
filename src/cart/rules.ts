import { maxIds } from "../catalogue/rules.ts";

/** Pieces of one product in one order, at the most, however many items name it. */
export const maxQuantity = 99;

/** Different products in one order, at the most. */
export const maxLines = maxIds;

import { maxIds } from "../catalogue/rules.ts";

/** The maximum quantity of a product in one order. */
export const maxQuantity = 99;

/** The maximum number of different products in one order. */
export const maxLines = maxIds;

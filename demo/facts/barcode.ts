import { isGtin } from "#src/catalogue/product/gtin.ts";

/** A GTIN-13 of the range that a shop gives itself, so that it is no real product's. `number` has at most nine digits. */
export function shopGtin(number: number): string {
  const body = `299${String(number).padStart(9, "0")}`;
  return [..."0123456789"].map((digit) => body + digit).find(isGtin) ?? "";
}

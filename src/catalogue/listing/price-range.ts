import { readWholeNumber } from "#src/language/numbers/digits.ts";

export type PriceRange = { low: number; high: number };

type PriceLimits = { min?: number | undefined; max?: number | undefined };

/** The upper end of the price range, in whole taka. */
export const toHighestPrice = (highest: number): number => Math.ceil(highest);

/** The selected range within 0 … `highestPrice`; the lower end is at least 1 below the upper. */
export function priceRange({ min, max }: PriceLimits, highestPrice: number): PriceRange {
  const low = Math.min(Math.max(min ?? 0, 0), Math.max(highestPrice - 1, 0));
  return { low, high: Math.min(Math.max(max ?? highestPrice, low + 1), Math.max(highestPrice, 1)) };
}

/** Sets a typed lower end, clamped; unchanged if it is not a number. */
export function withLow({ low, high }: PriceRange, typedText: string): PriceRange {
  const value = readWholeNumber(typedText) ?? low;
  return { low: Math.min(Math.max(value, 0), high - 1), high };
}

/** Sets a typed upper end, clamped; unchanged if it is not a number. */
export function withHigh({ low, high }: PriceRange, typedText: string, highestPrice: number): PriceRange {
  const value = readWholeNumber(typedText) ?? high;
  return { low, high: Math.min(Math.max(value, low + 1), highestPrice) };
}

/** Whether a price range cannot be chosen: all prices are known and equal, or at most 1 taka. */
export function isPriceFixed(
  { min, max }: PriceLimits,
  highestPrice: number,
  allProducts: readonly { price: number }[] | undefined,
): boolean {
  if (highestPrice <= 1) return true;
  if (min !== undefined || max !== undefined || !allProducts) return false;
  return allProducts.every(({ price }) => price === allProducts[0]?.price);
}

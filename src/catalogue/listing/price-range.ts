import { readWholeNumber } from "#src/language/numbers/digits.ts";

/** In whole taka. */
export type PriceRange = { low: number; high: number };

type Ends = { min?: number | undefined; max?: number | undefined };

/** The upper end of the price range: the highest price, rounded up to whole taka. */
export const topPrice = (highest: number): number => Math.ceil(highest);

/** The chosen range within 0 … top; the lower end is at least 1 below the upper. */
export function priceRange({ min, max }: Ends, top: number): PriceRange {
  const low = Math.min(Math.max(min ?? 0, 0), Math.max(top - 1, 0));
  return { low, high: Math.min(Math.max(max ?? top, low + 1), Math.max(top, 1)) };
}

/** With a typed lower end, moved into its bounds; unchanged where no number was typed. */
export function withLow({ low, high }: PriceRange, typed: string): PriceRange {
  const value = readWholeNumber(typed) ?? low;
  return { low: Math.min(Math.max(value, 0), high - 1), high };
}

/** With a typed upper end, moved into its bounds; unchanged where no number was typed. */
export function withHigh({ low, high }: PriceRange, typed: string, top: number): PriceRange {
  const value = readWholeNumber(typed) ?? high;
  return { low, high: Math.min(Math.max(value, low + 1), top) };
}

/** Whether there is nothing to choose: no price above 1 taka, or the same price on the whole list. */
export function priceIsFixed(
  { min, max }: Ends,
  top: number,
  all: readonly { price: number }[] | undefined,
): boolean {
  if (top <= 1) return true;
  if (min !== undefined || max !== undefined || !all) return false;
  return all.every(({ price }) => price === all[0]?.price);
}

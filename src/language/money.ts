/** Money inside the shop is a whole number of poisha; 100 poisha are one taka. The API speaks taka. */
export type Poisha = number;

/** Taka in the API: a number with at most two decimals. */
export type Taka = number;

export const toTaka = (amount: Poisha): Taka => amount / 100;

/** Rounds to the nearest poisha, so that 19.99 taka are 1999 and not 1998.9999. */
export const toPoisha = (amount: Taka): Poisha => Math.round(amount * 100);

/** Price times quantity in taka; reckoned in poisha, so that no fraction is lost. */
export const lineTotal = (price: Taka, quantity: number): Taka => toTaka(toPoisha(price) * quantity);

/**
 * Percent off, as SPEC 9 says: rounded ((original − price) / original × 100).
 * 0 where there is no original price or it is not above the price.
 */
export function percentOff(price: number, originalPrice: number | null | undefined): number {
  if (!originalPrice || originalPrice <= price) return 0;
  return Math.round(((originalPrice - price) / originalPrice) * 100);
}

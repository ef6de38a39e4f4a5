/** Whole poisha, in code and database; 100 poisha are one taka. */
export type Poisha = number;

/** Taka with at most two decimals, in the API. */
export type Taka = number;

export const toTaka = (amount: Poisha): Taka => amount / 100;

/** To the nearest poisha: 19.99 taka are 1999. */
export const toPoisha = (amount: Taka): Poisha => Math.round(amount * 100);

/** Price times quantity, computed in poisha so that no fraction is lost. */
export const lineTotal = (price: Taka, quantity: number): Taka => toTaka(toPoisha(price) * quantity);

/** The price of a kilo of what costs `price` for `stepGrams` grams, to the poisha. */
export const kiloPrice = ({
  price,
  stepGrams = 1000,
}: {
  price: Taka;
  stepGrams?: number | undefined;
}): Taka => toTaka(Math.round((toPoisha(price) * 1000) / stepGrams));

/** Whole percent off (SPEC 9); 0 without an original price above the price. */
export function percentOff(price: number, originalPrice: number | null | undefined): number {
  if (!originalPrice || originalPrice <= price) return 0;
  return Math.round(((originalPrice - price) / originalPrice) * 100);
}

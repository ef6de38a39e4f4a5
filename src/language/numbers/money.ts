/** An amount in poisha, a whole number: used in code and database. 100 poisha are one taka. */
export type Poisha = number;

/** An amount in taka: used in the API and on pages. */
export type Taka = number;

export const toTaka = (amount: Poisha): Taka => amount / 100;

export const toPoisha = (amount: Taka): Poisha => Math.round(amount * 100);

/** The price of several pieces, computed in poisha to avoid rounding errors. */
export const lineTotal = (price: Taka, quantity: number): Taka => toTaka(toPoisha(price) * quantity);

/** The price per kilo of a product that costs `price` for `stepGrams` grams, rounded to a poisha. */
export const kiloPrice = ({
  price,
  stepGrams = 1000,
}: {
  price: Taka;
  stepGrams?: number | undefined;
}): Taka => toTaka(Math.round((toPoisha(price) * 1000) / stepGrams));

/** Whole percent off (SPEC 9); 0 if the original price is not above the price. */
export function percentOff(price: number, originalPrice: number | null | undefined): number {
  if (!originalPrice || originalPrice <= price) return 0;
  return Math.round(((originalPrice - price) / originalPrice) * 100);
}

import { m } from "#src/language/messages.ts";
import { number } from "#src/language/numbers/numbers.ts";
import { weightOf } from "#src/language/numbers/weights.ts";

/**
 * The grams of one step of goods sold by weight; null for other goods. The shop stores the price and the stock of such goods in steps
 * (decision 29); staff see and enter the price of a kilo in taka, and the stock in kilos. Other goods stay as they are stored.
 */
export type StepGrams = number | null;

/** The stored price of a step in taka as the price of a kilo, not rounded. */
export const shownPrice = (price: number, step: StepGrams): number => (step ? (price * 1000) / step : price);
/** The price of a kilo in taka as the stored price of a step, rounded to the poisha. */
export const storedPrice = (price: number, step: StepGrams): number =>
  step ? Math.round((price * step) / 10) / 100 : price;

/** Stored steps as kilos. */
export const shownStock = (stock: number, step: StepGrams): number => (step ? (stock * step) / 1000 : stock);

/** Kilos as stored steps; a rest that is less than a step is left out. */
export const storedStock = (stock: number, step: StepGrams): number =>
  step ? Math.floor(Math.round(stock * 1000) / step) : stock;

/** Makes one of these conversions pass null through. */
export const orNull =
  (convert: (value: number, step: StepGrams) => number) =>
  (value: number | null, step: StepGrams): number | null =>
    value === null ? null : convert(value, step);

/** A quantity in words: "12" pieces, or "3 kg". */
export const quantityOf = (pieces: number, step: StepGrams): string =>
  step ? weightOf(Math.round(pieces * step)) : number(pieces);

/** "Price", or "Price of 1 kg". */
export const priceLabel = (step: StepGrams): string =>
  step ? m.admin_product_price_kilo() : m.admin_product_price();

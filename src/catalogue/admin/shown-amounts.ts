import { m } from "#src/language/messages.ts";
import { formatNumber } from "#src/language/numbers/numbers.ts";
import { weightText } from "#src/language/numbers/weight-text.ts";

/**
 * Grams of a step of goods sold by weight, else null. The database stores price and stock per step (decision 29);
 * staff see taka per kilo and kilos.
 */
export type StepGrams = number | null;

/** Taka per step → taka per kilo, not rounded. */
export const toShownPrice = (price: number, step: StepGrams): number =>
  step ? (price * 1000) / step : price;
/** Taka per kilo → taka per step, rounded to the poisha. */
export const toStoredPrice = (price: number, step: StepGrams): number =>
  step ? Math.round((price * step) / 10) / 100 : price;

/** Steps → kilos. */
export const toShownStock = (stock: number, step: StepGrams): number =>
  step ? (stock * step) / 1000 : stock;

/** Kilos → whole steps, rounded down. */
export const toStoredStock = (stock: number, step: StepGrams): number =>
  step ? Math.floor(Math.round(stock * 1000) / step) : stock;

/** Extends a conversion to null, which stays null. */
export const convertNullable =
  (convert: (value: number, step: StepGrams) => number) =>
  (value: number | null, step: StepGrams): number | null =>
    value === null ? null : convert(value, step);

/** "12" pieces, in Bengali "১২টি", or "3 kg". */
export const quantityText = (pieces: number, step: StepGrams): string =>
  step ? weightText(Math.round(pieces * step)) : m.stock_pieces({ count: formatNumber(pieces) });

/** "Price", or "Price of 1 kg". */
export const priceLabel = (step: StepGrams): string =>
  step ? m.admin_product_price_kilo() : m.admin_product_price();

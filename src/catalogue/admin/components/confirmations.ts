import { m } from "#src/language/messages.ts";
import { formatNumber, formatTaka } from "#src/language/numbers/numbers.ts";
import { unusualDiscount, unusualPriceChange } from "../far-change.ts";
import type { Question } from "./use-saving.ts";

/** Asks for confirmation of a price that more than halves or grows by more than half. */
export function confirmUnusualPrice(newValue: number, previousValue: number): Question<number> | undefined {
  const percent = unusualPriceChange(previousValue, newValue);
  if (percent === undefined) return undefined;
  const values = {
    was: formatTaka(previousValue),
    now: formatTaka(newValue),
    percent: formatNumber(Math.abs(percent)),
  };
  return {
    text: percent < 0 ? m.admin_product_far_less(values) : m.admin_product_far_more(values),
    answers: [{ label: m.admin_product_save_value({ value: formatTaka(newValue) }), value: newValue }],
    leaveLabel: m.admin_product_keep_value({ value: formatTaka(previousValue) }),
  };
}

/** Asks for confirmation of an original price that implies more than 50 % off. */
export function confirmOriginalPrice(
  price: number,
  newValue: number | null,
  previousValue: number | null,
): Question<number | null> | undefined {
  const percent = unusualDiscount(price, newValue);
  if (percent === undefined) return undefined;
  const values = { before: takaText(newValue), price: formatTaka(price), percent: formatNumber(percent) };
  return {
    text: m.admin_product_far_before(values),
    answers: [{ label: m.admin_product_save_value({ value: takaText(newValue) }), value: newValue }],
    leaveLabel: m.admin_product_keep_value({ value: takaText(previousValue) }),
  };
}

/** Asks whether to overwrite the price that a colleague has saved in the meantime. */
export function priceConflictQuestion<Value extends number | null>(
  newValue: Value,
  previousValue: Value,
  currentValue: Value,
): Question<Value> {
  return {
    text: m.admin_product_meanwhile({ was: takaText(previousValue), now: takaText(currentValue) }),
    answers: [{ label: m.admin_product_save_value({ value: takaText(newValue) }), value: newValue }],
    leaveLabel: m.admin_product_keep_value({ value: takaText(currentValue) }),
  };
}

/** Stocks of weighed goods are in kilos, whose sums have tiny errors. */
const roundToGrams = (kilosOrPieces: number) => Math.round(kilosOrPieces * 1000) / 1000;

/**
 * Asks what to save if the stock changed during a count: the counted number, or, unless it is below 0, the
 * current stock with the counted difference added.
 */
export function countConflictQuestion(
  newValue: number | null,
  previousValue: number | null,
  currentValue: number | null,
): Question<number | null> {
  const values = { mine: countText(newValue), was: countText(previousValue), now: countText(currentValue) };
  const saveCounted = { label: m.admin_product_save_value({ value: countText(newValue) }), value: newValue };
  const keepCurrent = m.admin_product_keep_value({ value: countText(currentValue) });
  const countedOnly = {
    text: m.admin_product_meanwhile(values),
    answers: [saveCounted],
    leaveLabel: keepCurrent,
  };
  if (newValue === null || previousValue === null || currentValue === null) return countedOnly;
  const difference = roundToGrams(newValue - previousValue);
  const adjustedStock = roundToGrams(currentValue + difference);
  if (adjustedStock < 0) return countedOnly;
  const operator = difference < 0 ? "−" : "+";
  const saveAdjusted = {
    label: m.admin_product_recount_apply({
      value: formatNumber(adjustedStock),
      sum: `${formatNumber(currentValue)} ${operator} ${formatNumber(Math.abs(difference))}`,
    }),
    value: adjustedStock,
  };
  return {
    text: m.admin_product_recount(values),
    answers: [saveAdjusted, saveCounted],
    leaveLabel: keepCurrent,
  };
}

const takaText = (value: number | null) => (value === null ? "–" : formatTaka(value));
const countText = (value: number | null) =>
  value === null ? m.admin_product_not_counted() : formatNumber(value);

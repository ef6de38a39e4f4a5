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
    leave: m.admin_product_keep_value({ value: formatTaka(previousValue) }),
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
    leave: m.admin_product_keep_value({ value: takaText(previousValue) }),
  };
}

/** Resolves a price conflict with a colleague. */
export function priceConflict<Value extends number | null>(
  newValue: Value,
  previousValue: Value,
  currentValue: Value,
): Question<Value> {
  return {
    text: m.admin_product_meanwhile({ was: takaText(previousValue), now: takaText(currentValue) }),
    answers: [{ label: m.admin_product_save_value({ value: takaText(newValue) }), value: newValue }],
    leave: m.admin_product_keep_value({ value: takaText(currentValue) }),
  };
}

/** Resolves a count during which orders changed the stock: the difference can be applied to the current stock. */
export function countConflict(
  newValue: number | null,
  previousValue: number | null,
  currentValue: number | null,
): Question<number | null> {
  const values = { mine: countText(newValue), was: countText(previousValue), now: countText(currentValue) };
  const asCounted = { label: m.admin_product_save_value({ value: countText(newValue) }), value: newValue };
  const leave = m.admin_product_keep_value({ value: countText(currentValue) });
  if (
    newValue === null ||
    previousValue === null ||
    currentValue === null ||
    currentValue + newValue - previousValue < 0
  )
    return { text: m.admin_product_meanwhile(values), answers: [asCounted], leave };
  const sum = currentValue + newValue - previousValue;
  const applyLabel = m.admin_product_recount_apply({
    value: formatNumber(sum),
    sum: `${formatNumber(currentValue)} ${newValue < previousValue ? "−" : "+"} ${formatNumber(Math.abs(newValue - previousValue))}`,
  });
  return {
    text: m.admin_product_recount(values),
    answers: [{ label: applyLabel, value: sum }, asCounted],
    leave,
  };
}

const takaText = (value: number | null) => (value === null ? "–" : formatTaka(value));
const countText = (value: number | null) =>
  value === null ? m.admin_product_not_counted() : formatNumber(value);

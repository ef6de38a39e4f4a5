import { m } from "#src/language/messages.ts";
import { formatNumber, formatTaka } from "#src/language/numbers/numbers.ts";
import { unusualDiscount, unusualPriceChange } from "../far-change.ts";
import type { Question } from "./use-saving.ts";

/** Asks for confirmation of a price that more than halves or grows by more than half. */
export function confirmUnusualPrice(mine: number, was: number): Question<number> | undefined {
  const percent = unusualPriceChange(was, mine);
  if (percent === undefined) return undefined;
  const values = { was: formatTaka(was), now: formatTaka(mine), percent: formatNumber(Math.abs(percent)) };
  return {
    text: percent < 0 ? m.admin_product_far_less(values) : m.admin_product_far_more(values),
    answers: [{ label: m.admin_product_save_value({ value: formatTaka(mine) }), value: mine }],
    leave: m.admin_product_keep_value({ value: formatTaka(was) }),
  };
}

/** Asks for confirmation of an original price that implies more than 50 % off. */
export function doubtOriginalPrice(
  price: number,
  mine: number | null,
  was: number | null,
): Question<number | null> | undefined {
  const percent = unusualDiscount(price, mine);
  if (percent === undefined) return undefined;
  const values = { before: takaOrNone(mine), price: formatTaka(price), percent: formatNumber(percent) };
  return {
    text: m.admin_product_far_before(values),
    answers: [{ label: m.admin_product_save_value({ value: takaOrNone(mine) }), value: mine }],
    leave: m.admin_product_keep_value({ value: takaOrNone(was) }),
  };
}

/** Resolves a price conflict with a colleague. */
export function priceConflict<Value extends number | null>(
  mine: Value,
  was: Value,
  now: Value,
): Question<Value> {
  return {
    text: m.admin_product_meanwhile({ was: takaOrNone(was), now: takaOrNone(now) }),
    answers: [{ label: m.admin_product_save_value({ value: takaOrNone(mine) }), value: mine }],
    leave: m.admin_product_keep_value({ value: takaOrNone(now) }),
  };
}

/** Resolves a count during which orders changed the stock: the difference can be applied to the current stock. */
export function countConflict(
  mine: number | null,
  was: number | null,
  now: number | null,
): Question<number | null> {
  const values = { mine: counted(mine), was: counted(was), now: counted(now) };
  const asCounted = { label: m.admin_product_save_value({ value: counted(mine) }), value: mine };
  const leave = m.admin_product_keep_value({ value: counted(now) });
  if (mine === null || was === null || now === null || now + mine - was < 0)
    return { text: m.admin_product_meanwhile(values), answers: [asCounted], leave };
  const sum = now + mine - was;
  const reckoned = m.admin_product_recount_apply({
    value: formatNumber(sum),
    sum: `${formatNumber(now)} ${mine < was ? "−" : "+"} ${formatNumber(Math.abs(mine - was))}`,
  });
  return {
    text: m.admin_product_recount(values),
    answers: [{ label: reckoned, value: sum }, asCounted],
    leave,
  };
}

const takaOrNone = (value: number | null) => (value === null ? "–" : formatTaka(value));
const counted = (value: number | null) =>
  value === null ? m.admin_product_not_counted() : formatNumber(value);

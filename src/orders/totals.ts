import type { Poisha } from "../language/numbers/money.ts";
import { type LineToShare, shareByLine } from "../language/numbers/shares.ts";
import { leastTotal } from "../offers/rules.ts";

/** Items plus delivery less discount. */
export const totalOfOrder = (items: Poisha, fee: Poisha, discount: Poisha): Poisha => items + fee - discount;

export const mostDiscount = (items: Poisha, fee: Poisha): Poisha => Math.max(0, items + fee - leastTotal);

/** What stays of a discount without the returned lines' shares, with the remaining items and the fee. */
export const remainingDiscount = (discount: Poisha, back: Poisha, items: Poisha, fee: Poisha): Poisha =>
  Math.min(Math.max(0, discount - back), mostDiscount(items, fee));

/** What stands of a line's share of an offer once its price has changed: it falls with the price, and never grows. */
export const standingShare = (share: Poisha, priceThen: Poisha, price: Poisha): Poisha =>
  price >= priceThen ? share : Number((BigInt(share) * BigInt(price)) / BigInt(priceThen));

/** A discount's share on each line, and the part on the delivery fee: only what exceeds the lines. */
export function shareDiscount(
  discount: Poisha,
  lines: readonly LineToShare[],
): { shares: Poisha[]; onFee: Poisha } {
  const items = lines.reduce((sum, { poisha }) => sum + poisha, 0);
  const onItems = Math.min(discount, items);
  return { shares: shareByLine(onItems, lines), onFee: discount - onItems };
}

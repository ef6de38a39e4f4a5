import type { Poisha } from "../language/numbers/money.ts";
import { type LineToShare, shareByLine } from "../language/numbers/shares.ts";
import { minTotalPoisha } from "../offers/rules.ts";

/** Items plus delivery less discount. */
export const totalOfOrder = (items: Poisha, fee: Poisha, discount: Poisha): Poisha => items + fee - discount;

/**
 * The poisha that make a total whole taka, because there are no smaller coins: rounded half up, below 0 if they
 * are taken off. `cashRoundingSql` is the same in SQL.
 */
export const cashRounding = (total: Poisha): Poisha => Math.floor((total + 50) / 100) * 100 - total;

/** SQL: `cashRounding` of a total above 0. */
export const cashRoundingSql = (total: string) => `((${total} + 50) / 100 * 100 - ${total})`;

/** A total as it is paid in cash: with its rounding. */
export const dueInCash = (total: Poisha): Poisha => total + cashRounding(total);

/**
 * What is due in cash if `other` of a total is paid without cash, and the rounding: `cash` plus `other` is the
 * total plus the rounding. If everything is paid without cash, customers may pay the exact total, or the whole
 * taka that messages name: only the second has a rounding.
 */
export function dueBeside(total: Poisha, other: Poisha): { cash: Poisha; rounding: Poisha } {
  const remainingPoisha = total - other;
  if (other > 0 && remainingPoisha < 50)
    return { cash: 0, rounding: other === dueInCash(total) ? cashRounding(total) : 0 };
  return { cash: dueInCash(remainingPoisha), rounding: cashRounding(remainingPoisha) };
}

/** The highest discount that leaves the smallest total to pay. */
export const maxDiscount = (items: Poisha, fee: Poisha): Poisha => Math.max(0, items + fee - minTotalPoisha);

/**
 * What remains of a discount without the shares of returned lines, at most what the remaining items and the fee
 * allow.
 */
export const remainingDiscount = (
  discount: Poisha,
  returnedShares: Poisha,
  items: Poisha,
  fee: Poisha,
): Poisha => Math.min(Math.max(0, discount - returnedShares), maxDiscount(items, fee));

/** A line's share of the order's offer when it was placed, and its price then; null without. */
export type OfferShare = { offer_share_poisha: Poisha | null; offer_share_price_poisha: Poisha | null };

/** A line's share of an offer at another price: it falls with the price and never grows. */
export function standingShare(
  { offer_share_poisha: share, offer_share_price_poisha: originalPrice }: OfferShare,
  price: Poisha,
): Poisha {
  if (share === null || originalPrice === null) return 0;
  return price >= originalPrice ? share : Number((BigInt(share) * BigInt(price)) / BigInt(originalPrice));
}

/** A discount's share on each line, and the part on the delivery fee: only what exceeds the lines. */
export function shareDiscount(
  discount: Poisha,
  lines: readonly LineToShare[],
): { shares: Poisha[]; onFee: Poisha } {
  const items = lines.reduce((sum, { poisha }) => sum + poisha, 0);
  const onItems = Math.min(discount, items);
  return { shares: shareByLine(onItems, lines), onFee: discount - onItems };
}

/** Adds the shares of a discount by staff, split over what `offerShares` leave, to `offerShares`. */
export function shareBoth(
  discount: Poisha,
  lines: readonly LineToShare[],
  offerShares: readonly Poisha[],
): { shares: Poisha[]; onFee: Poisha } {
  const remainingLines = lines.map((line, index) => ({
    ...line,
    poisha: line.poisha - (offerShares[index] ?? 0),
  }));
  const { shares, onFee } = shareDiscount(discount, remainingLines);
  return { shares: shares.map((share, index) => share + (offerShares[index] ?? 0)), onFee };
}

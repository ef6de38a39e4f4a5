import type { Poisha } from "../language/numbers/money.ts";

/** The lowest total after a discount: cash has to change hands. */
const leastPoisha = 100;

/** Items plus delivery less discount. */
export const totalOfOrder = (items: Poisha, fee: Poisha, discount: Poisha): Poisha => items + fee - discount;

export const mostDiscount = (items: Poisha, fee: Poisha): Poisha => Math.max(0, items + fee - leastPoisha);

/** What stays of a discount without the returned lines' shares, with the remaining items and the fee. */
export const remainingDiscount = (discount: Poisha, back: Poisha, items: Poisha, fee: Poisha): Poisha =>
  Math.min(Math.max(0, discount - back), mostDiscount(items, fee));

/**
 * Splits an amount in proportion to whole `weights`, exactly: by largest remainder, earlier ones first if
 * equal. An amount up to the weights' sum gives no share above its weight.
 */
export function shareOut(amount: Poisha, weights: readonly number[]): Poisha[] {
  const sum = BigInt(weights.reduce((total, weight) => total + weight, 0));
  if (sum === 0n) return weights.map(() => 0);
  // Amount times weight may exceed what a number holds exactly.
  const products = weights.map((weight) => BigInt(amount) * BigInt(weight));
  const shares = products.map((product) => Number(product / sum));
  const missing = shares.reduce((left, share) => left - share, amount);
  const byRemainder = products
    .map((product, index) => ({ index, remainder: Number(product % sum) }))
    .sort((a, b) => b.remainder - a.remainder);
  for (const { index } of byRemainder.slice(0, missing)) shares[index] = (shares[index] ?? 0) + 1;
  return shares;
}

/** `product_id` is null for a line without a product; `poisha` is its price in all. */
export type LineToShare = { product_id: number | null; poisha: Poisha };

/**
 * A discount's share on each line, in proportion to its price, and the part on the delivery fee: only what
 * exceeds the lines. The same lines in another order get the same shares.
 */
export function shareDiscount(
  discount: Poisha,
  lines: readonly LineToShare[],
): { shares: Poisha[]; onFee: Poisha } {
  const items = lines.reduce((sum, { poisha }) => sum + poisha, 0);
  const onItems = Math.min(discount, items);
  const inOrder = lines
    .map((line, index) => ({ ...line, index }))
    .sort((a, b) => (a.product_id ?? Infinity) - (b.product_id ?? Infinity) || a.index - b.index);
  const sorted = shareOut(
    onItems,
    inOrder.map(({ poisha }) => poisha),
  );
  const shares = lines.map(() => 0);
  for (const [at, { index }] of inOrder.entries()) shares[index] = sorted[at] ?? 0;
  return { shares, onFee: discount - onItems };
}

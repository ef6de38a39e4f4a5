import type { Poisha } from "./money.ts";

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
  const missingPoisha = shares.reduce((missing, share) => missing - share, amount);
  const byRemainder = products
    .map((product, index) => ({ index, remainder: Number(product % sum) }))
    .sort((a, b) => b.remainder - a.remainder);
  for (const { index } of byRemainder.slice(0, missingPoisha)) shares[index] = (shares[index] ?? 0) + 1;
  return shares;
}

/** `product_id` is null for a line without a product; `poisha` is the line's total price. */
export type LineToShare = { product_id: number | null; poisha: Poisha };

/** Splits an amount in proportion to the lines' prices. The same lines in another order get the same shares. */
export function shareByLine(amount: Poisha, lines: readonly LineToShare[]): Poisha[] {
  const sortedLines = lines
    .map((line, index) => ({ ...line, index }))
    .sort((a, b) => (a.product_id ?? Infinity) - (b.product_id ?? Infinity) || a.index - b.index);
  const sortedShares = shareOut(
    amount,
    sortedLines.map(({ poisha }) => poisha),
  );
  const shares = lines.map(() => 0);
  for (const [position, { index }] of sortedLines.entries()) shares[index] = sortedShares[position] ?? 0;
  return shares;
}

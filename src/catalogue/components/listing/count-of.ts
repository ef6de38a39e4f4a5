import type { ProductList } from "#src/catalogue/contract.ts";
import { number } from "#src/language/numbers/numbers.ts";

/**
 * The number of products in a list, in the page's digits: "1,248", or rounded "48,000+" where not all were counted; never less
 * than are `shown`.
 */
export function countOf(
  { total, counted }: Pick<ProductList["meta"], "total" | "counted">,
  shown = 0,
): string {
  if (counted !== false || total === 0) return number(total);
  const step = 10 ** Math.max(0, String(total).length - 2);
  return `${number(Math.max(shown, Math.floor(total / step) * step))}+`;
}

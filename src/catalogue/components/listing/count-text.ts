import type { ProductList } from "#src/catalogue/contract.ts";
import { formatNumber } from "#src/language/numbers/numbers.ts";

/** The number of products in a list: "1,248", or "48,000+" if not all were counted; at least `shown`. */
export function countText(
  { total, counted }: Pick<ProductList["meta"], "total" | "counted">,
  shown = 0,
): string {
  if (counted !== false || total === 0) return formatNumber(total);
  const step = 10 ** Math.max(0, String(total).length - 2);
  return `${formatNumber(Math.max(shown, Math.floor(total / step) * step))}+`;
}

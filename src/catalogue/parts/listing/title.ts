import { number } from "../../../language/numbers.ts";
import { m } from "../../../language/words.ts";
import type { Category, ProductList } from "../../contract.ts";
import type { Filters } from "../../listing/listing.ts";

/** The shelf that the filters name, if the shop has it. */
export const shelfOf = (filters: Filters, categories: Category[]): Category | undefined =>
  categories.find(({ id }) => id === filters.category);

/** A listing's title: the shelf before the term (DECISIONS 26). */
export function listingTitle(filters: Filters, categories: Category[]): string {
  const shelf = shelfOf(filters, categories);
  if (shelf) return shelf.name;
  return filters.search ? m.listing_results({ term: filters.search }) : m.listing_all();
}

/**
 * How many products a list has in all, in the page's digits: "1,248", or in round numbers "48,000+" where not all were
 * counted; never less than are `shown`.
 */
export function countOf(
  { total, counted }: Pick<ProductList["meta"], "total" | "counted">,
  shown = 0,
): string {
  if (counted !== false || total === 0) return number(total);
  const step = 10 ** Math.max(0, String(total).length - 2);
  return `${number(Math.max(shown, Math.floor(total / step) * step))}+`;
}

import type { Category } from "#src/catalogue/contract.ts";
import type { Filters } from "#src/catalogue/listing/listing.ts";
import { m } from "#src/language/messages.ts";

/** The category that the filters name, if the shop has it. */
export const categoryOf = (filters: Filters, categories: Category[]): Category | undefined =>
  categories.find(({ id }) => id === filters.category);

/** Whether the filters name a category that the shop does not have; false while the categories are not known. */
export const isUnknownCategory = (filters: Filters, categories: Category[]): boolean =>
  filters.category !== undefined && categories.length > 0 && !categoryOf(filters, categories);

/** A listing's title. The category goes before the search term (DECISIONS 26); offers of all categories have a title of their own. */
export function listingTitle(filters: Filters, categories: Category[]): string {
  const category = categoryOf(filters, categories);
  if (category) return category.name;
  if (isUnknownCategory(filters, categories)) return m.listing_no_category();
  if (filters.search) return m.listing_results({ term: filters.search });
  return filters.flags.includes("offers") ? m.common_offers() : m.listing_all();
}

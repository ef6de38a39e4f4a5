import type { Category } from "#src/catalogue/contract.ts";
import type { Filters } from "#src/catalogue/listing/listing.ts";
import { m } from "#src/language/messages.ts";

/** The category of the filters, if it exists. */
export const findCategory = (filters: Filters, categories: Category[]): Category | undefined =>
  categories.find(({ id }) => id === filters.category);

/** Whether the category of the filters does not exist; false until the categories are loaded. */
export const isUnknownCategory = (filters: Filters, categories: Category[]): boolean =>
  filters.category !== undefined && categories.length > 0 && !findCategory(filters, categories);

/** The title of a listing: the category takes precedence over the search term (DECISIONS 26). */
export function listingTitle(filters: Filters, categories: Category[]): string {
  const category = findCategory(filters, categories);
  if (category) return category.name;
  if (isUnknownCategory(filters, categories)) return m.listing_no_category();
  if (filters.search) return m.listing_results({ term: filters.search });
  return filters.flags.includes("offers") ? m.common_offers() : m.listing_all();
}

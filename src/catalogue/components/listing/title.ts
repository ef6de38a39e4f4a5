import { m } from "../../../language/messages.ts";
import type { Category } from "../../contract.ts";
import type { Filters } from "../../listing/listing.ts";

/** The category that the filters name, if the shop has it. */
export const categoryOf = (filters: Filters, categories: Category[]): Category | undefined =>
  categories.find(({ id }) => id === filters.category);

/** A listing's title. The category goes before the search term (DECISIONS 26); offers of all categories have a title of their own. */
export function listingTitle(filters: Filters, categories: Category[]): string {
  const category = categoryOf(filters, categories);
  if (category) return category.name;
  if (filters.search) return m.listing_results({ term: filters.search });
  return filters.flags.includes("offers") ? m.listing_offers() : m.listing_all();
}

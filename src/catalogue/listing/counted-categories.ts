import { pathTo } from "../category-tree.ts";
import type { Category, ProductList } from "../contract.ts";
import { type Filters, isNarrowed } from "./listing.ts";

export type CountedCategory = Omit<Category, "product_count"> & {
  /** The number of products in the list of this category; undefined if not all were counted. */
  count: number | undefined;
};

/** The categories with products in a list, the path of the selected one, and all main ones of an unfiltered list. */
export function countedCategories(
  filters: Filters,
  categories: readonly Category[],
  { counts }: ProductList["meta"],
): CountedCategory[] {
  const isUnfiltered = !isNarrowed(filters);
  const path = pathTo(categories, filters.category).map(({ id }) => id);
  const withCounts = categories.map(({ product_count, ...rest }) => {
    const filteredCount = counts ? (counts.categories[rest.id] ?? 0) : undefined;
    return { ...rest, count: isUnfiltered ? product_count : filteredCount };
  });
  return withCounts.filter(
    ({ id, parent_id, count }) =>
      count !== 0 || path.includes(id) || filters.inner?.includes(id) || (isUnfiltered && parent_id === null),
  );
}

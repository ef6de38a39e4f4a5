import { productKey } from "#src/platform/cache/surrogate-keys.server.ts";
import type { ProductFilter } from "../schemas.ts";
import { lastShownId } from "./cursor.ts";
import { flags } from "./listing.ts";

/**
 * The surrogate keys of a list. A changed product invalidates every set that it is in, so one set of a filter
 * is enough. `list:` stands for members and order, `prices:` for the highest price and sorting by price,
 * `counts:` for the counts beside filters. Lists with a search or other filters depend on any product.
 */
export function listKeys(filter: ProductFilter): string[] {
  const { ids, search, category, counts, min_price, max_price } = filter;
  const lastId = lastShownId(filter);
  const commonKeys = ["categories", ...(lastId === undefined ? [] : [productKey(lastId)])];
  if (ids) return [...commonKeys, ...ids.map(productKey)];
  const narrowingFilters = [
    filter.in_stock,
    filter.min_rating,
    filter.sub_category?.length,
    filter.brand?.length,
  ];
  const activeFlags = flags.filter((flag) => filter[flag]);
  const hasPriceRange = min_price !== undefined || max_price !== undefined;
  // Counts under filters may change with any product.
  const countsFiltered = counts && (activeFlags.length > 0 || hasPriceRange);
  if (search || countsFiltered || narrowingFilters.some(Boolean)) return [...commonKeys, "search"];
  const set = category ?? activeFlags[0] ?? "all";
  return [...commonKeys, listOrderKey(set), `prices:${set}`, ...(counts ? [`counts:${set}`] : [])];
}

/** The surrogate key of a set's members and order. */
export const listOrderKey = (set: string | number) => `list:${set}`;

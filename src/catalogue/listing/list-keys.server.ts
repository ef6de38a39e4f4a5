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
  const cursor = lastShownId(filter);
  const named = ["categories", ...(cursor === undefined ? [] : [productKey(cursor)])];
  if (ids) return [...named, ...ids.map(productKey)];
  const narrowingFilters = [
    filter.in_stock,
    filter.min_rating,
    filter.sub_category?.length,
    filter.brand?.length,
  ];
  const activeFlags = flags.filter((flag) => filter[flag]);
  const isCounted = counts && (activeFlags.length > 0 || (min_price ?? max_price) !== undefined);
  if (search || isCounted || narrowingFilters.some(Boolean)) return [...named, "search"];
  const set = category ?? activeFlags[0] ?? "all";
  return [...named, orderKey(set), `prices:${set}`, ...(counts ? [`counts:${set}`] : [])];
}

export const orderKey = (set: string | number) => `list:${set}`;

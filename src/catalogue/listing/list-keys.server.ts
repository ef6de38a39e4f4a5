import { productKey } from "#src/platform/cache/surrogate-keys.server.ts";
import type { ProductFilter } from "../schemas.ts";
import { lastShown } from "./cursor.ts";
import { flags } from "./listing.ts";

/**
 * The surrogate keys of a list. A changed product invalidates every set that it is in, so the first set of a filter is enough:
 * `list:` covers members and order, `prices:` the highest price and sorting by price. A search, counts and `in_stock` may depend on
 * any product.
 */
export function listKeys(filter: ProductFilter): string[] {
  const { ids, search, category, counts, in_stock } = filter;
  const cursor = lastShown(filter);
  const named = ["categories", ...(cursor === undefined ? [] : [productKey(cursor)])];
  if (ids) return [...named, ...ids.map(productKey)];
  if (search || counts || in_stock) return [...named, "search"];
  const set = category ?? flags.find((flag) => filter[flag]) ?? "all";
  return [...named, orderKey(set), `prices:${set}`];
}

export const orderKey = (set: string | number) => `list:${set}`;

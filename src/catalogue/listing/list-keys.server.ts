import { productKey } from "#src/platform/cache/surrogate-keys.server.ts";
import type { ProductFilter } from "../schemas.ts";
import { lastShown } from "./cursor.ts";
import { flags } from "./listing.ts";

/**
 * The surrogate keys of a list besides those of its products. A product touches every set that it is in, before or after a change,
 * so the first set of a filter is enough. `list:` is about members and order, `prices:` about the highest price and what goes by
 * price. A search may depend on any product, as may counts and what is in stock.
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

import { productKey } from "../../platform/cache/surrogate-keys.server.ts";
import type { ProductFilter } from "../schemas.ts";
import { lastShown } from "./cursor.ts";
import { flags } from "./listing.ts";

/**
 * The surrogate keys of a list besides those of the products in it. A product touches the lists of every set that it is in, before or
 * after the change: so the first set of a filter is enough. `list:` is about what is in it and in which order, `prices:` about the
 * highest price, and what is filtered or ordered by it. A search may depend on any product.
 */
export function listKeys(filter: ProductFilter): string[] {
  const { ids, search, category } = filter;
  const cursor = lastShown(filter);
  const named = ["categories", ...(cursor === undefined ? [] : [productKey(cursor)])];
  if (ids) return [...named, ...ids.map(productKey)];
  if (search) return [...named, "search"];
  const set = category ?? flags.find((flag) => filter[flag]) ?? "all";
  return [...named, orderKey(set), `prices:${set}`];
}

/** The key of what is in a set of products, and in which order. */
export const orderKey = (set: string | number) => `list:${set}`;

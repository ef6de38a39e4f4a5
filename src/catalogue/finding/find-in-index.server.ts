import { toPoisha, toTaka } from "../../language/numbers/money.ts";
import type { Shop } from "../../platform/shop.server.ts";
import { type SearchIndex, type SearchRequest, search } from "../../search/search.ts";
import type { ProductList } from "../contract.ts";
import { lastShown, nextCursor } from "../listing/listing-order.server.ts";
import { toCard } from "../product-row.server.ts";
import type { ProductFilter } from "../schemas.ts";
import { foundRows } from "./found-rows.server.ts";
import { flag, orders } from "./indexed-product.ts";

/** The same list as from the database, found by the index of this process: only the rows of the page are read from PostgreSQL. */
export async function findInIndex(
  index: SearchIndex,
  filter: ProductFilter,
  shop: Shop,
): Promise<ProductList> {
  const request = toRequest(filter);
  const found = search(index, request);
  const rows = await foundRows(shop, found.ids, filter.view ?? "whole");
  return {
    data: rows.map(toCard),
    meta: {
      total: found.total,
      max_price: toTaka(found.highest),
      next: found.more ? nextCursor(filter, found.ids.at(-1)) : undefined,
      exact: found.exact,
      nearest: found.nearest,
      counted: found.complete ? undefined : false,
    },
  };
}

function toRequest(filter: ProductFilter): SearchRequest {
  const { search, category, featured, top, offers, min_price, max_price, sort = "featured" } = filter;
  return {
    text: search === "" ? undefined : search,
    facet: category,
    flags:
      (featured ? flag.featured : 0) |
      (filter.new ? flag.isNew : 0) |
      (top ? flag.top : 0) |
      (offers ? flag.offer : 0),
    min: min_price === undefined ? undefined : toPoisha(min_price),
    max: max_price === undefined ? undefined : toPoisha(max_price),
    // With a search the shop's own order is by relevance.
    order: search && sort === "featured" ? undefined : orders[sort],
    limit: filter.limit,
    after: lastShown(filter),
  };
}

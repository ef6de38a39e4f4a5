import { toPoisha, toTaka } from "../../language/money.ts";
import type { Shop } from "../../platform/shop.server.ts";
import type { Index } from "../../search/query/plan.ts";
import { type Loaded, list } from "../../search/query/search.ts";
import { isNarrowed, type Order } from "../../search/ranking/page.ts";
import type { ProductList } from "../contract.ts";
import type { Filter } from "../listing/find-products.server.ts";
import { lastShown, nextCursor } from "../listing/listing-order.server.ts";
import { toCard } from "../product-row.server.ts";
import { countMissed } from "./count-searches.server.ts";
import { foundRows } from "./found-rows.server.ts";

/** The same list as out of the database, by the index of this process; only the rows of the page are fetched. */
export async function findInIndex(index: Index, filter: Filter, shop: Shop): Promise<ProductList> {
  const asked = askedBy(filter);
  const found = list(index, asked);
  // Once for a search: not again for each filter, order and page that somebody tries with it.
  const isFirstLook = !isNarrowed(asked) && asked.order === "relevance" && !filter.cursor;
  if (filter.search && found.exact === false && isFirstLook) countMissed(shop, filter.search);
  const rows = await foundRows(shop, found.ids, filter.view ?? "whole");
  return {
    data: rows.map(toCard),
    meta: {
      total: found.total,
      max_price: toTaka(found.dearest),
      next: found.more ? nextCursor(filter, found.ids.at(-1)) : undefined,
      exact: found.exact,
      nearest: found.nearest,
      counted: found.counted ? undefined : false,
    },
  };
}

function askedBy(filter: Filter): Loaded {
  const { search, category, featured, top, offers, min_price, max_price } = filter;
  return {
    search: search === "" ? undefined : search,
    category,
    featured,
    isNew: filter.new,
    top,
    offers,
    least: min_price === undefined ? undefined : toPoisha(min_price),
    most: max_price === undefined ? undefined : toPoisha(max_price),
    order: orderOf(filter),
    limit: filter.limit,
    after: lastShown(filter),
  };
}

/** With a search the shop's own order is by how well a product answers. */
function orderOf({ sort = "featured", search }: Filter): Order {
  return search && sort === "featured" ? "relevance" : sort;
}

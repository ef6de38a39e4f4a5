import { toPoisha, toTaka } from "../../basics/money.ts";
import type { Shop } from "../../platform/shop.server.ts";
import type { ProductList } from "../contract.ts";
import type { Filter } from "../find-products.server.ts";
import { lastShown, nextCursor } from "../listing-order.server.ts";
import { type ProductRow, productColumns, toCard, wordColumns } from "../product-row.server.ts";
import { countMissed } from "./count-searches.server.ts";
import type { Order } from "./query/page.ts";
import type { Index } from "./query/plan.ts";
import { type Asked, list } from "./query/search.ts";

/** The same list as out of the database, by the index of this process; only the rows of the page are fetched. */
export async function findInIndex(index: Index, filter: Filter, shop: Shop): Promise<ProductList> {
  const found = list(index, askedBy(filter));
  if (filter.search && found.exact === false) countMissed(shop, filter.search);
  const rows = await rowsOf(shop, found.ids, filter.view === "card");
  return {
    data: rows.map(toCard),
    meta: {
      total: found.total,
      max_price: toTaka(found.dearest),
      next: found.more ? nextCursor(filter, found.ids.at(-1)) : undefined,
      exact: found.exact,
      nearest: found.nearest,
    },
  };
}

function askedBy(filter: Filter): Asked {
  const { search, category, featured, top, min_price, max_price } = filter;
  return {
    search: search === "" ? undefined : search,
    category,
    featured,
    isNew: filter.new,
    top,
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

/** The rows of some products in the order of their ids; what is gone by now is left out. */
async function rowsOf({ database }: Shop, ids: readonly number[], card: boolean): Promise<ProductRow[]> {
  if (ids.length === 0) return [];
  const words = card ? "" : `, ${wordColumns()}`;
  const { rows } = await database.pool.query<ProductRow>(
    `select ${productColumns()}${words} from products p join categories c on c.id = p.category_id
     where p.id = any($1::bigint[])`,
    [ids],
  );
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

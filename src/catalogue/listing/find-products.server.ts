import { toPoisha, toTaka } from "#src/language/numbers/money.ts";
import { productKey } from "#src/platform/cache/surrogate-keys.server.ts";
import type { ApiContext } from "#src/platform/http/api.server.ts";
import { tagKey } from "#src/search/index/tags.ts";
import type { ProductList } from "../contract.ts";
import { type ProductRow, productColumnsSql, toCard, wordColumnsSql } from "../product-row.server.ts";
import type { ProductFilter } from "../schemas.ts";
import { findInIndex } from "../search/find-in-index.server.ts";
import type { CurrentIndex } from "../search/live/live-index.server.ts";
import { nextCursor } from "./cursor.ts";
import { listKeys } from "./list-keys.server.ts";
import { type AfterCondition, addCursorCondition, orderOf } from "./listing-order.server.ts";
import { findRelated } from "./related.server.ts";
import { inAnyCategorySql, inCategorySql, isOnOfferSql, Where } from "./where.server.ts";

/** The default `limit`: the whole list of an ordinary shop; `meta.next` continues a larger one. */
export const maxListed = 5_000;

/** The products that match a filter: from the search index if this process has one, else from the database. */
export async function findProducts(
  filter: ProductFilter,
  context: ApiContext,
  index: CurrentIndex,
): Promise<ProductList> {
  const { addSurrogateKeys } = context;
  if (filter.related)
    return findRelated(filter.related, filter, context, (relatedFilter) =>
      findList(relatedFilter, context, index),
    );
  addSurrogateKeys(...listKeys(filter));
  const boundedFilter = { ...filter, limit: filter.limit ?? maxListed };
  // The index has the counts once it is ready.
  if (filter.counts && !index.current) addSurrogateKeys("search");
  const list = await findList(boundedFilter, context, index);
  addSurrogateKeys(...list.data.map(({ id }) => productKey(id)));
  return list;
}

const findList = (
  filter: ProductFilter,
  context: ApiContext,
  { current }: CurrentIndex,
): Promise<ProductList> =>
  current && !filter.ids ? findInIndex(current, filter, context) : findInDatabase(filter, context);

async function findInDatabase(filter: ProductFilter, { shop, countRows }: ApiContext): Promise<ProductList> {
  // The highest price is found without the price range, the total and the page with it.
  const conditions = buildConditions(filter);
  const conditionsInRange = addPriceRange(conditions.copy(), filter);
  const pageConditions = addCursorCondition(conditionsInRange.copy(), filter);
  // One row more than the page tells whether there is a next page.
  const limit = filter.limit ? ` limit ${filter.limit + 1}` : "";
  const wordColumns = filter.view === "card" ? "" : `, ${wordColumnsSql()}`;
  const { pool } = shop.database;
  const [meta, list] = await Promise.all([
    pool.query<{ total: number; dearest: number }>(
      `select count(*) filter (where ${conditionsInRange.condition}) as total,
              coalesce(max(p.price_poisha), 0) as dearest
       from products p where ${conditions.condition}`,
      conditionsInRange.values,
    ),
    pool.query<ProductRow>(
      `select ${productColumnsSql()}${wordColumns}
       from products p join categories c on c.id = p.category_id
       where ${pageConditions.condition} order by ${orderOf(filter)}${limit}`,
      pageConditions.values,
    ),
  ]);
  countRows(list.rows.length);
  const rows = filter.limit ? list.rows.slice(0, filter.limit) : list.rows;
  const hasMore = rows.length < list.rows.length;
  return {
    data: rows.map(toCard),
    meta: {
      total: meta.rows[0]?.total ?? 0,
      max_price: toTaka(meta.rows[0]?.dearest ?? 0),
      next: hasMore ? nextCursor(filter, rows.at(-1)?.id) : undefined,
    },
  };
}

type Condition =
  | "p.id = any($value::bigint[])"
  | "not p.is_archived"
  | "not p.is_other_size"
  | typeof inCategorySql
  | typeof inAnyCategorySql
  | "lower(p.brand) = any($value::text[])"
  | "p.rating >= $value"
  | "p.is_featured"
  | "p.is_new_arrival"
  | "p.is_top_selling"
  | typeof isOnOfferSql
  | "p.stock is distinct from 0"
  | "p.search_text like $value"
  | "p.price_poisha >= $value"
  | "p.price_poisha <= $value"
  | AfterCondition;

function buildConditions(filter: ProductFilter): Where<Condition> {
  const where = new Where<Condition>();
  if (filter.ids) where.and("p.id = any($value::bigint[])", filter.ids);
  else where.and("not p.is_other_size");
  if (!filter.ids || !filter.archived) where.and("not p.is_archived");
  if (filter.category) where.and(inCategorySql, filter.category);
  if (filter.sub_category?.length) where.and(inAnyCategorySql, filter.sub_category);
  if (filter.brand?.length) where.and("lower(p.brand) = any($value::text[])", filter.brand.map(tagKey));
  if (filter.min_rating) where.and("p.rating >= $value", filter.min_rating);
  if (filter.featured) where.and("p.is_featured");
  if (filter.new) where.and("p.is_new_arrival");
  if (filter.top) where.and("p.is_top_selling");
  if (filter.offers) where.and(isOnOfferSql);
  if (filter.in_stock) where.and("p.stock is distinct from 0");
  for (const word of wordsOf(filter.search)) where.and("p.search_text like $value", `%${escapeLike(word)}%`);
  return where;
}

function addPriceRange(where: Where<Condition>, { min_price, max_price }: ProductFilter): Where<Condition> {
  if (min_price !== undefined) where.and("p.price_poisha >= $value", toPoisha(min_price));
  if (max_price !== undefined) where.and("p.price_poisha <= $value", toPoisha(max_price));
  return where;
}

const maxWords = 8;

/** Every word must be in the name or the weight, in either language. */
function wordsOf(search: string | undefined): string[] {
  return (search ?? "")
    .toLowerCase()
    .split(/[\s,.;:!?"'()]+/)
    .filter(Boolean)
    .slice(0, maxWords);
}

const escapeLike = (word: string) => word.replace(/[\\%_]/g, (sign) => `\\${sign}`);

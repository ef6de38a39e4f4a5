import sql, { raw, type Sql } from "sql-template-tag";
import type { z } from "zod";
import { maxCounted } from "#src/api/limits.ts";
import { adminPageSize } from "#src/api/paging.ts";
import { createReadsFromNow } from "#src/platform/database/reads-from-now.server.ts";
import type { ApiContext } from "#src/platform/http/api.server.ts";
import { type SearchIndex, search as searchIndex } from "#src/search/search.ts";
import { equalBarcodes } from "../product/equal-barcodes.ts";
import { isIncompleteSql } from "../product/missing-fields.server.ts";
import { fewLeft } from "../rules.ts";
import type { CurrentIndex } from "../search/live/live-index.server.ts";
import type { AdminProductList } from "./contract.ts";
import { type AdminProductRecord, adminProductColumnsSql, toAdminProduct } from "./product-row.server.ts";
import type { adminProductQuery } from "./schemas.ts";

type AdminProductFilter = z.output<typeof adminProductQuery> & {
  /** The ids of the category and of those within it; undefined for all categories. */
  branch: number[] | undefined;
};

/**
 * A page of products: with `short` alone the lowest stock first, with a search the best match first, else in the
 * shop's order. `meta.next` is the last product's id; for a search, the number of results shown.
 */
export async function listAdminProducts(
  query: z.output<typeof adminProductQuery>,
  context: ApiContext,
  index: CurrentIndex,
): Promise<AdminProductList> {
  const filter = { ...query, branch: await readBranch(query.category, context) };
  // The index contains active products only.
  const activeIndex = filter.archived ? undefined : index.current;
  if (filter.search) return searchProducts(filter, filter.search, context, activeIndex);
  return filter.short && !filter.incomplete
    ? listShortProducts(filter, context)
    : listInShopOrder(filter, context);
}

/** The ids of a category and of those within it; undefined without a category. */
async function readBranch(category: number | undefined, { shop }: ApiContext): Promise<number[] | undefined> {
  if (category === undefined) return undefined;
  const { rows } = await shop.database.pool.query<{ category_id: number | null }>(
    "select category_id from category_paths where ancestor_id = $1",
    [category],
  );
  return rows.flatMap(({ category_id }) => category_id ?? []);
}

/** SQL: whether a product's own category is in the branch. Equality with one category keeps the index order. */
function isWithin(branch: number[] | undefined): Sql {
  if (!branch) return sql`true`;
  return branch.length === 1
    ? sql`p.category_id = ${branch[0]}`
    : sql`p.category_id = any(${branch}::bigint[])`;
}

/** SQL: whether a product `p` matches the filter. */
const matchesFilter = ({ branch, short = false, incomplete, archived = false }: AdminProductFilter) =>
  sql`${incomplete ? raw(`${isIncompleteSql} and`) : sql``} ${isWithin(branch)}
    and (not ${short}::boolean or p.stock <= coalesce(p.low_stock, ${fewLeft})) and p.is_archived = ${archived}`;

/** SQL: whether a row `p` of `short_products`, which has only products with a low stock, matches the filter. */
const matchesShortFilter = ({ branch, archived = false }: AdminProductFilter) =>
  sql`${isWithin(branch)} and p.is_archived = ${archived}`;

const idOfLast = (rows: AdminProductRecord[]) => rows.at(-1)?.id ?? 0;

/** Lists products by category and by position within it. */
function listInShopOrder(filter: AdminProductFilter, context: ApiContext) {
  const { after } = filter;
  const sortKey = sql`p.category_id, p.position, p.id`;
  const lastSortKey = sql`(select ${sortKey} from products p where p.id = ${after})`;
  return readPage(filter, context, {
    from: sql`products p`,
    countFrom: sql`products p where ${matchesFilter(filter)}`,
    orderBy: sortKey,
    afterLast: after ? sql`and (${sortKey}) > ${lastSortKey}` : sql``,
    offset: 0,
    nextAfter: idOfLast,
  });
}

/** Lists products with a low stock, the lowest first; selects the ids of the page in `short_products`. */
function listShortProducts(filter: AdminProductFilter, context: ApiContext) {
  const { after } = filter;
  const columns = sql`p.stock, p.category_id, p.position`;
  const lastSortKey = sql`(select ${columns}, p.id from products p where p.id = ${after})`;
  const pageIds = sql`select product_id from short_products p
    where ${matchesShortFilter(filter)} ${after ? sql`and (${columns}, p.product_id) > ${lastSortKey}` : sql``}
    order by ${columns}, p.product_id limit ${adminPageSize + 1}`;
  return readPage(filter, context, {
    from: sql`(${pageIds}) page join products p on p.id = page.product_id`,
    countFrom: sql`short_products p where ${matchesShortFilter(filter)}`,
    orderBy: sql`${columns}, p.id`,
    afterLast: sql``,
    offset: 0,
    nextAfter: idOfLast,
  });
}

/** The maximum number of search results on all pages together. */
const maxResults = 5_000;

/** Searches by SKU, by barcode, and by name with the shoppers' search (either language or script, misspelt). */
async function searchProducts(
  filter: AdminProductFilter,
  search: string,
  context: ApiContext,
  index: SearchIndex | undefined,
) {
  const matches = index && searchIndex(index, { text: search, facet: filter.category });
  // The wildcards of `like` are escaped.
  const likePattern = `%${search.toLowerCase().replace(/[\\%_]/g, "\\$&")}%`;
  const { after: shownCount = 0 } = filter;
  // Without an index, the text of products is searched instead; its matches have place 1.
  const textMatches = index
    ? sql``
    : sql`union all (select id, 1 from products where search_text like ${likePattern} limit ${maxResults})`;
  const readMatches = (indexIds: number[]) => {
    // A hit of the index stands for all sizes of its group. Matches by SKU or barcode come first, at place 0.
    const ranked = sql`(select id, min(place) as place from (
        select coalesce(size.id, hit.id) as id, place
          from unnest(${indexIds.slice(0, maxResults)}::bigint[]) with ordinality as hit(id, place)
          left join products h on h.id = hit.id and h.size_group <> ''
          left join products size on size.size_group = h.size_group
        union all (select id, 0 from products where sku ilike ${likePattern} limit ${maxResults})
        union all (select id, 0 from products where barcode = any(${equalBarcodes(search)}) and barcode <> '')
        ${textMatches}
      ) matches group by id) ranked join products p using (id)`;
    return readPage(filter, context, {
      from: ranked,
      countFrom: sql`${ranked} where ${matchesFilter(filter)}`,
      orderBy: sql`ranked.place, p.id`,
      afterLast: sql``,
      offset: shownCount,
      nextAfter: (rows) => shownCount + rows.length,
    });
  };
  const exactPage = await readMatches(matches?.exact ? matches.ids : []);
  if (exactPage.meta.total > 0 || !matches || matches.exact) return exactPage;
  // Fuzzy matches are shown only if no SKU or barcode matches.
  return readMatches(matches.ids);
}

/** The parts of the SQL statements that read and count one page. */
type PageSource = {
  /** The tables to read, with the products as `p`. */
  from: Sql;
  /** The tables and the condition of the statement that counts. */
  countFrom: Sql;
  orderBy: Sql;
  /** A condition that starts with `and`: only products after the previous page; empty if `offset` is used. */
  afterLast: Sql;
  offset: number;
  /** The `after` of the next page. */
  nextAfter: (rows: AdminProductRecord[]) => number;
};

async function readPage(
  filter: AdminProductFilter,
  { shop }: ApiContext,
  source: PageSource,
): Promise<AdminProductList> {
  const { products, count } = await createReadsFromNow(shop.database)(async (queries) => ({
    products: await queries.query<AdminProductRecord>(
      sql`select ${raw(adminProductColumnsSql)} from ${source.from} join categories c on c.id = p.category_id
          where ${matchesFilter(filter)} ${source.afterLast} order by ${source.orderBy}
          limit ${adminPageSize + 1} offset ${source.offset}`,
    ),
    count: await queries.query<{ total: number }>(
      sql`select count(*) as total from (select from ${source.countFrom} limit ${maxCounted}) few`,
    ),
  }));
  const rows = products.rows.slice(0, adminPageSize);
  const next = products.rows.length > adminPageSize ? source.nextAfter(rows) : null;
  return { data: rows.map(toAdminProduct), meta: { next, total: count.rows[0]?.total ?? 0 } };
}

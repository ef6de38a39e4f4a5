import sql, { raw, type Sql } from "sql-template-tag";
import type { z } from "zod";
import { maxCounted } from "#src/api/limits.ts";
import { adminPageSize } from "#src/api/paging.ts";
import { readsFromNow } from "#src/platform/database/reads-from-now.server.ts";
import type { ApiContext } from "#src/platform/http/api.server.ts";
import { type SearchIndex, search as searchIndex } from "#src/search/search.ts";
import { equalBarcodes } from "../product/equal-barcodes.ts";
import { isIncompleteSql } from "../product/missing-fields.server.ts";
import { fewLeft } from "../rules.ts";
import type { CurrentIndex } from "../search/live/live-index.server.ts";
import type { AdminProductList } from "./contract.ts";
import { type AdminProductRecord, adminProductColumns, toAdminProduct } from "./product-row.server.ts";
import type { adminProductQuery } from "./schemas.ts";

type AdminProductFilter = z.output<typeof adminProductQuery> & {
  /** The category with those within it; undefined for all. */
  branch: number[] | undefined;
};

/**
 * A page of products: with `short` the lowest stock first, with a search the best match first, else in the
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
  return filter.search
    ? searchProducts(filter, filter.search, context, activeIndex)
    : listAllProducts(filter, context);
}

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

/** SQL: whether a product `p` matches the filter; `short_products` has only low stocks. */
const matchesFilter = ({ branch, short = false, incomplete, archived = false }: AdminProductFilter) =>
  sql`${incomplete ? raw(`${isIncompleteSql} and`) : sql``} ${isWithin(branch)}
    and (not ${short}::boolean or p.stock <= coalesce(p.low_stock, ${fewLeft})) and p.is_archived = ${archived}`;
const matchesShortFilter = ({ branch, archived = false }: AdminProductFilter) =>
  sql`${isWithin(branch)} and p.is_archived = ${archived}`;

function listAllProducts(filter: AdminProductFilter, context: ApiContext) {
  const { after } = filter;
  const columns = filter.short ? sql`p.stock, p.category_id, p.position` : sql`p.category_id, p.position`;
  const lastPlace = sql`(select ${columns}, p.id from products p where p.id = ${after})`;
  const nextOf = (rows: AdminProductRecord[]) => rows.at(-1)?.id ?? 0;
  if (!filter.short)
    return readPage(filter, context, {
      from: sql`products p`,
      counted: sql`products p where ${matchesFilter(filter)}`,
      order: sql`${columns}, p.id`,
      since: after ? sql`and (${columns}, p.id) > ${lastPlace}` : sql``,
      skipped: 0,
      nextOf,
    });
  const pageIds = sql`select product_id from short_products p
    where ${matchesShortFilter(filter)} ${after ? sql`and (${columns}, p.product_id) > ${lastPlace}` : sql``}
    order by ${columns}, p.product_id limit ${adminPageSize + 1}`;
  return readPage(filter, context, {
    from: sql`(${pageIds}) s join products p on p.id = s.product_id`,
    counted: sql`short_products p where ${matchesShortFilter(filter)}`,
    order: sql`${columns}, p.id`,
    since: sql``,
    skipped: 0,
    nextOf,
  });
}

/** The maximum number of search results over all pages. */
const maxFound = 5_000;

/** Searches by SKU, by barcode, and by name with the shoppers' search (either language or script, misspelt). */
async function searchProducts(
  filter: AdminProductFilter,
  search: string,
  context: ApiContext,
  index: SearchIndex | undefined,
) {
  const matches = index && searchIndex(index, { text: search, facet: filter.category });
  const likePattern = `%${search.toLowerCase().replace(/[\\%_]/g, "\\$&")}%`;
  const { after = 0 } = filter;
  const byText = index
    ? sql``
    : sql`union all (select id, 1 from products where search_text like ${likePattern} limit ${maxFound})`;
  const readMatches = (ids: number[]) => {
    const matching = sql`(select id, min(place) as place from (
        select coalesce(s.id, found.id) as id, place from unnest(${ids.slice(0, maxFound)}::bigint[]) with ordinality as found(id, place)
          left join products one on one.id = found.id and one.size_group <> '' left join products s on s.size_group = one.size_group
        union all (select id, 0 from products where sku ilike ${likePattern} limit ${maxFound})
        union all (select id, 0 from products where barcode = any(${equalBarcodes(search)}) and barcode <> '')
        ${byText}
      ) fits group by id) fit join products p using (id)`;
    return readPage(filter, context, {
      from: matching,
      counted: sql`${matching} where ${matchesFilter(filter)}`,
      order: sql`fit.place, p.id`,
      since: sql``,
      skipped: after,
      nextOf: (rows) => after + rows.length,
    });
  };
  const exactPage = await readMatches(matches?.exact ? matches.ids : []);
  // Fuzzy matches are shown only without a match by SKU.
  return exactPage.meta.total > 0 || !matches || matches.exact ? exactPage : readMatches(matches.ids);
}

type PageSource = {
  from: Sql;
  /** The statement to count instead of `from`, with its condition. */
  counted: Sql;
  order: Sql;
  /** The keyset condition of the next page; or the offset, at most `maxFound`. */
  since: Sql;
  skipped: number;
  nextOf: (rows: AdminProductRecord[]) => number;
};

async function readPage(
  filter: AdminProductFilter,
  { shop }: ApiContext,
  source: PageSource,
): Promise<AdminProductList> {
  const { found, count } = await readsFromNow(shop.database)(async (queries) => ({
    found: await queries.query<AdminProductRecord>(
      sql`select ${raw(adminProductColumns)} from ${source.from} join categories c on c.id = p.category_id
          where ${matchesFilter(filter)} ${source.since} order by ${source.order}
          limit ${adminPageSize + 1} offset ${source.skipped}`,
    ),
    count: await queries.query<{ total: number }>(
      sql`select count(*) as total from (select from ${source.counted} limit ${maxCounted}) few`,
    ),
  }));
  const rows = found.rows.slice(0, adminPageSize);
  const next = found.rows.length > adminPageSize ? source.nextOf(rows) : null;
  return { data: rows.map(toAdminProduct), meta: { next, total: count.rows[0]?.total ?? 0 } };
}

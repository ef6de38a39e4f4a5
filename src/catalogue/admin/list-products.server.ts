import type { z } from "zod";
import { mostCounted } from "#src/api/limits.ts";
import { adminPageSize } from "#src/api/paging.ts";
import { toLatinDigits } from "#src/language/numbers/digits.ts";
import { readsFromNow } from "#src/platform/database/reads-from-now.server.ts";
import type { ApiContext } from "#src/platform/http/api.server.ts";
import { type SearchIndex, search as searchIndex } from "#src/search/search.ts";
import { fewLeft } from "../rules.ts";
import type { CurrentIndex } from "../search/live/live-index.server.ts";
import type { AdminProductList } from "./contract.ts";
import { type AdminProductRecord, adminProductColumns, toAdminProduct } from "./product-row.server.ts";
import type { adminProductQuery } from "./schemas.ts";

type AdminProductFilter = z.output<typeof adminProductQuery>;

/**
 * A stretch of the products that are sold, or with `archived` of those that no longer are: with `short` the scarcest first, with a
 * search the best match first, else in the shop's order. `meta.next` is the last product of the stretch; of a search, how many it
 * has shown.
 */
export function listAdminProducts(
  filter: AdminProductFilter,
  context: ApiContext,
  index: CurrentIndex,
): Promise<AdminProductList> {
  // The index knows only what is sold.
  const searched = filter.archived ? undefined : index.current;
  return filter.search
    ? searchProducts(filter, filter.search, context, searched)
    : allProducts(filter, context);
}

/** SQL: whether a product `p` fits the filter; in `short_products` all are low. */
const fits = `($1::bigint is null or p.category_id = $1) and (not $2::boolean or p.stock <= coalesce(p.low_stock, ${fewLeft}))
  and p.is_archived = $3`;
const shortFits = "($1::bigint is null or p.category_id = $1) and $2::boolean and p.is_archived = $3";

function allProducts(filter: AdminProductFilter, context: ApiContext) {
  const { after } = filter;
  const columns = filter.short ? "p.stock, p.category_id, p.position" : "p.category_id, p.position";
  const place = `(select ${columns}, p.id from products p where p.id = $4)`;
  const sinceOf = (id: string) => (after ? `and (${columns}, ${id}) > ${place}` : "");
  const shared = {
    values: [],
    last: after ? [after] : [],
    skipped: 0,
    nextOf: (rows: AdminProductRecord[]) => rows.at(-1)?.id ?? 0,
  };
  if (!filter.short)
    return readStretch(filter, context, {
      ...shared,
      from: "products p",
      counted: `products p where ${fits}`,
      order: `${columns}, p.id`,
      since: sinceOf("p.id"),
    });
  const stretch = `select product_id from short_products p where ${shortFits} ${sinceOf("p.product_id")}
                   order by ${columns}, p.product_id limit ${adminPageSize + 1}`;
  return readStretch(filter, context, {
    ...shared,
    from: `(${stretch}) s join products p on p.id = s.product_id`,
    counted: `short_products p where ${shortFits}`,
    order: `${columns}, p.id`,
    since: "",
  });
}

/** Results of a search that can be paged through. */
const mostFound = 5_000;

/** By SKU, by barcode, and by name as shoppers search: either language, either script, misspelt. */
async function searchProducts(
  filter: AdminProductFilter,
  search: string,
  context: ApiContext,
  index: SearchIndex | undefined,
) {
  const found = index && searchIndex(index, { text: search, facet: filter.category });
  const containing = `%${search.toLowerCase().replace(/[\\%_]/g, "\\$&")}%`;
  const { after = 0 } = filter;
  const fitting = `(select id, min(place) as place from (
                select id, place from unnest($4::bigint[]) with ordinality as found(id, place)
                union all (select id, 0 from products where sku ilike $5 limit ${mostFound})
                union all (select id, 0 from products where barcode = $6 and barcode <> '')
                ${index ? "" : `union all (select id, 1 from products where search_text like $5 limit ${mostFound})`}
              ) fits group by id) fit join products p using (id)`;
  const read = (ids: number[]) =>
    readStretch(filter, context, {
      from: fitting,
      counted: `${fitting} where ${fits}`,
      order: "fit.place, p.id",
      values: [ids.slice(0, mostFound), containing, toLatinDigits(search)],
      since: "",
      last: [],
      skipped: after,
      nextOf: (rows) => after + rows.length,
    });
  const sure = await read(found?.exact ? found.ids : []);
  // A guess is better than nothing, but worse than a SKU.
  return sure.meta.total > 0 || !found || found.exact ? sure : read(found.ids);
}

type Source = {
  from: string;
  /** SQL: what is counted in place of `from`, with its condition. */
  counted: string;
  order: string;
  values: unknown[];
  /** SQL: which rows come after those that were shown; or how many were shown, at most `mostFound`. */
  since: string;
  last: unknown[];
  skipped: number;
  nextOf: (rows: AdminProductRecord[]) => number;
};

async function readStretch(
  { category, short, archived }: AdminProductFilter,
  { shop }: ApiContext,
  source: Source,
): Promise<AdminProductList> {
  const filters = [category ?? null, short ?? false, archived ?? false, ...source.values];
  const { found, count } = await readsFromNow(shop.database)(async (queries) => ({
    found: await queries.query<AdminProductRecord>(
      `select ${adminProductColumns} from ${source.from} join categories c on c.id = p.category_id where ${fits} ${source.since}
       order by ${source.order} limit ${adminPageSize + 1} offset ${source.skipped}`,
      [...filters, ...source.last],
    ),
    count: await queries.query<{ total: number }>(
      `select count(*) as total from (select from ${source.counted} limit ${mostCounted}) few`,
      filters,
    ),
  }));
  const rows = found.rows.slice(0, adminPageSize);
  const next = found.rows.length > adminPageSize ? source.nextOf(rows) : null;
  return { data: rows.map(toAdminProduct), meta: { next, total: count.rows[0]?.total ?? 0 } };
}

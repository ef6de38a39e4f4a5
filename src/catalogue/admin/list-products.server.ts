import type { z } from "zod";
import { adminPageSize, firstRowOf, pageOf } from "../../api/paging.ts";
import type { ApiContext } from "../../platform/http/api.server.ts";
import { type SearchIndex, search as searchIndex } from "../../search/search.ts";
import { fewLeft } from "../rules.ts";
import type { AdminProductList } from "./contract.ts";
import { type AdminProductRecord, adminProductColumns, toAdminProduct } from "./product-row.server.ts";
import type { adminProductQuery } from "./schemas.ts";

type AdminProductFilter = z.output<typeof adminProductQuery>;

/**
 * Every product that is sold, or with `archived` that no longer is, with its stock, a page at a time: with `short` the scarcest first, with a search the best match first, else in the
 * shop's order.
 */
export function listAdminProducts(
  filter: AdminProductFilter,
  context: ApiContext,
  index: SearchIndex | undefined,
): Promise<AdminProductList> {
  // The index knows only what is sold.
  const searched = filter.archived ? undefined : index;
  return filter.search
    ? searchProducts(filter, filter.search, context, searched)
    : allProducts(filter, context);
}

const narrowed = `($1::bigint is null or p.category_id = $1) and (not $2::boolean or p.stock <= ${fewLeft}) and p.is_archived = $3`;

function allProducts(filter: AdminProductFilter, context: ApiContext) {
  const order = filter.short ? "p.stock, p.category_id, p.position, p.id" : "p.category_id, p.position, p.id";
  return readPage(filter, context, { from: "products p", order, values: [] });
}

/** Results of a search that can be paged through. */
const mostFound = 5_000;

/** By SKU, and by name as shoppers search: either language, either script, misspelt. */
async function searchProducts(
  filter: AdminProductFilter,
  search: string,
  context: ApiContext,
  index: SearchIndex | undefined,
) {
  const found = index && searchIndex(index, { text: search, facet: filter.category });
  const containing = `%${search.toLowerCase().replace(/[\\%_]/g, "\\$&")}%`;
  const read = (ids: number[]) =>
    readPage(filter, context, {
      from: `(select id, min(place) as place from (
                select id, place from unnest($4::bigint[]) with ordinality as found(id, place)
                union all select id, 0 from products where sku ilike $5
                ${index ? "" : "union all select id, 1 from products where search_text like $5"}
              ) fits group by id) fit join products p using (id)`,
      order: "fit.place, p.id",
      values: [ids.slice(0, mostFound), containing],
    });
  const sure = await read(found?.exact ? found.ids : []);
  // A guess is better than nothing, but worse than a SKU.
  return sure.meta.total > 0 || !found || found.exact ? sure : read(found.ids);
}

type Source = { from: string; order: string; values: unknown[] };

async function readPage(
  { category, short, archived, page = 1 }: AdminProductFilter,
  { shop }: ApiContext,
  source: Source,
) {
  const values = [category ?? null, short ?? false, archived ?? false, ...source.values];
  const { pool } = shop.database;
  const [rows, count] = await Promise.all([
    pool.query<AdminProductRecord>(
      `select ${adminProductColumns} from ${source.from} join categories c on c.id = p.category_id where ${narrowed}
       order by ${source.order} limit ${adminPageSize} offset ${firstRowOf(page)}`,
      values,
    ),
    pool.query<{ total: number }>(`select count(*) as total from ${source.from} where ${narrowed}`, values),
  ]);
  const total = count.rows[0]?.total ?? 0;
  return { data: rows.rows.map(toAdminProduct), meta: pageOf(total, page) };
}

import type { z } from "zod";
import type { ApiContext } from "#src/platform/http/api.server.ts";
import { findAdminProducts } from "../product-row.server.ts";
import type { OpenedSearch } from "./contract.ts";
import { maxPins } from "./rules.ts";
import type { openedQuery } from "./schemas.ts";

const maxTerms = 100;
/** A term shows this many products more than it can have pinned ones. */
const maxShownProducts = 5;

type OpenedRow = { term: string; product: number; count: number; pinned: boolean };

/** The searches after which most products were opened in the last days, with these products; pinned ones first. */
export async function listOpenedSearches(
  { days = "7" }: z.output<typeof openedQuery>,
  { shop }: ApiContext,
): Promise<{ data: OpenedSearch[] }> {
  const { pool } = shop.database;
  const { rows } = await pool.query<OpenedRow>(
    `with opened as (
       select term, product_id, sum(count) as count from search_counts
       where product_id > 0 and day > (now() at time zone 'Asia/Dhaka')::date - $1::int group by term, product_id
     ), listed_terms as (
       (select term from opened group by term order by sum(count) desc, term limit $2)
       union (select term from search_pins group by term order by term limit $2)
     ), ranked_products as (
       select term, product_id, coalesce(o.count, 0)::float8 as count, p.pinned_at,
              sum(o.count) over (partition by term) as total, max(p.pinned_at) over (partition by term) as pinned,
              row_number() over (partition by term order by p.pinned_at, o.count desc, product_id) as place
       from opened o full join search_pins p using (term, product_id) join listed_terms using (term)
     )
     select term, product_id::float8 as product, count, pinned_at is not null as pinned from ranked_products
     where place <= $3 order by pinned is null, total desc nulls last, term, place`,
    [Number(days), maxTerms, maxPins + maxShownProducts],
  );
  const products = await findAdminProducts(pool, [...new Set(rows.map(({ product }) => product))]);
  const searches = new Map<string, OpenedSearch>();
  for (const { term, product: id, count, pinned } of rows) {
    const product = products.get(id);
    const search = searches.get(term) ?? { term, products: [] };
    searches.set(term, search);
    if (!product) continue;
    const { names, image, tint } = product;
    search.products.push({ id, names, image, tint, count, pinned });
  }
  return { data: [...searches.values()] };
}

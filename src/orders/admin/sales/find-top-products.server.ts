import { findAdminProducts } from "#src/catalogue/admin/product-row.server.ts";
import { toTaka } from "#src/language/numbers/money.ts";
import { now } from "#src/platform/clock.server.ts";
import { createReadsFromNow } from "#src/platform/database/reads-from-now.server.ts";
import type { ApiContext } from "#src/platform/http/api.server.ts";
import type { TopProduct } from "./contract.ts";
import { startOfFirstDay } from "./days.ts";

type TopRecord = { id: number; pieces: number; poisha: number };

const maxProducts = 6;

/** The products with the most pieces sold in 14 days, without deleted ones. */
export async function findTopProducts(_input: object, { shop }: ApiContext): Promise<{ data: TopProduct[] }> {
  // Ids as an array, so that PostgreSQL reads the items by their index.
  const { rows } = await createReadsFromNow(shop.database)((queries) =>
    queries.query<TopRecord>(
      `select coalesce(product_id, 0) as id, sum(quantity)::float8 as pieces,
              sum(coalesce(actual_poisha, price_poisha * quantity) - discount_poisha)::float8 as poisha
       from order_items where product_id is not null and order_id = any(array(
         select id from orders where created_at >= $1 and status <> 'cancelled'))
       group by product_id order by pieces desc, poisha desc limit ${maxProducts}`,
      [startOfFirstDay(now())],
    ),
  );
  const ids = rows.map(({ id }) => id);
  const productsById = await findAdminProducts(shop.database.pool, ids);
  const data = rows.flatMap(({ id, pieces, poisha }) => {
    const product = productsById.get(id);
    if (!product) return [];
    const { names, weights, image, tint } = product;
    return { id, names, weights, image, tint, pieces, taka: toTaka(poisha) };
  });
  return { data };
}

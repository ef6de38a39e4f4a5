import type { Shop } from "../../platform/shop.server.ts";
import type { ProductList } from "../contract.ts";
import type { ProductFilter } from "../schemas.ts";

const usualNumber = 6;

/** What is shown beside a product: what staff chose for it, in their order, else the first of its category without itself. */
export async function relatedTo(
  id: number,
  { limit = usualNumber, view }: ProductFilter,
  { database }: Shop,
  find: (filter: ProductFilter) => Promise<ProductList>,
): Promise<ProductList> {
  const { rows } = await database.pool.query<{ category_id: number; chosen: string[] }>(
    `select p.category_id, array(select r.related_id from related_products r join products o on o.id = r.related_id
                                  where r.product_id = p.id and not o.is_archived order by r.place) as chosen
     from products p where p.id = $1`,
    [id],
  );
  const { category_id: category, chosen = [] } = rows[0] ?? {};
  if (category === undefined || chosen.length > 0) return find({ ids: chosen.map(Number), view });
  const list = await find({ category, limit: limit + 1, view });
  return { ...list, data: list.data.filter((one) => one.id !== id).slice(0, limit) };
}

import { productKey } from "#src/platform/cache/surrogate-keys.server.ts";
import type { ApiContext } from "#src/platform/http/api.server.ts";
import type { ProductList } from "../contract.ts";
import type { ProductFilter } from "../schemas.ts";
import { listOrderKey } from "./list-keys.server.ts";

const defaultCount = 6;

/** Products shown beside a product: those chosen by staff in their order, else the first of its category. */
export async function findRelated(
  id: number,
  { limit = defaultCount, view }: ProductFilter,
  { shop, addSurrogateKeys }: ApiContext,
  findList: (filter: ProductFilter) => Promise<ProductList>,
): Promise<ProductList> {
  addSurrogateKeys(productKey(id), "categories");
  const { rows } = await shop.database.pool.query<{ category_id: number; chosen: number[] }>(
    `select p.category_id, array(select r.related_id from related_products r join products o on o.id = r.related_id
                                  where r.product_id = p.id and not o.is_archived order by r.place) as chosen
     from products p where p.id = $1`,
    [id],
  );
  const { category_id: category, chosen = [] } = rows[0] ?? {};
  const usesChosen = category === undefined || chosen.length > 0;
  if (!usesChosen) addSurrogateKeys(listOrderKey(category));
  // One more of the category, because the product itself may be among them.
  const list = await findList(usesChosen ? { ids: chosen, view } : { category, limit: limit + 1, view });
  addSurrogateKeys(...list.data.map((card) => productKey(card.id)));
  const data = usesChosen ? list.data : list.data.filter((card) => card.id !== id).slice(0, limit);
  // Not the maximum of the whole category, whose changes would not invalidate this response.
  return { data, meta: { total: data.length, max_price: Math.max(0, ...data.map(({ price }) => price)) } };
}

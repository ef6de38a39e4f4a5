import type { z } from "zod";
import type { ProductCard } from "#src/catalogue/contract.ts";
import { findProducts } from "#src/catalogue/listing/find-products.server.ts";
import { maxIds } from "#src/catalogue/rules.ts";
import type { ProductFilter } from "#src/catalogue/schemas.ts";
import type { CurrentIndex } from "#src/catalogue/search/live/live-index.server.ts";
import type { ApiContext } from "#src/platform/http/api.server.ts";
import type { forOrderQuery } from "./schemas.ts";

const maxResults = 12;

/**
 * Searches all sizes of products for an order. `instead_of`: its category is first, related products are a fallback.
 */
export async function findForOrder(
  { search, instead_of: missing }: z.output<typeof forOrderQuery>,
  context: ApiContext,
  index: CurrentIndex,
): Promise<{ data: ProductCard[] }> {
  const find = async (filter: ProductFilter) => {
    const { data } = await findProducts({ ...filter, limit: maxResults, view: "card" }, context, index);
    if (!data.some(({ sizes }) => sizes)) return data;
    const ids = data.flatMap(({ id, sizes }) => sizes?.map((size) => size.id) ?? id).slice(0, maxIds);
    return (await findProducts({ ids, view: "card" }, context, index)).data;
  };
  if (missing === undefined) return { data: await find({ search }) };
  const { rows } = await context.shop.database.pool.query<{ category_id: number }>(
    "select category_id from products where id = $1",
    [missing],
  );
  const category = rows[0]?.category_id;
  const sameCategoryProducts = category === undefined ? [] : await find({ search, category });
  const foundProducts = new Map(
    [...sameCategoryProducts, ...(await find({ search }))].map((product) => [product.id, product]),
  );
  foundProducts.delete(missing);
  return {
    data:
      foundProducts.size > 0
        ? [...foundProducts.values()].slice(0, maxResults)
        : await find({ related: missing }),
  };
}

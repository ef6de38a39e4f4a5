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
 * Searches products for an order; all sizes of a product are listed. With `instead_of`, products of its category
 * come first, and its related products are returned if nothing is found.
 */
export async function findForOrder(
  { search, instead_of: replacedId }: z.output<typeof forOrderQuery>,
  context: ApiContext,
  index: CurrentIndex,
): Promise<{ data: ProductCard[] }> {
  /** Finds products, and lists each size of them as a product. */
  const findSizes = async (filter: ProductFilter) => {
    const { data } = await findProducts({ ...filter, limit: maxResults, view: "card" }, context, index);
    if (!data.some(({ sizes }) => sizes)) return data;
    const ids = data.flatMap(({ id, sizes }) => sizes?.map((size) => size.id) ?? id).slice(0, maxIds);
    return (await findProducts({ ids, view: "card" }, context, index)).data;
  };
  if (replacedId === undefined) return { data: await findSizes({ search }) };
  const { rows } = await context.shop.database.pool.query<{ category_id: number }>(
    "select category_id from products where id = $1",
    [replacedId],
  );
  const category = rows[0]?.category_id;
  const sameCategoryProducts = category === undefined ? [] : await findSizes({ search, category });
  const foundProducts = new Map(
    [...sameCategoryProducts, ...(await findSizes({ search }))].map((product) => [product.id, product]),
  );
  foundProducts.delete(replacedId);
  if (foundProducts.size === 0) return { data: await findSizes({ related: replacedId }) };
  return { data: [...foundProducts.values()].slice(0, maxResults) };
}

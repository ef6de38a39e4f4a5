import type { ApiContext } from "#src/platform/http/api.server.ts";
import type { SearchIndex } from "#src/search/search.ts";
import type { ProductList } from "../contract.ts";
import { toCard } from "../product-row.server.ts";
import type { ProductFilter } from "../schemas.ts";
import { findListed } from "./find-listed.ts";
import { foundRows } from "./found-rows.server.ts";

/** The same list as from the database, found by the index of this process: only the rows of the page are read from PostgreSQL. */
export async function findInIndex(
  index: SearchIndex,
  filter: ProductFilter,
  { shop, countRows }: Pick<ApiContext, "shop" | "countRows">,
): Promise<ProductList> {
  const { ids, meta } = findListed(index, filter);
  countRows(ids.length);
  const rows = await foundRows(shop, ids, filter.view ?? "whole");
  return { data: rows.map(toCard), meta };
}

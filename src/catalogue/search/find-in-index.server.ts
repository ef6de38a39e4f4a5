import type { ApiContext } from "#src/platform/http/api.server.ts";
import type { SearchIndex } from "#src/search/search.ts";
import type { ProductList } from "../contract.ts";
import { toCard } from "../product-row.server.ts";
import type { ProductFilter } from "../schemas.ts";
import { findDescribed } from "./find-described.server.ts";
import { findListed } from "./find-listed.ts";
import { readFoundRows } from "./read-found-rows.server.ts";

/**
 * The products that match a filter, from the search index. PostgreSQL is read only for the rows of the page, and to
 * search descriptions if no title matches exactly.
 */
export async function findInIndex(
  index: SearchIndex,
  filter: ProductFilter,
  { shop, countRows }: Pick<ApiContext, "shop" | "countRows">,
): Promise<ProductList> {
  const byTitle = findListed(index, filter);
  const term = byTitle.meta.searched ?? filter.search;
  const described = term && byTitle.meta.exact === false ? await findDescribed(shop, term) : [];
  const { ids, meta } = described.length > 0 ? findListed(index, filter, described) : byTitle;
  countRows(ids.length);
  const rows = await readFoundRows(shop, ids, filter.view ?? "whole");
  return { data: rows.map(toCard), meta };
}

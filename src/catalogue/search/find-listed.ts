import { toPoisha, toTaka } from "#src/language/numbers/money.ts";
import { tagKey } from "#src/search/index/tags.ts";
import type { TagCount } from "#src/search/ranking/counts.ts";
import { flatFacets } from "#src/search/ranking/facet-tree.ts";
import { type SearchIndex, type SearchRequest, type SearchResult, search } from "#src/search/search.ts";
import type { ProductList } from "../contract.ts";
import { lastShownId, nextCursor } from "../listing/cursor.ts";
import { maxBrands } from "../rules.ts";
import type { ProductFilter } from "../schemas.ts";
import { flag, orders } from "./indexed-product.ts";

/** The ids of products that match a filter, in its order. `described`: products whose description matches. */
export function findListed(
  index: SearchIndex,
  filter: ProductFilter,
  described?: readonly number[],
): { ids: number[]; meta: ProductList["meta"] } {
  const result = search(index, { ...toRequest(filter), described });
  return {
    ids: result.ids,
    meta: {
      total: result.total,
      max_price: toTaka(result.highest),
      next: result.more ? nextCursor(filter, result.ids.at(-1)) : undefined,
      exact: result.exact,
      nearest: result.nearest,
      searched: result.searched,
      price_limit: result.limit === undefined ? undefined : toTaka(result.limit),
      groups: result.groups?.map(({ text, first, more }) => ({
        term: text,
        first_id: first,
        more: more || undefined,
      })),
      counted: result.complete ? undefined : false,
      counts: result.complete ? countsOf(result, filter, index.facets) : undefined,
    },
  };
}

/** The counts beside filters; categories only as far as the tree of the chosen one shows them. */
function countsOf(
  { counts }: SearchResult,
  filter: ProductFilter,
  facets = flatFacets,
): ProductList["meta"]["counts"] {
  const path = filter.category === undefined ? [] : facets.pathOf(filter.category);
  if (!counts) return undefined;
  return {
    categories: Object.fromEntries([...counts.facets].filter(([id]) => facets.isDirectlyIn(id, path))),
    offers: counts.countFlagged(flag.offer),
    in_stock: counts.available,
    ratings: { 3: counts.atLevel(flag.rated3), 4: counts.atLevel(flag.rated4) },
    brands: brandsOf(counts.tags, filter.brand ?? []),
  };
}

/** The most frequent brands, and the chosen ones even without products; the most frequent first. */
function brandsOf(tags: ReadonlyMap<string, TagCount>, chosen: readonly string[]) {
  const byCount = [...tags.values()].toSorted((a, b) => b.count - a.count || (a.tag < b.tag ? -1 : 1));
  const brands = byCount.slice(0, maxBrands).map(({ tag, count }) => ({ name: tag, count }));
  const listedKeys = new Set(brands.map(({ name }) => tagKey(name)));
  for (const name of chosen) {
    const key = tagKey(name);
    if (listedKeys.has(key)) continue;
    listedKeys.add(key);
    const { tag, count } = tags.get(key) ?? { tag: name, count: 0 };
    brands.push({ name: tag, count });
  }
  return brands;
}

const ratingLevels = { 3: flag.rated3, 4: flag.rated4 } as const;

function toRequest(filter: ProductFilter): SearchRequest {
  const { search, category, featured, top, offers, min_price, max_price, sort = "featured" } = filter;
  return {
    text: search === "" ? undefined : search,
    asTyped: filter.as_typed,
    facet: category,
    anyFacet: filter.sub_category,
    anyTag: filter.brand,
    flags:
      (featured ? flag.featured : 0) |
      (filter.new ? flag.isNew : 0) |
      (top ? flag.top : 0) |
      (offers ? flag.offer : 0),
    level: filter.min_rating && ratingLevels[filter.min_rating],
    available: filter.in_stock,
    min: min_price === undefined ? undefined : toPoisha(min_price),
    max: max_price === undefined ? undefined : toPoisha(max_price),
    // A search sorts by relevance instead of the shop's own order.
    order: search && sort === "featured" ? undefined : orders[sort],
    limit: filter.limit,
    after: lastShownId(filter),
    counted: filter.counts,
  };
}

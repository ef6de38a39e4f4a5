// `npx node bench/facets.ts [--products 100000] [--filters 2000] [--unchecked]`: lists under filters at random, out of the index without
// HTTP: whether their numbers are those of a count one by one, and what they cost.
import { parseArgs } from "node:util";
import { randomFrom } from "../demo/random.ts";
import { maxBrands } from "../src/catalogue/rules.ts";
import type { ProductFilter } from "../src/catalogue/schemas.ts";
import { findListed } from "../src/catalogue/search/find-listed.ts";
import { flag, ratingFlags } from "../src/catalogue/search/indexed-product.ts";
import { SegmentBuilder } from "../src/search/index/segment-builder.ts";
import { readSynonyms } from "../src/search/query/synonyms.ts";
import { FacetTree } from "../src/search/ranking/facet-tree.ts";
import type { SearchIndex } from "../src/search/search.ts";
import {
  countedOneByOne,
  differences,
  type RandomProduct,
  randomFilter,
  randomProducts,
} from "../tests/support/shop/random-lists.ts";

const { values } = parseArgs({
  options: {
    products: { type: "string", default: "100000" },
    filters: { type: "string", default: "2000" },
    unchecked: { type: "boolean", default: false },
  },
});
const random = randomFrom(7);
const brands = 400;
/** Ten categories, in each of which there are five. */
const places = Array.from({ length: 60 }, (_, index) => ({
  id: index + 1,
  parent_id: index < 10 ? null : 1 + (index % 10),
}));
const products = randomProducts(random, Number(values.products), 1, places, brands);
const filters = Array.from({ length: Number(values.filters) }, () => randomFilter(random, places, brands));

function indexOf(all: readonly RandomProduct[]): SearchIndex {
  const builder = new SegmentBuilder(all.length);
  for (const { id, word, category, further, brand, stars, raters, stock, price, original, featured } of all)
    builder.add({
      id,
      titleEn: `${word} ${id}`,
      titleBn: word,
      sizeEn: "",
      sizeBn: "",
      tag: brand,
      facet: category,
      value: price * 100,
      flags:
        (featured ? flag.featured : 0) |
        ((original ?? 0) > price ? flag.offer : 0) |
        (raters > 0 ? ratingFlags(stars / raters) : 0) |
        (further.length > 0 ? flag.further : 0),
      position: id,
      createdAt: 0,
      demand: 0,
      unavailable: stock === 0,
    });
  const parents = new Map(
    places.flatMap(({ id, parent_id }): [number, number][] => (parent_id ? [[id, parent_id]] : [])),
  );
  const furtherOf = new Map(
    all.filter(({ further }) => further.length > 0).map((one) => [one.id, one.further]),
  );
  return {
    segments: [builder.build()],
    synonyms: readSynonyms([]),
    facets: new FacetTree(parents, furtherOf, flag.further),
    listCounts: new Map(),
  };
}

const index = indexOf(products);
const listOf = (filter: ProductFilter, counts: boolean) =>
  findListed(index, { ...filter, counts, limit: 60 });

/** CPU time of one list, in ms: the best of three rounds through these filters, after one to warm up. */
function cpuOf(some: readonly ProductFilter[], counts: boolean): number {
  let least = Number.POSITIVE_INFINITY;
  for (let round = 0; round <= 3; round++) {
    const before = process.cpuUsage();
    for (const filter of some) listOf(filter, counts);
    const { user, system } = process.cpuUsage(before);
    if (round > 0) least = Math.min(least, (user + system) / 1_000 / some.length);
  }
  return least;
}

if (!values.unchecked) {
  let wrong = 0;
  for (const filter of filters) {
    const { ids: _, ...expected } = countedOneByOne(products, places, filter);
    const found = differences(listOf(filter, true).meta, expected, maxBrands);
    if (found.length > 0 && wrong++ < 5) console.log(JSON.stringify(filter), found);
  }
  console.log(`${filters.length} lists of ${products.length} products: ${wrong} with wrong numbers`);
  if (wrong > 0) process.exitCode = 1;
}
const kinds: [string, ProductFilter[]][] = [
  ["lists without a search", filters.filter(({ search }) => !search)],
  ["searches", filters.filter(({ search }) => search)],
  ["of them without a category", filters.filter(({ search, category }) => search && !category)],
  ["a category, unfiltered", places.map(({ id }) => ({ category: id }))],
  ["all products, unfiltered", [{}]],
];
for (const [name, some] of kinds) {
  const plain = cpuOf(some, false);
  const counted = cpuOf(some, true);
  console.log(
    `${name.padEnd(28)} ${plain.toFixed(3)} ms, with counts ${counted.toFixed(3)} ms (+${(counted - plain).toFixed(3)})`,
  );
}

// `npx node bench/search-quality.ts [--misses]`: how often a right product is among the first three, by form of query.
import { categories } from "../demo/categories.ts";
import { synonyms } from "../demo/synonyms.ts";
import { demandOf, flag } from "../src/catalogue/search/indexed-product.ts";
import { SegmentBuilder } from "../src/search/index/segment-builder.ts";
import { readSynonyms } from "../src/search/query/synonyms.ts";
import { search } from "../src/search/search.ts";
import { type Judged, judged, tunedOn } from "./search-queries/all.ts";
import { QualityTable } from "./search-queries/quality-table.ts";

const shown = 24;
const misses = process.argv.includes("--misses");
const products = categories.flatMap((demoCategory, category) =>
  demoCategory.products.map((product) => ({ product, category })),
);

function demoIndex() {
  const list = readSynonyms(synonyms);
  const builder = new SegmentBuilder();
  for (const [index, { product, category }] of products.entries()) {
    const flags =
      (product.featured ? flag.featured : 0) |
      (product.isNew ? flag.isNew : 0) |
      (product.top ? flag.top : 0);
    builder.add({
      id: index + 1,
      facet: category,
      position: index,
      createdAt: 0,
      titleEn: product.name.en,
      titleBn: product.name.bn,
      sizeEn: product.weight.en,
      sizeBn: product.weight.bn,
      value: product.price * 100,
      flags,
      demand: demandOf(flags, 0, 0),
      unavailable: product.stock === 0,
    });
  }
  for (const word of list.words) builder.addWord(word);
  return { segments: [builder.build()], synonyms: list };
}

const index = demoIndex();

/** The place of the first right product, from 1; 0 where it is not found. */
function place({ query, right }: Judged): number {
  const { ids } = search(index, { text: query, limit: shown });
  return ids.findIndex((id) => right.includes(products[id - 1]?.product.sku ?? "")) + 1;
}

const table = new QualityTable();
for (const [index, one] of judged.entries()) {
  const unknown = one.right.filter((sku) => !products.some(({ product }) => product.sku === sku));
  if (unknown.length > 0) throw new Error(`${one.query}: no ${unknown.join(", ")} in the demo shop`);
  const found = place(one);
  const right = found >= 1 && found <= 3;
  table.count(one.form, tunedOn(index) ? 0 : 1, { right, place: found });
  if (!right && misses && tunedOn(index))
    console.log(`  missed: ${one.query} (${one.form}), right at ${found || "none"}`);
}

console.log(
  `\n${judged.length} queries on ${products.length} products: first three, and mean reciprocal rank`,
);
table.print();

// `npx node bench/search-quality.ts [--misses]`: how often a right product is among the first three, by form of query.
import { categories } from "../demo/categories.ts";
import { synonyms } from "../demo/synonyms.ts";
import { demandOf, flag } from "../src/catalogue/finding/indexed-product.ts";
import { SegmentBuilder } from "../src/search/index/segment-builder.ts";
import { readSynonyms } from "../src/search/query/synonyms.ts";
import { search } from "../src/search/search.ts";
import { type Judged, judged, tunedOn } from "./search-queries/all.ts";

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
      ...{ id: index + 1, facet: category, position: index, createdAt: 0 },
      ...{ titleEn: product.name.en, titleBn: product.name.bn },
      ...{ sizeEn: product.weight.en, sizeBn: product.weight.bn, value: product.price * 100 },
      ...{ flags, demand: demandOf(flags, 0, 0), unavailable: product.stock === 0 },
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

type QualityTally = { searched: number; inThree: number; reciprocal: number };
const tallies = new Map<string, [QualityTally, QualityTally]>();
const none = (): QualityTally => ({ searched: 0, inThree: 0, reciprocal: 0 });

for (const [at, one] of judged.entries()) {
  const unknown = one.right.filter((sku) => !products.some(({ product }) => product.sku === sku));
  if (unknown.length > 0) throw new Error(`${one.query}: no ${unknown.join(", ")} in the demo shop`);
  const tally = tallies.get(one.form) ?? [none(), none()];
  tallies.set(one.form, tally);
  const half = tally[tunedOn(at) ? 0 : 1];
  const found = place(one);
  half.searched++;
  if (found >= 1 && found <= 3) half.inThree++;
  else if (misses && tunedOn(at))
    console.log(`  missed: ${one.query} (${one.form}), right at ${found || "none"}`);
  if (found > 0) half.reciprocal += 1 / found;
}

const percent = (part: number, whole: number) => ((100 * part) / whole).toFixed(1).padStart(6);
console.log(
  `\n${judged.length} queries on ${products.length} products: first three, and mean reciprocal rank`,
);
console.log(`${"".padEnd(14)}tuned on              set aside`);
for (const [form, halves] of tallies) {
  const columns = halves.map(
    ({ searched, inThree, reciprocal }) =>
      `${percent(inThree, searched)} % ${(reciprocal / searched).toFixed(3)} (${String(searched).padStart(3)})`,
  );
  console.log(`${form.padEnd(14)}${columns.join("  ")}`);
}

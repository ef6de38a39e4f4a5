import fc from "fast-check";
import { expect, test } from "vitest";
import type { SearchDocument } from "#src/search/index/document.ts";
import { countBytes } from "#src/search/index/segment.ts";
import { SegmentBuilder } from "#src/search/index/segment-builder.ts";
import { search } from "#src/search/search.ts";
import { flag, orders } from "../indexed-product.ts";
import { type Catalogue, ChangingIndex } from "./changing-index.ts";

const names = [
  ["Potato", "আলু"],
  ["Sweet potato", "মিষ্টি আলু"],
  ["Potato chips", "আলুর চিপস"],
  ["Deshi onion", "দেশি পেঁয়াজ"],
  ["Green chilli", "কাঁচা মরিচ"],
  ["Coriander leaves", "ধনেপাতা"],
  ["Rui fish", "রুই মাছ"],
  ["Mustard oil, 5 L", "সরিষার তেল, ৫ লিটার"],
] as const;
const queries = [
  "alu",
  "potato",
  "poatto",
  "মরিচ",
  "dhone pata",
  "oil 5l",
  "box",
  "sarisha",
  "deshi",
  "rui mas",
  "p",
  "spud",
  "zzz",
];
const lists = { synonyms: [{ words: ["spud", "potato"], kinds: [] }], pins: [], categories: [] };

const product = fc.record<SearchDocument>({
  id: fc.integer({ min: 1, max: 25 }),
  titleEn: fc.constant(""),
  titleBn: fc.constant(""),
  sizeEn: fc.constantFrom("1 kg", "500 g", "1 kg box"),
  sizeBn: fc.constant("১ কেজি"),
  facet: fc.integer({ min: 1, max: 3 }),
  value: fc.integer({ min: 1, max: 50 }).map((taka) => taka * 100),
  flags: fc.integer({ min: 0, max: 15 }),
  position: fc.integer({ min: 0, max: 5 }),
  createdAt: fc.integer({ min: 0, max: 9 }),
  demand: fc.integer({ min: 0, max: 20 }).map((step) => step / 20),
  unavailable: fc.boolean(),
});
const sample: SearchDocument = {
  id: 1,
  titleEn: "",
  titleBn: "",
  sizeEn: "1 pc",
  sizeBn: "",
  facet: 1,
  value: 1,
  flags: 0,
  position: 0,
  createdAt: 0,
  demand: 0,
  unavailable: false,
};
const named = fc
  .tuple(product, fc.constantFrom(...names))
  .map(([one, [titleEn, titleBn]]): SearchDocument => ({ ...one, titleEn, titleBn }));
/** A changed product, or the id of one to delete. */
const change = fc.oneof({ weight: 4, arbitrary: named }, fc.integer({ min: 1, max: 25 }));

function built(products: Iterable<SearchDocument>, sizes?: { small: number; large: number }): ChangingIndex {
  const builder = new SegmentBuilder();
  for (const product of products) builder.add(product);
  builder.addWord("spud");
  return new ChangingIndex(builder.build(), lists, [], sizes);
}

function answers(index: Catalogue) {
  return [
    ...queries.map((text) => search(index, { text, limit: 5 })),
    ...Object.values(orders).map((order) =>
      search(index, { order, limit: 7, flags: flag.featured | flag.offer, max: 3_000 }),
    ),
    search(index, { text: "potato", order: orders["price-low-high"], facet: 2 }),
  ];
}

test("whatever changes in whatever order, the index finds what one built anew finds", () => {
  fc.assert(
    fc.property(
      fc.array(named, { maxLength: 20 }),
      fc.array(fc.array(change, { maxLength: 6 })),
      // Small enough to spread the changed products over several segments.
      fc.record({ small: fc.integer({ min: 1, max: 4 }), large: fc.integer({ min: 2, max: 8 }) }),
      (first, batches, sizes) => {
        const catalogue = new Map(first.map((document) => [document.id, document]));
        const index = built(catalogue.values(), sizes);
        for (const batch of batches) {
          for (const one of batch)
            typeof one === "number" ? catalogue.delete(one) : catalogue.set(one.id, one);
          const ids = [...new Set(batch.map((one) => (typeof one === "number" ? one : one.id)))];
          index.apply(
            ids,
            ids.flatMap((id) => catalogue.get(id) ?? []),
          );
        }
        expect(index.productCount).toBe(catalogue.size);
        expect(answers(index.index)).toEqual(answers(built(catalogue.values()).index));
      },
    ),
    { numRuns: 300 },
  );
});

test("pages lead through all that is found, none twice and none left out", () => {
  fc.assert(
    fc.property(fc.array(named, { maxLength: 40 }), fc.integer({ min: 1, max: 7 }), (products, limit) => {
      const { index } = built(new Map(products.map((product) => [product.id, product])).values());
      const all = search(index, { text: "alu" }).ids;
      const seen: number[] = [];
      let after: number | undefined;
      for (let more = true; more; ) {
        const page = search(index, { text: "alu", limit, after });
        expect(page.total).toBe(all.length);
        seen.push(...page.ids);
        after = page.ids.at(-1);
        more = page.more;
      }
      expect(seen).toEqual(all);
    }),
  );
});

test("the highest price is that of the most expensive product found, be it a few or hundreds", () => {
  const priced = fc
    .tuple(named, fc.integer({ min: 100, max: 1_000_000 }))
    .map(([one, value]): SearchDocument => ({ ...one, value }));
  fc.assert(
    fc.property(fc.array(priced, { minLength: 1, maxLength: 300, size: "max" }), (products) => {
      const { index } = built(products.map((product, index) => ({ ...product, id: index + 1 })));
      for (const text of queries) {
        const { ids, highest } = search(index, { text });
        expect(highest).toBe(Math.max(0, ...ids.map((id) => products[id - 1]?.value ?? Number.NaN)));
      }
    }),
  );
});

test("synonyms that are written later lead to the products as well", () => {
  const index = built([
    { ...fc.sample(named, 1)[0], id: 1, titleEn: "Okra", titleBn: "ঢেঁড়স" } as SearchDocument,
  ]);
  expect(search(index.index, { text: "ladies finger" }).total).toBe(0);
  index.takeLists({ synonyms: [{ words: ["ladies finger", "okra"], kinds: [] }], pins: [], categories: [] });
  expect(search(index.index, { text: "ladies fingers" }).ids).toEqual([1]);
});

test("a hundred thousand products take no more than 300 bytes each, words included", () => {
  const builder = new SegmentBuilder();
  const [one] = fc.sample(named, 1) as [SearchDocument];
  for (let id = 1; id <= 5_000; id++)
    builder.add({ ...one, id, titleEn: `House ${id % 400} potato`, titleBn: "দেশি আলু" });
  expect(countBytes(builder.build()) / 5_000).toBeLessThan(300);
});

test("synonyms that came after the index was built are found as they sound, also after a start from the stored index", () => {
  const builder = new SegmentBuilder();
  builder.add({ ...sample, id: 1, titleEn: "Dandruff shampoo" });
  builder.add({ ...sample, id: 2, titleEn: "Baby shampoo" });
  const newer = { synonyms: [{ words: ["খুশকি", "dandruff"], kinds: [] }], pins: [], categories: [] };
  const started = new ChangingIndex(builder.build(), newer);
  expect(search(started.index, { text: "khuski shampoo" })).toMatchObject({ ids: [1], exact: true });
  expect(search(started.withSynonyms([]), { text: "khuski shampoo" }).exact).toBe(false);
});

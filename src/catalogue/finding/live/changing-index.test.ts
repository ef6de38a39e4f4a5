import fc from "fast-check";
import { expect, test } from "vitest";
import type { Good } from "../../../search/index/good.ts";
import { bytesOf } from "../../../search/index/segment.ts";
import { SegmentBuilder } from "../../../search/index/segment-builder.ts";
import { list } from "../../../search/query/search.ts";
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
const lists = { synonyms: [{ words: ["spud", "potato"], kinds: [] }], categories: [] };

const good = fc.record<Good>({
  id: fc.integer({ min: 1, max: 25 }),
  nameEn: fc.constant(""),
  nameBn: fc.constant(""),
  weightEn: fc.constantFrom("1 kg", "500 g", "1 kg box"),
  weightBn: fc.constant("১ কেজি"),
  category: fc.integer({ min: 1, max: 3 }),
  pricePoisha: fc.integer({ min: 1, max: 50 }).map((taka) => taka * 100),
  featured: fc.boolean(),
  isNew: fc.boolean(),
  top: fc.boolean(),
  soldOut: fc.boolean(),
  position: fc.integer({ min: 0, max: 5 }),
  createdAt: fc.integer({ min: 0, max: 9 }),
  reviews: fc.integer({ min: 0, max: 40 }),
  choices: fc.integer({ min: 0, max: 40 }),
});
const named = fc
  .tuple(good, fc.constantFrom(...names))
  .map(([one, [nameEn, nameBn]]): Good => ({ ...one, nameEn, nameBn }));
/** A product as it is now, or the id of one that goes. */
const change = fc.oneof({ weight: 4, arbitrary: named }, fc.integer({ min: 1, max: 25 }));

function built(products: Iterable<Good>): ChangingIndex {
  const builder = new SegmentBuilder();
  for (const one of products) builder.add(one);
  builder.addWord("spud");
  return new ChangingIndex(builder.build(), lists);
}

function answers(index: Catalogue) {
  const orders = ["featured", "newest", "price-low-high", "price-high-low"] as const;
  return [
    ...queries.map((search) => list(index, { search, order: "relevance", limit: 5 })),
    ...orders.map((order) => list(index, { order, limit: 7, featured: true, most: 3_000 })),
    list(index, { search: "potato", order: "price-low-high", category: 2 }),
  ];
}

test("whatever changes in whatever order, the index finds what one built anew finds", () => {
  fc.assert(
    fc.property(
      fc.array(named, { maxLength: 20 }),
      fc.array(fc.array(change, { maxLength: 6 })),
      (first, batches) => {
        const shelf = new Map(first.map((one) => [one.id, one]));
        const index = built(shelf.values());
        for (const batch of batches) {
          for (const one of batch) typeof one === "number" ? shelf.delete(one) : shelf.set(one.id, one);
          const ids = [...new Set(batch.map((one) => (typeof one === "number" ? one : one.id)))];
          index.apply(
            ids,
            ids.flatMap((id) => shelf.get(id) ?? []),
          );
        }
        expect(index.products).toBe(shelf.size);
        expect(answers(index.index)).toEqual(answers(built(shelf.values()).index));
      },
    ),
    { numRuns: 300 },
  );
});

test("pages lead through all that is found, none twice and none left out", () => {
  fc.assert(
    fc.property(fc.array(named, { maxLength: 40 }), fc.integer({ min: 1, max: 7 }), (products, limit) => {
      const { index } = built(new Map(products.map((one) => [one.id, one])).values());
      const all = list(index, { search: "alu", order: "relevance" }).ids;
      const seen: number[] = [];
      let after: number | undefined;
      for (let more = true; more; ) {
        const page = list(index, { search: "alu", order: "relevance", limit, after });
        expect(page.total).toBe(all.length);
        seen.push(...page.ids);
        after = page.ids.at(-1);
        more = page.more;
      }
      expect(seen).toEqual(all);
    }),
  );
});

test("the highest price is that of the dearest product found, be it a few or hundreds", () => {
  const priced = fc
    .tuple(named, fc.integer({ min: 100, max: 1_000_000 }))
    .map(([one, pricePoisha]): Good => ({ ...one, pricePoisha }));
  fc.assert(
    fc.property(fc.array(priced, { minLength: 1, maxLength: 300, size: "max" }), (products) => {
      const { index } = built(products.map((one, at) => ({ ...one, id: at + 1 })));
      for (const search of queries) {
        const { ids, dearest } = list(index, { search, order: "relevance" });
        expect(dearest).toBe(Math.max(0, ...ids.map((id) => products[id - 1]?.pricePoisha ?? Number.NaN)));
      }
    }),
  );
});

test("synonyms that are written later lead to the products as well", () => {
  const index = built([{ ...fc.sample(named, 1)[0], id: 1, nameEn: "Okra", nameBn: "ঢেঁড়স" } as Good]);
  expect(list(index.index, { search: "ladies finger", order: "relevance" }).total).toBe(0);
  index.takeLists({ synonyms: [{ words: ["ladies finger", "okra"], kinds: [] }], categories: [] });
  expect(list(index.index, { search: "ladies fingers", order: "relevance" }).ids).toEqual([1]);
});

test("a hundred thousand products take no more than 300 bytes each, words included", () => {
  const builder = new SegmentBuilder();
  const [one] = fc.sample(named, 1) as [Good];
  for (let id = 1; id <= 5_000; id++)
    builder.add({ ...one, id, nameEn: `House ${id % 400} potato`, nameBn: "দেশি আলু" });
  expect(bytesOf(builder.build()) / 5_000).toBeLessThan(300);
});

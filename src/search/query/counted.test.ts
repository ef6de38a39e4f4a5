import { describe, expect, test } from "vitest";
import type { Good } from "../index/good.ts";
import { SegmentBuilder } from "../index/segment-builder.ts";
import { type Loaded, list } from "./search.ts";
import { readSynonyms } from "./synonyms.ts";

const likes: Omit<Good, "id" | "nameEn"> = {
  ...{ nameBn: "চাল", weightEn: "1 kg", weightBn: "১ কেজি", category: 1, pricePoisha: 6_000, reviews: 0 },
  ...{ featured: false, isNew: false, top: true, soldOut: false, position: 0, createdAt: 0, choices: 0 },
};

/** Forty popular ones, and after them five that nobody asks for. */
const builder = new SegmentBuilder(0);
for (let id = 1; id <= 20; id++) builder.add({ ...likes, id, nameEn: id === 1 ? "Red rice" : "Deshi rice" });
for (let id = 21; id <= 40; id++) builder.add({ ...likes, id, nameEn: "Premium rice" });
for (let id = 41; id <= 45; id++)
  builder.add({ ...likes, id, nameEn: "Deshi premium rice", top: false, pricePoisha: 90_000 });
const index = { segments: [builder.build()], synonyms: readSynonyms([]) };
const found = (search: string | undefined, popular: number, more: Partial<Loaded> = {}) =>
  list(index, { search, order: "relevance", ...more }, { popular, most: 1_000, guessed: popular });

describe("the total of a search", () => {
  test("counts all where all were looked at", () => {
    expect(found("rice", 1_000)).toMatchObject({ total: 45, counted: true, dearest: 90_000 });
    expect(found(undefined, 10)).toMatchObject({ total: 45, counted: true });
  });

  test("says so where only the most popular were looked at", () => {
    const { total, counted } = found("rice", 10);
    expect(counted).toBe(false);
    expect(total).toBeGreaterThan(0);
    expect(total).toBeLessThan(45);
  });

  test("counts all of a rare word beside a common one", () => {
    expect(found("red rice", 10)).toMatchObject({ total: 1, counted: true });
  });

  test.each<Partial<Loaded>>([{ category: 1 }, { least: 1 }, { most: 90_000 }, { order: "price-low-high" }])(
    "counts all where %j asks for what need not be popular",
    (more) => {
      expect(found("rice", 10, more)).toMatchObject({ total: 45, counted: true });
    },
  );

  test("counts all where none of the popular has every word", () => {
    const answer = { total: 5, exact: true, counted: true, dearest: 90_000 };
    expect(found("deshi premium", 10)).toMatchObject(answer);
    expect(found("deshi premium", 10, { order: "newest" })).toMatchObject(answer);
  });
});

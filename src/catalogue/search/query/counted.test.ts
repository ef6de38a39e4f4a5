import { describe, expect, test } from "vitest";
import { inLanguage } from "../../../language/locale.server.ts";
import { countOf } from "../../parts/listing/title.ts";
import type { Good } from "../index/good.ts";
import { SegmentBuilder } from "../index/segment-builder.ts";
import { list } from "./search.ts";
import { readSynonyms } from "./synonyms.ts";

const likes: Omit<Good, "id" | "nameEn"> = {
  ...{ nameBn: "চাল", weightEn: "1 kg", weightBn: "১ কেজি", category: 1, pricePoisha: 6_000, reviews: 0 },
  ...{ featured: false, isNew: false, top: false, soldOut: false, position: 0, createdAt: 0, choices: 0 },
};
const builder = new SegmentBuilder();
for (let id = 1; id <= 40; id++) builder.add({ ...likes, id, nameEn: id === 1 ? "Red rice" : "Rice" });
const index = { segments: [builder.build()], synonyms: readSynonyms([]) };
const found = (search: string | undefined, mostPostings: number) =>
  list(index, { search, order: "relevance" }, { mostPostings });

describe("the total of a search", () => {
  test("counts all where all were looked at", () => {
    expect(found("rice", 1_000)).toMatchObject({ total: 40, counted: true });
    expect(found(undefined, 10)).toMatchObject({ total: 40, counted: true });
  });

  test("says so where only the most popular were looked at", () => {
    const { total, counted } = found("rice", 10);
    expect(counted).toBe(false);
    expect(total).toBeGreaterThan(0);
    expect(total).toBeLessThan(40);
  });

  test("counts all of a rare word beside a common one", () => {
    expect(found("red rice", 10)).toMatchObject({ total: 1, counted: true });
  });

  test("counts all where a filter or an order asks for what need not be popular", () => {
    for (const asked of [
      { category: 1 },
      { least: 1 },
      { most: 9_000 },
      { order: "price-low-high" as const },
    ])
      expect(
        list(index, { search: "rice", order: "relevance", ...asked }, { mostPostings: 10 }),
      ).toMatchObject({
        total: 40,
        counted: true,
      });
  });

  test("is shown with a plus where there are more", async () => {
    expect(countOf({ total: 47_578 })).toBe("47,578");
    expect(countOf({ total: 47_578, counted: false })).toBe("47,000+");
    expect(countOf({ total: 7, counted: false })).toBe("7+");
    await inLanguage("bn", async () => expect(countOf({ total: 47_578, counted: false })).toBe("৪৭,০০০+"));
  });
});

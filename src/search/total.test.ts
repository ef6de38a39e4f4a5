import { describe, expect, test } from "vitest";
import { valueAt } from "./index/columns.ts";
import type { SearchDocument } from "./index/document.ts";
import { SegmentBuilder } from "./index/segment-builder.ts";
import { readSynonyms } from "./query/synonyms.ts";
import { type Compare, idOf } from "./ranking/page.ts";
import { type SearchRequest, search } from "./search.ts";

const rice: Omit<SearchDocument, "id" | "titleEn"> = {
  titleBn: "চাল",
  sizeEn: "1 kg",
  sizeBn: "১ কেজি",
  facet: 1,
  value: 6_000,
  flags: 0,
  position: 0,
  createdAt: 0,
  demand: 0.35,
  unavailable: false,
};

/** Forty popular documents, and five that are not. */
const builder = new SegmentBuilder(0);
for (let id = 1; id <= 20; id++) builder.add({ ...rice, id, titleEn: id === 1 ? "Red rice" : "Deshi rice" });
for (let id = 21; id <= 40; id++) builder.add({ ...rice, id, titleEn: "Premium rice" });
for (let id = 41; id <= 45; id++)
  builder.add({ ...rice, id, titleEn: "Deshi premium rice", demand: 0, value: 90_000 });
const index = { segments: [builder.build()], synonyms: readSynonyms([]) };
const found = (text: string | undefined, first: number, more: SearchRequest = {}) =>
  search(index, { text, ...more }, { first, most: 1_000, lenient: first });

describe("the total of a search", () => {
  test("counts all where all were considered", () => {
    expect(found("rice", 1_000)).toMatchObject({ total: 45, complete: true, highest: 90_000 });
    expect(found(undefined, 10)).toMatchObject({ total: 45, complete: true });
  });

  test("says so where only those most in demand were considered", () => {
    const { total, complete } = found("rice", 10);
    expect(complete).toBe(false);
    expect(total).toBeGreaterThan(0);
    expect(total).toBeLessThan(45);
  });

  test("counts all of a rare word beside a common one", () => {
    expect(found("red rice", 10)).toMatchObject({ total: 1, complete: true });
  });

  const byValue: Compare = (a, b) =>
    valueAt(a.segment, a.slot) - valueAt(b.segment, b.slot) || idOf(a) - idOf(b);

  test.each<SearchRequest>([{ facet: 1 }, { min: 1 }, { max: 90_000 }, { order: byValue }])(
    "counts all where %o asks for what need not be in demand",
    (more) => {
      expect(found("rice", 10, more)).toMatchObject({ total: 45, complete: true });
    },
  );

  test("counts all where none of those in demand has every word", () => {
    const answer = { total: 5, exact: true, complete: true, highest: 90_000 };
    expect(found("deshi premium", 10)).toMatchObject(answer);
    expect(found("deshi premium", 10, { order: byValue })).toMatchObject(answer);
  });
});

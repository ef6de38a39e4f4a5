import { describe, expect, test } from "vitest";
import type { Good } from "../index/good.ts";
import { SegmentBuilder } from "../index/segment-builder.ts";
import { type Choice, readChosen } from "./chosen.ts";
import { list } from "./search.ts";
import { readSynonyms } from "./synonyms.ts";

const good = (id: number, nameEn: string, nameBn: string): Good => ({
  ...{
    id,
    nameEn,
    nameBn,
    weightEn: "1 kg",
    weightBn: "১ কেজি",
    category: 1,
    pricePoisha: 100,
    featured: false,
  },
  ...{ isNew: false, top: false, soldOut: false, position: 0, createdAt: 0, reviews: 0, choices: 0 },
});
const builder = new SegmentBuilder();
for (const one of [
  good(1, "Ruma red lentils", "রুমা মসুর ডাল"),
  good(2, "Nila red lentils", "নীলা মসুর ডাল"),
  good(3, "Ruma mustard oil", "রুমা সরিষার তেল"),
])
  builder.add(one);
const segment = builder.build();
const found = (search: string, choices: Choice[] = []) =>
  list(
    { segments: [segment], synonyms: readSynonyms([]), chosen: readChosen(choices) },
    { search, order: "relevance" },
  ).ids;

describe("what was opened after a search", () => {
  test("rises in that search among its likes, and in no other", () => {
    const choices = [{ term: "lentils", product: 2, count: 40 }];
    expect(found("lentils")).toEqual([1, 2]);
    expect(found("Lentils ", choices)).toEqual([2, 1]);
    expect(found("red lentils", choices)).toEqual([1, 2]);
  });

  test("neither brings in what does not answer, nor passes what answers clearly better", () => {
    expect(found("lentils", [{ term: "lentils", product: 3, count: 1_000 }])).toEqual([1, 2]);
    expect(found("ruma lentils", [{ term: "ruma lentils", product: 2, count: 1_000 }])[0]).toBe(1);
  });

  test("rises by its share, little while few chose", () => {
    const chosen = readChosen([
      { term: "dal", product: 1, count: 30 },
      { term: "dal", product: 2, count: 10 },
      { term: "tel", product: 3, count: 3 },
    ]);
    expect(chosen.get("dal")?.get(1)).toBeCloseTo(0.06);
    expect(chosen.get("dal")?.get(2)).toBeCloseTo(0.02);
    expect(chosen.get("tel")?.get(3)).toBeLessThan(0.025);
  });
});

import { describe, expect, test } from "vitest";
import type { SearchDocument } from "./index/document.ts";
import { SegmentBuilder } from "./index/segment-builder.ts";
import { readSynonyms } from "./query/synonyms.ts";
import { type Clicks, readBoosts } from "./ranking/boosts.ts";
import { search } from "./search.ts";
import { spellingKey } from "./words/spelling-key.ts";

const document = (id: number, titleEn: string, titleBn: string): SearchDocument => ({
  id,
  titleEn,
  titleBn,
  sizeEn: "1 kg",
  sizeBn: "১ কেজি",
  facet: 1,
  value: 100,
  flags: 0,
  position: 0,
  createdAt: 0,
  demand: 0,
  unavailable: false,
});
const builder = new SegmentBuilder();
for (const one of [
  document(1, "Ruma red lentils", "রুমা মসুর ডাল"),
  document(2, "Nila red lentils", "নীলা মসুর ডাল"),
  document(3, "Ruma mustard oil", "রুমা সরিষার তেল"),
])
  builder.add(one);
const segment = builder.build();
const found = (text: string, clicks: Clicks[] = []) =>
  search({ segments: [segment], synonyms: readSynonyms([]), boosts: readBoosts(clicks) }, { text }).ids;

describe("what was opened after a search for a term", () => {
  test("rises in that search among its equals, and in no other", () => {
    const clicks = [{ term: "lentils", id: 2, count: 40 }];
    expect(found("lentils")).toEqual([1, 2]);
    expect(found("Lentils ", clicks)).toEqual([2, 1]);
    expect(found("red lentils", clicks)).toEqual([1, 2]);
  });

  test("neither brings in what does not answer, nor passes what answers clearly better", () => {
    expect(found("lentils", [{ term: "lentils", id: 3, count: 1_000 }])).toEqual([1, 2]);
    expect(found("ruma lentils", [{ term: "ruma lentils", id: 2, count: 1_000 }])[0]).toBe(1);
  });

  test("counts for all spellings that read alike, in either script", () => {
    const clicks = ["dal", "daal", "ডাল"].map((term) => ({ term, id: 2, count: 10 }));
    for (const text of ["dal", "daal", "ডাল"]) expect(found(text, clicks)).toEqual([2, 1]);
    expect(readBoosts(clicks).get(spellingKey("ডাল"))?.get(2)).toBeCloseTo(0.075);
    for (const [one, other] of [
      ["alu", "আলু"],
      ["peyaj", "পেঁয়াজ"],
      ["morich", "মরিচ"],
      ["sobji", "সবজি"],
      ["cini", "চিনি"],
    ] as const)
      expect(spellingKey(one)).toBe(spellingKey(other));
    for (const [one, other] of [
      ["dim", "dal"],
      ["am", "alu"],
      ["7up", "8up"],
    ] as const)
      expect(spellingKey(one)).not.toBe(spellingKey(other));
  });

  test("rises by its share of the clicks, and little while they are few", () => {
    const boosts = readBoosts([
      { term: "dal", id: 1, count: 30 },
      { term: "dal", id: 2, count: 10 },
      { term: "tel", id: 3, count: 3 },
    ]);
    expect(boosts.get(spellingKey("dal"))?.get(1)).toBeCloseTo(0.06);
    expect(boosts.get(spellingKey("dal"))?.get(2)).toBeCloseTo(0.02);
    expect(boosts.get(spellingKey("tel"))?.get(3)).toBeLessThan(0.025);
  });
});

import { expect, test } from "vitest";
import { findSuggestedTerms } from "./find-suggested-terms.ts";
import { readName } from "./marks.ts";

test("no term is a piece of a longer word", () => {
  const meanings = new Map([
    ["vis", { typed: "vis", queryPosition: 0, weight: 1, isOwn: true }],
    ["up", { typed: "up", queryPosition: 0, weight: 1, isOwn: true }],
  ]);
  const terms = (name: string) =>
    findSuggestedTerms("v", [readName(name)], meanings, {
      most: 3,
      bengali: false,
      isIndexed: () => false,
    }).map(({ text }) => text);
  expect(terms("Vis-ek-ta tablet")).toEqual([]);
  expect(terms("Vis cream")).toEqual(["vis", "vis cream"]);
  expect(terms("7Up can")).toEqual([]);
});

test("no term is a genitive that needs the word after it", () => {
  const terms = (name: string, word: string, stem: string) =>
    findSuggestedTerms(
      "m",
      [readName(name)],
      new Map([[word, { typed: "m", queryPosition: 0, weight: 1, isOwn: true }]]),
      {
        most: 3,
        bengali: false,
        isIndexed: (one) => one === stem,
      },
    ).map(({ text }) => text);
  expect(terms("Murir moa", "murir", "muri")).toEqual(["murir moa"]);
  expect(terms("বাসন মাজার স্পঞ্জ", "মাজার", "মাজা")).toEqual([]);
  expect(terms("বাসন মাজার স্পঞ্জ", "বাসন", "মাজা")).toEqual(["বাসন"]);
  expect(terms("ঢাকাই পনির বড়", "পনির", "")).toEqual(["পনির", "ঢাকাই পনির"]);
});

import { expect, test } from "vitest";
import { readName } from "./marks.ts";
import { suggestedTerms } from "./suggested-terms.ts";

test("no term is a piece of a longer word", () => {
  const meanings = new Map([
    ["vis", { typed: "vis", at: 0, weight: 1 }],
    ["up", { typed: "up", at: 0, weight: 1 }],
  ]);
  const terms = (name: string) =>
    suggestedTerms("v", [readName(name)], meanings, { most: 3, bengali: false }).map(({ text }) => text);
  expect(terms("Vis-ek-ta tablet")).toEqual([]);
  expect(terms("Vis cream")).toEqual(["vis", "vis cream"]);
  expect(terms("7Up can")).toEqual([]);
});

import { expect, test } from "vitest";
import { readSynonyms } from "#src/search/query/synonyms.ts";
import { findCalledCategory, findMatchingCategory, findNamedCategory, readCategories } from "./categories.ts";

const names = [
  ["Fish", "মাছ"],
  ["Meat & chicken", "মাংস ও মুরগি"],
  ["Fruit & vegetables", "ফল ও সবজি"],
  ["Rack & Organizer", "র‍্যাক"],
  ["Soft drinks", "কোমল পানীয়"],
  ["Rice, lentils", "চাল, ডাল"],
] as const;
const synonyms = readSynonyms([{ words: ["cold drinks", "soft drinks"], kinds: [] }]);
const categories = readCategories(
  names.map(([nameEn, nameBn], index) => ({
    id: index + 1,
    nameEn,
    nameBn,
    icon: "",
    tint: "",
    shownFrom: 0,
    shownUntil: Number.MAX_VALUE,
  })),
  synonyms,
);

test.each([
  ["mach", "Fish"],
  ["murgi", "Meat & chicken"],
  ["ফল", "Fruit & vegetables"],
  ["সবজি", "Fruit & vegetables"],
  ["cold drinks", "Soft drinks"],
  ["chal", "Rice, lentils"],
])("%s names %s", (query, name) => {
  expect(names[(findNamedCategory(categories, query) ?? 0) - 1]?.[0]).toBe(name);
});

test.each(["drinks", "rui mach", "soft", "zzz", ""])("%j names none in full", (query) => {
  expect(findNamedCategory(categories, query)).toBeUndefined();
});

test("the whole name of a category calls it, in either language", () => {
  for (const query of ["fruit and vegetables", "ফল ও সবজি", "Fruit & Vegetables"])
    expect(names[(findCalledCategory(categories, query) ?? 0) - 1]?.[0], query).toBe("Fruit & vegetables");
  for (const query of ["fruit", "", "🗿"]) expect(findCalledCategory(categories, query)).toBeUndefined();
});

test("a category is suggested only if it is surely meant, or begins as typed", () => {
  const suggested = (query: string) => findMatchingCategory(categories, query, 0)?.nameEn;
  expect(suggested("rice")).toBe("Rice, lentils");
  expect(suggested("rik")).toBeUndefined();
  expect(suggested("org")).toBe("Rack & Organizer");
  expect(suggested("মাং")).toBe("Meat & chicken");
});

test("what titles have as typed, or what is meant more surely, is no category that sounds so", () => {
  const inTitles = (typed: string) => new Map(typed === "mach" ? [["mach", 1] as const] : []);
  expect(findNamedCategory(categories, "mach", inTitles)).toBeUndefined();
  const alike = () => new Map([["mach", 0.97] as const]);
  expect(findNamedCategory(categories, "মাছ", alike)).toBeUndefined();
  expect(findNamedCategory(categories, "মাছ", () => new Map([["মাছ", 1] as const]))).toBe(1);
});

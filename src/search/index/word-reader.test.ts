import { expect, test } from "vitest";
import type { SearchDocument } from "./document.ts";
import { WordReader } from "./word-reader.ts";

const empty: SearchDocument = {
  id: 1,
  titleEn: "",
  titleBn: "",
  sizeEn: "",
  sizeBn: "",
  facet: 1,
  value: 1,
  position: 1,
  flags: 0,
  unavailable: false,
  createdAt: 0,
  demand: 0,
};

function wordsOf(more: Partial<SearchDocument>): [string, boolean, number][] {
  const texts: string[] = [];
  const numberOf = (text: string) => (texts.includes(text) ? texts.indexOf(text) : texts.push(text) - 1);
  const words: [string, boolean, number][] = [];
  new WordReader(numberOf).read({ ...empty, ...more }, (word, _isFirst, isHead, field) =>
    words.push([texts[word] ?? "", isHead, field]),
  );
  return words;
}

const headsOf = (more: Partial<SearchDocument>) =>
  wordsOf(more).flatMap(([text, isHead]) => (isHead ? [text] : []));

test.each([
  ["Deshi tomato, ripe on the vine", "tomato"],
  ["Mango pickle in mustard oil", "pickle"],
  ["MASALA FOR BEEF 100 g", "masala"],
  ["Mango pickle  in\u00a0mustard oil", "pickle"],
  ["Box of eggs", "box"],
  ["Palong shak (spinach)", "shak"],
  ["Black tea - strong", "tea"],
  ["Half-ripe papaya", "papaya"],
  ["Made-in-Dhaka soap", "soap"],
  ["(Fresh) cow milk", "milk"],
  ["1/2 kg beef", "beef"],
  ["500 g (red rice)", "rice"],
  ["Leaf of a bay leaf", "leaf"],
])("the head of %j is %s", (titleEn, head) => {
  expect(headsOf({ titleEn })).toEqual([head]);
});

test("each language has a head of its own", () => {
  expect(headsOf({ titleEn: "Potato, red", titleBn: "আলু, লাল" })).toEqual(["potato", "আলু"]);
});

test("a title without a word has no head", () => {
  expect(headsOf({ titleEn: "250 ml", titleBn: "২৫০ মিলি" })).toEqual([]);
});

test("a word is visited once for each field; a size once, wherever it stands, with its bare number", () => {
  const doubled = {
    titleEn: "Bay leaf, one leaf",
    titleBn: "পাতা ১০০ গ্রাম",
    sizeEn: "100 g",
    sizeBn: "১ কেজি",
  };
  expect(wordsOf(doubled)).toEqual([
    ["bay", false, 0],
    ["leaf", true, 0],
    ["one", false, 0],
    ["পাতা", true, 1],
    ["100g", false, 2],
    ["100", false, 2],
    ["1000g", false, 2],
    ["1", false, 2],
    ["1000", false, 2],
  ]);
});

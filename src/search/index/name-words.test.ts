import { expect, test } from "vitest";
import type { Good } from "./good.ts";
import { visitNameWords } from "./name-words.ts";

const good: Good = {
  ...{ id: 1, nameEn: "", nameBn: "", weightEn: "", weightBn: "", category: 1, pricePoisha: 1, position: 1 },
  ...{ featured: false, isNew: false, top: false, soldOut: false, createdAt: 0, reviews: 0, choices: 0 },
};

/** The words of a product: the text of each, whether it is the head, and its field. */
function wordsOf(more: Partial<Good>): [string, boolean, number][] {
  const texts: string[] = [];
  const numberOf = (text: string) => (texts.includes(text) ? texts.indexOf(text) : texts.push(text) - 1);
  const words: [string, boolean, number][] = [];
  visitNameWords({ ...good, ...more }, numberOf, (word, _isFirst, isHead, field) =>
    words.push([texts[word] ?? "", isHead, field]),
  );
  return words;
}

const headsOf = (more: Partial<Good>) => wordsOf(more).flatMap(([text, isHead]) => (isHead ? [text] : []));

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
])("the thing itself in %j is %s", (nameEn, head) => {
  expect(headsOf({ nameEn })).toEqual([head]);
});

test("the thing itself is told in each language", () => {
  expect(headsOf({ nameEn: "Potato, red", nameBn: "আলু, লাল" })).toEqual(["potato", "আলু"]);
});

test("where there is no word, nothing is the thing itself", () => {
  expect(headsOf({ nameEn: "250 ml", nameBn: "২৫০ মিলি" })).toEqual([]);
});

test("a word is visited once for each field; a size once, wherever it stands, with its bare number", () => {
  const doubled = {
    nameEn: "Bay leaf, one leaf",
    nameBn: "পাতা ১০০ গ্রাম",
    weightEn: "100 g",
    weightBn: "১ কেজি",
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

import { expect, test } from "vitest";
import type { Good } from "./good.ts";
import { visitNameWords } from "./name-words.ts";

const good: Good = {
  ...{ id: 1, nameEn: "", nameBn: "", weightEn: "", weightBn: "", category: 1, pricePoisha: 1, position: 1 },
  ...{ featured: false, isNew: false, top: false, soldOut: false, createdAt: 0, reviews: 0, choices: 0 },
};

function headsOf(more: Partial<Good>): string[] {
  const heads: string[] = [];
  visitNameWords({ ...good, ...more }, (text, _isFirst, isHead) => {
    if (isHead) heads.push(text);
  });
  return heads;
}

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
  ["250 ml", "250ml"],
])("the thing itself in %j is %s", (nameEn, head) => {
  expect(headsOf({ nameEn })[0]).toBe(head);
});

test("the thing itself is told in each language", () => {
  expect(headsOf({ nameEn: "Potato, red", nameBn: "আলু, লাল" })).toEqual(["potato", "আলু"]);
});

test("a word is visited once for each field, a weight that both languages write alike once", () => {
  const visited: [string, number][] = [];
  const doubled = { nameEn: "Bay leaf, one leaf", nameBn: "পাতা", weightEn: "100 g", weightBn: "১০০ গ্রাম" };
  visitNameWords({ ...good, ...doubled }, (text, _isFirst, _isHead, field) => visited.push([text, field]));
  expect(visited).toEqual([
    ["bay", 0],
    ["leaf", 0],
    ["one", 0],
    ["পাতা", 1],
    ["100g", 2],
    ["100", 2],
  ]);
});

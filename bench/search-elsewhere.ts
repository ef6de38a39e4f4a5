// `npx node bench/search-elsewhere.ts [--misses]`: the search rules on two catalogues that they were not made for.

import { categories } from "../demo/categories.ts";
import { brandName } from "../demo/invented.ts";
import { randomFrom } from "../demo/random.ts";
import { synonyms } from "../demo/synonyms.ts";
import { findNamedCategory } from "../src/catalogue/search/live/categories.ts";
import { SegmentBuilder } from "../src/search/index/segment-builder.ts";
import { readSynonyms } from "../src/search/query/synonyms.ts";
import { type SearchIndex, search } from "../src/search/search.ts";
import { namedCategories } from "./search-queries/named-categories.ts";
import { otherShop } from "./search-queries/other-shop.ts";
import { judgedOnPhone, phoneCategories, phoneProducts } from "./search-queries/phone-shop.ts";
import { QualityTable } from "./search-queries/quality-table.ts";

const misses = process.argv.includes("--misses");
const random = randomFrom(11);
const houses = 3;

type ForeignProduct = { en: string; bn: string; queries: Record<string, string[]> };
const lines: ForeignProduct[] = otherShop
  .trim()
  .split("\n")
  .map((line) => {
    const [en = "", bn = "", ...typed] = line.split("|").map((part) => part.trim());
    const [spelling = [], banglish = [], english = []] = typed.map((part) => part.split(", "));
    const mistakes = [bn, en, ...banglish].flatMap(mistyped);
    return {
      en,
      bn,
      queries: { bengali: [bn], spelling, banglish, english: [en, ...english], "one letter": mistakes },
    };
  });

/**
 * Four typing errors in each word of four letters or more, after its first letter: one letter left out, doubled, swapped with the
 * next, or wrong.
 */
function mistyped(text: string): string[] {
  const words = text.split(" ");
  const long = words.filter((word) => word.length >= 4);
  if (long.length === 0) return [];
  const word = random.pick(long);
  const at = random.between(1, word.length - 2);
  const [here = "", next = ""] = word.slice(at);
  const instead = ["", here + here, next + here, random.pick([...word])][random.between(0, 3)] ?? "";
  const wrong = word.slice(0, at) + instead + word.slice(at + (instead === next + here ? 2 : 1));
  return wrong === word ? [] : [words.with(words.indexOf(word), wrong).join(" ")];
}

const builder = new SegmentBuilder();
let products = 0;
function add(titleEn: string, titleBn: string) {
  const id = products++;
  builder.add({
    id,
    titleEn,
    titleBn,
    sizeEn: "500 g",
    sizeBn: "৫০০ গ্রাম",
    facet: 0,
    value: 100,
    position: id,
    flags: 0,
    unavailable: false,
    createdAt: 0,
    demand: 0,
  });
}
for (const { en, bn } of lines)
  for (let house = 0; house < houses; house++) {
    const name = brandName(random);
    add(house === 0 ? en : `${name.en} ${en}`, house === 0 ? bn : `${name.bn} ${bn}`);
  }
for (const { name } of categories.flatMap((demoCategory) => demoCategory.products)) add(name.en, name.bn);
const known = readSynonyms(synonyms);
for (const word of known.words) builder.addWord(word);
const index = { segments: [builder.build()], synonyms: known };

const tallies = new Map<string, { searched: number; right: number }>();
for (const [at, { queries }] of lines.entries())
  for (const [form, texts] of Object.entries(queries))
    for (const text of texts) {
      const { ids } = search(index, { text, limit: 3 });
      const right = ids.some((id) => Math.floor(id / houses) === at);
      const tally = tallies.get(form) ?? { searched: 0, right: 0 };
      tallies.set(form, { searched: tally.searched + 1, right: tally.right + Number(right) });
      if (!right && misses) console.log(`  missed: ${text} (${form}), wanted ${lines[at]?.en}, found ${ids}`);
    }

console.log(
  `\n${lines.length} products of another shop in a catalogue of ${products}: a right one among the first three`,
);
for (const [form, { searched, right }] of tallies)
  console.log(`${form.padEnd(14)}${((100 * right) / searched).toFixed(1).padStart(6)} % (${searched})`);

/** How many results a shopper sees at first; all parts of a list are to be among them. */
const shown = 24;

function phoneIndex(): SearchIndex {
  const shop = new SegmentBuilder();
  for (const [id, { name, size, category, price }] of phoneProducts.entries())
    shop.add({
      id,
      titleEn: name.en,
      titleBn: name.bn,
      sizeEn: size.en,
      sizeBn: size.bn,
      facet: category,
      value: price * 100,
      position: id,
      flags: 0,
      unavailable: false,
      createdAt: 0,
      demand: 0,
    });
  for (const word of known.words) shop.addWord(word);
  const categories = namedCategories(phoneCategories, known);
  return {
    segments: [shop.build()],
    synonyms: known,
    facetNamed: (text, meant) => findNamedCategory(categories, text, meant),
  };
}

const phoneShop = phoneIndex();

const table = new QualityTable();
for (const { form, query, parts, heldOut } of judgedOnPhone) {
  const { ids } = search(phoneShop, { text: query, limit: shown });
  const places = parts.map((products) => ids.findIndex((id) => products.has(id)) + 1);
  const right = places.every((place) => place > 0 && (parts.length > 1 || place <= 3));
  const place = Math.min(...places.map((part) => part || shown + 1));
  table.count(form, heldOut ? 1 : 0, { right, place: place > shown ? 0 : place });
  if (!right && misses && !heldOut) {
    const first = ids.slice(0, 3).map((id) => phoneProducts[id]?.sku);
    console.log(`  missed: ${query} (${form}), right at ${places}, first ${first.join(", ") || "none"}`);
  }
}

console.log(
  `\n${judgedOnPhone.length} queries as typed on a phone, on ${phoneProducts.length} products of a second shop: first three (of a list all on the first page), and mean reciprocal rank`,
);
table.print();

// `npx node bench/search-kinds.ts [--misses]`: queries where shoppers slip, by kind; how soon a product is suggested while typing;
// and how often a search claims to have found what is not sold.

import { categories } from "../demo/categories.ts";
import type { Label } from "../src/catalogue/search/labels/label.server.ts";
import { findSuggestions } from "../src/catalogue/search/suggest/find-suggestions.ts";
import { search } from "../src/search/search.ts";
import { judged } from "./search-queries/all.ts";
import { allProducts, indexOfAll } from "./search-queries/all-shops.ts";
import { bijoyTypos } from "./search-queries/bijoy-typos.ts";
import { kinds } from "./search-queries/kinds.ts";
import { notSold } from "./search-queries/not-sold.ts";
import { judgedOnPhone, phoneProducts } from "./search-queries/phone-shop.ts";

const shown = 24;
const misses = process.argv.includes("--misses");
const index = indexOfAll();
const texts = allProducts.map(({ titleEn, sizeEn }) => `${titleEn} ${sizeEn}`.toLowerCase());
const demoSkus = categories.flatMap(({ products }) => products.map(({ sku }) => sku));
const percent = (part: number, whole: number) => `${((100 * part) / whole).toFixed(1).padStart(5)} %`;

/** The products that one thing of a judgement means. */
function named(thing: string): Set<number> {
  const alternatives = thing.split("/").map((words) => words.trim().split(" "));
  const found = texts.flatMap((text, id) =>
    alternatives.some((words) => words.every((word) => text.includes(word))) ? id : [],
  );
  if (found.length === 0) throw new Error(`no product is ${thing}`);
  return new Set(found);
}

type Tallies = Map<string, { searched: number; right: number }>;

function count(tallies: Tallies, form: string, right: boolean): void {
  const tally = tallies.get(form) ?? { searched: 0, right: 0 };
  tallies.set(form, { searched: tally.searched + 1, right: tally.right + Number(right) });
}

function print(tallies: Tallies): void {
  for (const [form, { searched, right }] of tallies)
    console.log(`${form.padEnd(22)}${percent(right, searched)} (${searched})`);
}

function printKinds(): void {
  const tallies: Tallies = new Map();
  let kind = "";
  for (const line of kinds.trim().split("\n")) {
    if (line.startsWith("# ")) {
      kind = line.slice(2);
      continue;
    }
    const [query = "", judgement = ""] = line.split(": ");
    const parts = judgement.split(" + ").map(named);
    const { ids } = search(index, { text: query, limit: shown });
    const places = parts.map((part) => ids.findIndex((id) => part.has(id)) + 1);
    const right = places.every((place) => place > 0 && (parts.length > 1 || place <= 3));
    count(tallies, kind, right);
    if (!right && misses)
      console.log(`  missed: ${query} (${kind}), right at ${places}, first ${titles(ids)}`);
  }
  print(tallies);
}

function printTypos(): void {
  const tallies: Tallies = new Map();
  for (const { query, kind, right } of bijoyTypos()) {
    const { ids } = search(index, { text: query, limit: 3 });
    const isRight = ids.some((id) => right.has(id));
    count(tallies, `Bijoy, ${kind}`, isRight);
    count(tallies, "Bijoy, all", isRight);
    if (!isRight && misses) console.log(`  missed: ${query} (${kind}), first ${titles(ids)}`);
  }
  print(tallies);
}

const titles = (ids: number[]) =>
  ids
    .slice(0, 3)
    .map((id) => texts[id])
    .join(" | ") || "none";

/** Queries of the other benches, with the ids of what is right in the catalogue of all shops. */
function good(): { query: string; form: string; right: Set<number> }[] {
  const ofDemo = judged.map(({ query, form, right }) => ({
    query,
    form,
    right: new Set(right.map((sku) => demoSkus.indexOf(sku))),
  }));
  const ofPhone = judgedOnPhone
    .filter(({ parts }) => parts.length === 1)
    .map(({ query, form, parts: [part] }) => ({
      query,
      form,
      right: new Set([...(part ?? [])].map((id) => demoSkus.length + id)),
    }));
  return [...ofDemo, ...ofPhone];
}

function printHonesty(): void {
  const things = notSold
    .trim()
    .split(/[\n,]/)
    .map((thing) => thing.trim());
  const claimed = things.filter((text) => search(index, { text, limit: shown }).exact);
  if (misses)
    for (const text of claimed)
      console.log(`  claimed: ${text} is ${titles(search(index, { text, limit: shown }).ids)}`);
  const answered = good().flatMap(({ query, right }) => {
    const { ids, exact } = search(index, { text: query, limit: shown });
    return ids.slice(0, 3).some((id) => right.has(id)) ? { query, exact } : [];
  });
  const inexact = answered.filter(({ exact }) => !exact);
  if (misses) console.log(`  inexact: ${inexact.map(({ query }) => query).join(", ")}`);
  console.log(`claimed falsely  ${percent(claimed.length, things.length)} (${things.length})`);
  console.log(`good but inexact ${percent(inexact.length, answered.length)} (${answered.length})`);
}

const labelOf = (id: number): Label => {
  const { titleEn, titleBn, value, facet } = allProducts[id] as (typeof allProducts)[number];
  return {
    id,
    nameEn: titleEn,
    nameBn: titleBn,
    weightEn: "",
    weightBn: "",
    image: "",
    pricePoisha: value,
    stock: null,
    category: facet,
    stepGrams: null,
  };
};
/** Brands of the shop of the phone queries, as the first word of a name. */
const brands = new Set(
  `radhuni pran aci fresh teer rupchanda aarong dano marks diploma kazi ispahani taaza maggi pringles olympic oreo ifad cadbury
  kitkat pepsi sprite mojo horlicks harpic lizol vim wheel rin surf lux dettol lifebuoy savlon sunsilk clear dove parachute nivea vaseline
  closeup pepsodent sensodyne gillette senora freedom molfix supermom lactogen cerelac igloo polar rfl philips kohinoor rashid knorr nutella
  ruchi bashundhara goodknight fogg whiskas frutika tang`.split(/\s+/),
);
const onlyWord = /^[\p{L}\p{M}]{3,}$/u;

/** What is typed letter by letter: single words of the judged queries, brands, and brands with the last word of a name. */
function toType(): { text: string; form: string; right: Set<number> }[] {
  const words = good().filter(
    ({ query, form }) =>
      onlyWord.test(query) && ["bengali", "banglish", "english", "spelling"].includes(form),
  );
  const ofBrand = new Map<string, Set<number>>();
  const withProduct = phoneProducts.flatMap(({ name }, index) => {
    const [brand = "", ...rest] = name.en.toLowerCase().match(/[a-z]+/g) ?? [];
    if (!brands.has(brand)) return [];
    const id = demoSkus.length + index;
    ofBrand.set(brand, (ofBrand.get(brand) ?? new Set()).add(id));
    const last = rest.at(-1);
    return last ? { text: `${brand} ${last}`, form: "brand, product", right: new Set([id]) } : [];
  });
  return [
    ...words.map(({ query, form, right }) => ({ text: query, form, right })),
    ...[...ofBrand].map(([text, right]) => ({ text, form: "brand", right })),
    ...withProduct,
  ];
}

/** How many letters are typed before a right product is among the suggested ones. */
async function printKeys(): Promise<void> {
  const find = (ids: number[]) => ids.map(labelOf);
  const tallies = new Map<string, { words: number; keys: number }>();
  for (const { text, form, right } of toType()) {
    let keys = 1;
    for (; keys < text.length; keys++) {
      const { data } = await findSuggestions({ current: index, findLabels: find }, text.slice(0, keys), "en");
      if (data.products.some(({ id }) => right.has(id))) break;
    }
    for (const name of [form, "all"]) {
      const tally = tallies.get(name) ?? { words: 0, keys: 0 };
      tallies.set(name, { words: tally.words + 1, keys: tally.keys + keys });
    }
  }
  for (const [form, { words, keys }] of tallies)
    console.log(`keys, ${form.padEnd(18)}${(keys / words).toFixed(2)} (${words})`);
}

printKinds();
printTypos();
printHonesty();
await printKeys();

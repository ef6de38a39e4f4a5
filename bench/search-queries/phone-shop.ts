import { phoneQueries } from "./phone.ts";
import { phoneQueriesHeldOut } from "./phone-held-out.ts";
import { food } from "./phone-shop-food.ts";
import { home } from "./phone-shop-home.ts";

/** A product of the second foreign shop; the price in taka. */
type PhoneProduct = {
  sku: string;
  category: number;
  name: { en: string; bn: string };
  size: { en: string; bn: string };
  price: number;
};

/** A query with its parts, each of them the products (by place in `phoneProducts`) of which one is to be found. One part but for lists. */
type PhoneQuery = { form: string; query: string; heldOut: boolean; parts: Set<number>[] };

const bengaliUnits: Record<string, string> = {
  g: "গ্রাম",
  kg: "কেজি",
  ml: "মিলি",
  L: "লিটার",
  pc: "পিস",
  pcs: "পিস",
};
const inBengali = (size: string) =>
  size
    .replace(/[A-Za-z]+/, (unit) => bengaliUnits[unit] ?? unit)
    .replace(/\d/g, (digit) => "০১২৩৪৫৬৭৮৯"[Number(digit)] ?? digit);

/** The lines of a text, each under the heading before it. */
function* underHeadings(text: string): Generator<{ heading: string; line: string }> {
  let heading = "";
  for (const line of text.trim().split("\n"))
    if (line.startsWith("# ")) heading = line.slice(2);
    else yield { heading, line };
}

/** The names of the categories, in the order of `category`. */
export const phoneCategories = [
  ...new Set([...underHeadings(food), ...underHeadings(home)].map(({ heading }) => heading)),
].map((heading) => {
  const [en = "", bn = ""] = heading.split(" | ");
  return { en, bn };
});

function readProducts(): PhoneProduct[] {
  const headings: string[] = [];
  return [...underHeadings(food), ...underHeadings(home)].map(({ heading, line }) => {
    if (!headings.includes(heading)) headings.push(heading);
    const [sku = "", en = "", bn = "", size = "", price] = line.split(" | ");
    return {
      sku,
      category: headings.indexOf(heading),
      price: Number(price),
      name: { en, bn },
      size: { en: size, bn: inBengali(size) },
    };
  });
}

/** Every product of the shop. */
export const phoneProducts: PhoneProduct[] = readProducts();

/** The products of a judgement: names apart by spaces, where `tea-*` is every name that begins with `tea-`. */
function named(judgement: string, query: string): Set<number> {
  const found = new Set<number>();
  for (const name of judgement.split(" ")) {
    const before = found.size;
    for (const [index, { sku }] of phoneProducts.entries())
      if (name.endsWith("*") ? sku.startsWith(name.slice(0, -1)) : sku === name) found.add(index);
    if (found.size === before) throw new Error(`${query}: no ${name}, or twice, in the shop`);
  }
  return found;
}

function readQueries(text: string, heldOut: boolean): PhoneQuery[] {
  return [...underHeadings(text)].map(({ heading, line }) => {
    const [query = "", right = ""] = line.split(": ");
    return { form: heading, query, heldOut, parts: right.split(" + ").map((part) => named(part, query)) };
  });
}

/** Every judged query, those that may be looked at first. */
export const judgedOnPhone: PhoneQuery[] = [
  ...readQueries(phoneQueries, false),
  ...readQueries(phoneQueriesHeldOut, true),
];

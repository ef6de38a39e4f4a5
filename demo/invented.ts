import { toBengaliDigits } from "../src/language/numbers/digits.ts";
import type { Both, DemoProduct } from "./category.ts";
import type { Random } from "./random.ts";

/** Syllables of made-up brand names, each in both scripts. */
const syllables: [string, string][] = [
  ["sho", "শো"],
  ["na", "না"],
  ["ru", "রু"],
  ["pa", "পা"],
  ["li", "লি"],
  ["mo", "মো"],
  ["ti", "তি"],
  ["ka", "কা"],
  ["bo", "বো"],
  ["ni", "নি"],
  ["ja", "জা"],
  ["mu", "মু"],
  ["ra", "রা"],
  ["di", "দি"],
  ["shu", "শু"],
  ["go", "গো"],
  ["ha", "হা"],
  ["si", "সি"],
];

const sizes = [50, 100, 200, 250, 400, 500, 750, 1_000, 1_500, 2_000, 5_000];

/** A made-up brand name of two to four syllables, in both scripts: "Shonaru", "শোনারু". */
export function brandName(random: Random): Both {
  const parts = Array.from({ length: random.between(2, 4) }, () => random.pick(syllables));
  const latin = parts.map(([en]) => en).join("");
  return { en: latin.charAt(0).toUpperCase() + latin.slice(1), bn: parts.map(([, bn]) => bn).join("") };
}

/** A product of the same kind, with another brand and size and a plausible price. */
export function alike(product: DemoProduct, house: Both, index: number, random: Random): DemoProduct {
  const amount = random.pick(sizes);
  const unit = product.net?.unit === "ml" ? "ml" : "g";
  const perUnit = product.net ? product.price / product.net.amount : product.price / 500;
  const price = Math.max(
    5,
    Math.round(perUnit * (product.net?.unit === "pc" ? 1 : amount) * (0.7 + random.next())),
  );
  return {
    ...product,
    sku: `${product.sku}-${index}`,
    name: { en: `${house.en} ${product.name.en}`, bn: `${house.bn} ${product.name.bn}` },
    weight: product.net?.unit === "pc" ? product.weight : weightText(amount, unit),
    net: product.net?.unit === "pc" ? product.net : { amount, unit },
    price,
    originalPrice: random.chance(0.15) ? Math.ceil(price * 1.15) : undefined,
    stock: random.chance(0.1) ? undefined : random.between(0, 300),
    featured: random.chance(0.004) || undefined,
    isNew: random.chance(0.01) || undefined,
    top: random.chance(0.01) || undefined,
  };
}

function weightText(amount: number, unit: "g" | "ml"): Both {
  const whole = amount >= 1_000;
  const number = String(whole ? amount / 1_000 : amount);
  const words = { g: ["g", "গ্রাম", "kg", "কেজি"], ml: ["ml", "মিলি", "L", "লিটার"] }[unit];
  const [en, bn] = whole ? words.slice(2) : words;
  return { en: `${number} ${en}`, bn: `${toBengaliDigits(number)} ${bn}` };
}

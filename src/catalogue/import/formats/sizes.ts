import { maxNetAmount } from "#src/catalogue/admin/rules.ts";
import { toBengaliDigits, toLatinDigits } from "#src/language/numbers/digits.ts";
import { isUnit, sizeWord } from "#src/search/tokens/sizes.ts";
import { normalise } from "#src/search/words/normalise.ts";

/** The amount of one piece, as a number and as text in both languages. */
export type Size = { amount: number; unit: "g" | "ml" | "pc"; en: string; bn: string };

/** Matches a number with a unit, with an optional factor: "6 x 250 ml"; but not a range such as "4-5 kg". */
const sizePattern =
  /(?<![\p{L}\p{N}.,/–-])(?:(\d{1,3})\s?[x×]\s?)?(\d+(?:[.,]\d+)?)\s?(\p{L}[\p{L}\p{M}]*)/giu;

/** The last size in a name or weight, in either language; undefined without a size. */
export function parseSize(text: string): Size | undefined {
  let size: Size | undefined;
  for (const [, times = "1", number = "", word = ""] of toLatinDigits(text).matchAll(sizePattern))
    size = isUnit(normalise(word)) ? (sizeOf(Number(times), number.replace(",", "."), word) ?? size) : size;
  return size;
}

/** The size in a weight column. A number without a unit has the unit of the header, such as "Weight (kg)". */
export function parseWeightColumn(value: string, header: string): Size | undefined {
  const number = Number(toLatinDigits(value).replace(",", "."));
  if (!(number > 0)) return parseSize(value);
  const unit = /\b(kg|grams|g|lbs|oz)$/.exec(header)?.[1];
  if (unit === "lbs" || unit === "oz") return sizeOf(1, String(Math.round(number * gramsPerUnit[unit])), "g");
  return unit ? sizeOf(1, String(number), unit) : undefined;
}

const gramsPerUnit = { lbs: 453.592, oz: 28.3495 };

const unitLabels = {
  g: [
    { from: 1_000, en: "kg", bn: "কেজি" },
    { from: 1, en: "g", bn: "গ্রাম" },
  ],
  ml: [
    { from: 1_000, en: "litre", bn: "লিটার" },
    { from: 1, en: "ml", bn: "মিলিলিটার" },
  ],
  pc: [{ from: 1, en: "pcs", bn: "টি" }],
};

function sizeOf(times: number, number: string, word: string): Size | undefined {
  const [, one, unit] = /^(\d+)(g|ml|pc)$/.exec(sizeWord(Number(number), normalise(word))) ?? [];
  const single = Number(one);
  const amount = times * single;
  if (!(amount >= 1 && amount <= maxNetAmount)) return undefined;
  const base = unit as Size["unit"];
  const label = unitLabels[base].find(({ from }) => single >= from) ?? { from: 1, en: base, bn: base };
  const count = `${times > 1 ? `${times} × ` : ""}${single / label.from}`;
  const space = base === "pc" ? "" : " ";
  const en = amount === 1 && base === "pc" ? "1 pc" : `${count} ${label.en}`;
  return { amount, unit: base, en, bn: `${toBengaliDigits(count)}${space}${label.bn}` };
}

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
  for (const [, times = "1", number = "", word = ""] of toLatinDigits(text).matchAll(sizePattern)) {
    if (!isUnit(normalise(word))) continue;
    size = toSize(Number(times), number.replace(",", "."), word) ?? size;
  }
  return size;
}

/** The size in a weight column. A number without a unit has the unit of the header, such as "Weight (kg)". */
export function parseWeightColumn(value: string, header: string): Size | undefined {
  const number = Number(toLatinDigits(value).replace(",", "."));
  if (!(number > 0)) return parseSize(value);
  const unit = /\b(kg|grams|g|lbs|oz)$/.exec(header)?.[1];
  if (unit === "lbs" || unit === "oz") return toSize(1, String(Math.round(number * gramsPerUnit[unit])), "g");
  return unit ? toSize(1, String(number), unit) : undefined;
}

const gramsPerUnit = { lbs: 453.592, oz: 28.3495 };

/** The unit of a text, by base unit and by the amount of one pack from which it is used; the largest first. */
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

/** The size of `times` packs of a number of units; undefined if the unit is unknown or the amount too large. */
function toSize(times: number, number: string, unitWord: string): Size | undefined {
  // The size of one pack in its base unit: "2" and "kg" give "2000g".
  const packSize = sizeWord(Number(number), normalise(unitWord));
  const [, packDigits, baseUnit] = /^(\d+)(g|ml|pc)$/.exec(packSize) ?? [];
  const packAmount = Number(packDigits);
  const amount = times * packAmount;
  if (!(amount >= 1 && amount <= maxNetAmount)) return undefined;
  const unit = baseUnit as Size["unit"];
  const label = unitLabels[unit].find(({ from }) => packAmount >= from) ?? { from: 1, en: unit, bn: unit };
  const count = `${times > 1 ? `${times} × ` : ""}${packAmount / label.from}`;
  const space = unit === "pc" ? "" : " ";
  const en = amount === 1 && unit === "pc" ? "1 pc" : `${count} ${label.en}`;
  return { amount, unit, en, bn: `${toBengaliDigits(count)}${space}${label.bn}` };
}

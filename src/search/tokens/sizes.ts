import { normalise } from "../words/normalise.ts";

/** Units as people write them, each in grams, millilitres or pieces. */
const units = new Map<string, [number, "g" | "ml" | "pc"]>([
  ...all(1, "g", "g gm gms gr gram grams গ্রাম গ্রা জি"),
  ...all(1_000, "g", "kg kgs kilo kilos kilogram kilograms কেজি কিলো কিলোগ্রাম"),
  ...all(1, "ml", "ml mls millilitre milliliter millilitres milliliters মিলি মিলিলিটার এমএল"),
  ...all(1_000, "ml", "l lt ltr ltrs litre litres liter liters লিটার লি"),
  ...all(1, "pc", "pc pcs piece pieces pis পিস টি টা খানা pack প্যাক"),
  ...all(12, "pc", "dozen dozens dz dojon ডজন"),
  ...all(4, "pc", "hali হালি"), // a hali is four: eggs, lemons
]);

function all(amount: number, base: "g" | "ml" | "pc", words: string) {
  return words
    .split(" ")
    .map((word): [string, [number, "g" | "ml" | "pc"]] => [normalise(word), [amount, base]]);
}

/** Numbers written as words, before a unit: "আধা কেজি", "half kg", "এক ডজন". */
const numberWords: Record<string, number> = normalised({
  ...{ half: 0.5, হাফ: 0.5, আধা: 0.5, adha: 0.5, পোয়া: 0.25, দেড়: 1.5, der: 1.5, আড়াই: 2.5 },
  ...{ এক: 1, ek: 1, one: 1, দুই: 2, dui: 2, two: 2, তিন: 3, tin: 3, চার: 4, char: 4, পাঁচ: 5, pach: 5, five: 5 },
  ...{ ছয়: 6, six: 6, আট: 8, দশ: 10, dosh: 10, ten: 10, বারো: 12, twelve: 12 },
});

function normalised(words: Record<string, number>): Record<string, number> {
  return Object.fromEntries(Object.entries(words).map(([word, amount]) => [normalise(word), amount]));
}

export const isUnit = (word: string): boolean => units.has(word);

/** The number that a normalised word stands for before a unit: "1.5", "1/2", "আধা"; undefined for any other word. */
export function amountOf(word: string): number | undefined {
  const fraction = /^([0-9]{1,3})\/([1-9][0-9]?)$/.exec(word);
  if (fraction) return Number(fraction[1]) / Number(fraction[2]);
  if (/^[0-9]{1,7}(\.[0-9]{1,3})?$/.test(word)) return Number(word);
  return Object.hasOwn(numberWords, word) ? numberWords[word] : undefined;
}

/** A size in grams, millilitres or pieces: (5, "kg") → "5000g", (0.5, "লিটার") → "500ml", (1, "ডজন") → "12pc". */
export function sizeWord(amount: number, unit: string): string {
  const [one, base] = units.get(unit) ?? [1, "pc"];
  return `${Math.round(amount * one)}${base}`;
}

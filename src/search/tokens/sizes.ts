import { typedStems } from "../words/endings.ts";
import { normalise } from "../words/normalise.ts";
import { similarity } from "../words/similarity.ts";
import { soundOf } from "../words/sound.ts";

/** Units in common spellings, each in grams, millilitres or pieces. */
const units = new Map<string, [number, "g" | "ml" | "pc"]>([
  ...all(1, "g", "g gm gms gr gram grams গ্রাম গ্রা জি"),
  ...all(1_000, "g", "kg kgs kilo kilos kilogram kilograms keji কেজি কিলো কিলোগ্রাম"),
  ...all(250, "g", "পোয়া poa"),
  ...all(1, "ml", "ml mls millilitre milliliter millilitres milliliters mili milli মিলি মিলিলিটার এমএল"),
  ...all(1_000, "ml", "l lt ltr ltrs lit litre litres liter liters লিটার লি"),
  ...all(1, "pc", "pc pcs piece pieces pis পিস টি টা ta ti khana খানা pack প্যাক packet packets pkt প্যাকেট"),
  ...all(12, "pc", "dozen dozens dz dojon ডজন"),
  ...all(4, "pc", "hali হালি"), // a hali is four: eggs, lemons
]);

function all(amount: number, base: "g" | "ml" | "pc", words: string) {
  return words
    .split(" ")
    .map((word): [string, [number, "g" | "ml" | "pc"]] => [normalise(word), [amount, base]]);
}

export const isUnit = (word: string): boolean => units.has(word);

/** The minimum sound similarity to a unit, and length: "leter", "dozan". */
const alike = 0.88;
const shortestAlike = 4;
const sounds = [...units.keys()].map((unit): [string, string] => [unit, soundOf(unit)]);
const longSounds = sounds.filter(([, sound]) => sound.length >= shortestAlike);

const known = new Map<string, string | undefined>();
const maxKnown = 2_000;
const longestKnown = 16;

/** The unit of a normalised word after a number: also with an ending, ঃ, or by sound ("লিঃ", "kejir", "leter"). */
export function unitAfterAmount(word: string): string | undefined {
  if (units.has(word)) return word;
  if (word.length > longestKnown) return undefined;
  if (known.has(word)) return known.get(word);
  if (known.size >= maxKnown) known.clear();
  const bare = word.replaceAll("ঃ", "");
  const found = [bare, ...typedStems(bare)].find((form) => units.has(form)) ?? unitSoundingLike(bare);
  known.set(word, found);
  return found;
}

function unitSoundingLike(word: string): string | undefined {
  const sound = soundOf(word);
  if (sound.length < shortestAlike) return undefined;
  return longSounds.find(([, unit]) => similarity(sound, unit) >= alike)?.[0];
}

/** A size in grams, millilitres or pieces: (5, "kg") → "5000g", (0.5, "লিটার") → "500ml", (1, "ডজন") → "12pc". */
export function sizeWord(amount: number, unit: string): string {
  const [one, base] = units.get(unit) ?? [1, "pc"];
  return `${Math.round(amount * one)}${base}`;
}

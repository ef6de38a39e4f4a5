import { typedStems } from "../words/endings.ts";
import { normalise } from "../words/normalise.ts";
import { similarity } from "../words/similarity.ts";
import { soundOf } from "../words/sound.ts";

/** Units in common spellings, each in grams, millilitres or pieces. */
const units = new Map<string, [number, "g" | "ml" | "pc"]>([
  ...toUnits(1, "g", "g gm gms gr gram grams গ্রাম গ্রা জি"),
  ...toUnits(1_000, "g", "kg kgs kilo kilos kilogram kilograms keji কেজি কিলো কিলোগ্রাম"),
  ...toUnits(250, "g", "পোয়া poa"),
  ...toUnits(1, "ml", "ml mls millilitre milliliter millilitres milliliters mili milli মিলি মিলিলিটার এমএল"),
  ...toUnits(1_000, "ml", "l lt ltr ltrs lit litre litres liter liters লিটার লি"),
  ...toUnits(1, "pc", "pc pcs piece pieces pis পিস টি টা ta ti khana খানা pack প্যাক packet packets pkt প্যাকেট"),
  ...toUnits(12, "pc", "dozen dozens dz dojon ডজন"),
  ...toUnits(4, "pc", "hali হালি"), // a hali is four: eggs, lemons
]);

function toUnits(amount: number, base: "g" | "ml" | "pc", words: string) {
  return words
    .split(" ")
    .map((word): [string, [number, "g" | "ml" | "pc"]] => [normalise(word), [amount, base]]);
}

export const isUnit = (word: string): boolean => units.has(word);

/** The minimum sound similarity to a unit, and length: "leter", "dozan". */
const minUnitSimilarity = 0.88;
const minSoundLength = 4;
const sounds = [...units.keys()].map((unit): [string, string] => [unit, soundOf(unit)]);
const longSounds = sounds.filter(([, sound]) => sound.length >= minSoundLength);

const unitCache = new Map<string, string | undefined>();
const unitCacheSize = 2_000;
const maxCachedLength = 16;

/** The unit of a normalised word after a number: also with an ending, ঃ, or by sound ("লিঃ", "kejir", "leter"). */
export function unitAfterAmount(word: string): string | undefined {
  if (units.has(word)) return word;
  if (word.length > maxCachedLength) return undefined;
  if (unitCache.has(word)) return unitCache.get(word);
  if (unitCache.size >= unitCacheSize) unitCache.clear();
  const bare = word.replaceAll("ঃ", "");
  const found = [bare, ...typedStems(bare)].find((form) => units.has(form)) ?? unitSoundingLike(bare);
  unitCache.set(word, found);
  return found;
}

function unitSoundingLike(word: string): string | undefined {
  const sound = soundOf(word);
  if (sound.length < minSoundLength) return undefined;
  return longSounds.find(([, unit]) => similarity(sound, unit) >= minUnitSimilarity)?.[0];
}

/** A size in grams, millilitres or pieces: (5, "kg") → "5000g", (0.5, "লিটার") → "500ml", (1, "ডজন") → "12pc". */
export function sizeWord(amount: number, unit: string): string {
  const [unitAmount, base] = units.get(unit) ?? [1, "pc"];
  return `${Math.round(amount * unitAmount)}${base}`;
}

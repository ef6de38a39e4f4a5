import { lookIn } from "../index/buckets.ts";
import { isNumeric, isStem, type Lexicon, wordOf } from "../index/lexicon.ts";
import { compareAt, rangeOf, textAt } from "../index/text-table.ts";
import { likeness, likenessToBeginning } from "../words/distance.ts";
import { typedStems } from "../words/endings.ts";
import { isBengali } from "../words/normalise.ts";
import { keysOf, skeletonOf, soundOf } from "../words/sound.ts";

/** Words of a lexicon, each with how surely it is meant: 1 as typed, down to 0.5. */
export type Meant = Map<number, number>;

/** What a way of finding is worth; see docs/search.md for what each wins. */
export const worth = {
  asTyped: 1,
  ending: 0.96,
  soundHere: 0.95, // in the same script somebody who knows the letters typed others
  soundAcross: 0.97,
  prefix: 0.8,
  prefixSound: 0.76,
  wholePrefix: 0.1, // how much more a prefix is worth the more of the word it is
  corrected: 0.95,
  correctedSound: 0.92,
  far: 0.9,
};
const leastLikeness = 0.72;
const mostLookedAt = 3_000;

export type Typed = { text: string; weight: number; sound: string; skeleton: string; bengali: boolean };

/** Which words may be meant by one that was typed without mistakes. `prefixes`: whether it may be the beginning of a word. */
export function resolve(lexicon: Lexicon, text: string, prefixes = true): Meant {
  const meant: Meant = new Map();
  const ways = waysOf(text);
  for (const way of ways) addExact(lexicon, way, meant);
  if (isNumeric(text)) return meant;
  for (const way of ways) addSameSound(lexicon, way, meant);
  const whole = ways[0] as Typed;
  if (prefixes) {
    addPrefixes(lexicon, whole, meant);
    addSoundPrefixes(lexicon, whole, meant);
  }
  return meant;
}

/** Above this a word is meant as it was typed. */
export const goodEnough = 0.9;

export const best = (meant: Meant): number => {
  let most = 0;
  for (const weight of meant.values()) if (weight > most) most = weight;
  return most;
};

export function waysOf(text: string): Typed[] {
  const bengali = isBengali(text);
  const all = isNumeric(text) ? [text] : [text, ...typedStems(text)];
  return all.map((way, index) => {
    const sound = soundOf(way);
    return { text: way, weight: index === 0 ? 1 : worth.ending, sound, skeleton: skeletonOf(sound), bengali };
  });
}

export function note(lexicon: Lexicon, meant: Meant, form: number, weight: number): void {
  const word = wordOf(lexicon, form);
  const given = isStem(lexicon, form) ? weight * worth.ending : weight;
  if (given > (meant.get(word) ?? 0)) meant.set(word, given);
}

function addExact(lexicon: Lexicon, { text, weight }: Typed, meant: Meant): void {
  const [from, to] = rangeOf(lexicon.forms, lexicon.byText, text);
  for (let at = from; at < to; at++) {
    const form = lexicon.byText[at] as number;
    if (compareAt(lexicon.forms, form, text) !== 0) return;
    note(lexicon, meant, form, weight);
  }
}

function addSameSound(lexicon: Lexicon, { sound, weight, bengali }: Typed, meant: Meant): void {
  for (const key of keysOf(sound)) {
    for (const form of lookIn(lexicon.byKey, key)) {
      const other = textAt(lexicon.sounds, form);
      const like = likeness(sound, other);
      if (like < leastLikeness || !keysOf(other).includes(key)) continue;
      const across = bengali !== isBengali(textAt(lexicon.forms, form));
      note(lexicon, meant, form, weight * like * (across ? worth.soundAcross : worth.soundHere));
    }
  }
}

function addPrefixes(lexicon: Lexicon, { text }: Typed, meant: Meant): void {
  const [from, to] = rangeOf(lexicon.forms, lexicon.byText, text);
  for (let at = from; at < Math.min(to, from + mostLookedAt); at++) {
    const form = lexicon.byText[at] as number;
    const share = text.length / lengthAt(lexicon.forms.starts, form);
    if (share < 1) note(lexicon, meant, form, worth.prefix + worth.wholePrefix * share);
  }
}

function addSoundPrefixes(lexicon: Lexicon, { sound, skeleton }: Typed, meant: Meant): void {
  if (skeleton.length < 2) return;
  const [from, to] = rangeOf(lexicon.skeletons, lexicon.bySkeleton, skeleton);
  for (let at = from; at < Math.min(to, from + mostLookedAt); at++) {
    const form = lexicon.bySkeleton[at] as number;
    const share = skeleton.length / lengthAt(lexicon.skeletons.starts, form);
    if (share === 1) continue;
    const like = likenessToBeginning(sound, textAt(lexicon.sounds, form));
    if (like > leastLikeness)
      note(lexicon, meant, form, (worth.prefixSound + worth.wholePrefix * share) * like);
  }
}

const lengthAt = (starts: Uint32Array, index: number) =>
  (starts[index + 1] as number) - (starts[index] as number);

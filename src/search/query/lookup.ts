import { lookUp } from "../arrays/buckets.ts";
import { compareAt, findPrefixRange, firstNotBefore, textAt } from "../arrays/text-table.ts";
import { hasBengaliAt, isNumeric, isStem, type Lexicon, wordOfForm } from "../index/lexicon.ts";
import { typedStems } from "../words/endings.ts";
import { isOneLetterOff } from "../words/is-one-letter-off.ts";
import { isBengali } from "../words/normalise.ts";
import { similarity, similarityToPrefix } from "../words/similarity.ts";
import { hasKey, keysOf, skeletonOf, soundOf } from "../words/sound.ts";

/** Words of a lexicon by number, with their certainty from 1 (as typed) down to 0.5. */
export type Meanings = Map<number, number>;

/** The weight of each kind of match; docs/search.md has the rules with examples. */
export const matchWeights = {
  asTyped: 1,
  ending: 0.96,
  // The word with its ending sounds like a whole word of titles.
  lostEnding: 0.8,
  // Lower within one script, whose exact letters the user could have typed.
  soundSameScript: 0.95,
  soundOtherScript: 0.97,
  prefix: 0.8,
  prefixSound: 0.76,
  // Added to a prefix match, times its share of the word.
  wholePrefix: 0.1,
  corrected: 0.95,
  correctedSound: 0.92,
  far: 0.9,
};
const minSimilarity = 0.72;
const maxPrefixMatches = 3_000;

/** If a title has the word as typed, a longer word weighs at most this, so that a search leaves it out. */
const maxWeightBesideExact = 0.865;

/** From this weight on, a meaning is as good as the word typed. */
export const minCertainWeight = 0.9;

export type TypedForm = { text: string; weight: number; sound: string; skeleton: string; bengali: boolean };

const codePattern = /^([a-z])\1{1,3}$|^([b-df-hj-np-z])\2[a-z]$|^([a-z])\3\3[a-z]$/;

/** Whether a normalised word matches only exactly: numbers, and short codes with a repeated first letter, such as AAA or XXL. */
export const isLiteral = (text: string): boolean => isNumeric(text) || codePattern.test(text);

export function addWholeWordMatches(
  lexicon: Lexicon,
  typed: TypedForm,
  meanings: Meanings,
  isInTitles: boolean,
): void {
  addExact(lexicon, typed, meanings);
  if (!isLiteral(typed.text)) addSameSound(lexicon, typed, meanings, isInTitles);
}

export function addStemMatches(lexicon: Lexicon, typed: TypedForm, meanings: Meanings): void {
  addExact(lexicon, typed, meanings);
  addSameSound(lexicon, typed, meanings, false);
}

/** Adds the words of a segment that start as typed. `isInTitles`: some document has the typed word itself. */
export function addPrefixMatches(
  lexicon: Lexicon,
  typed: TypedForm,
  meanings: Meanings,
  isInTitles: boolean,
): void {
  if (isLiteral(typed.text)) return;
  const maxWeight = isInTitles ? maxWeightBesideExact : 1;
  addPrefixes(lexicon, typed, meanings, maxWeight);
  addSoundPrefixes(lexicon, typed, meanings, maxWeight);
}

export function highestWeight(meanings: Meanings): number {
  let highest = 0;
  for (const weight of meanings.values()) if (weight > highest) highest = weight;
  return highest;
}

/** The word as typed, then its stems by `stemsOf`. */
export function typedForms(text: string, stemsOf = typedStems): TypedForm[] {
  const bengali = isBengali(text);
  const all = isLiteral(text) ? [text] : [text, ...stemsOf(text)];
  return all.map((form, index) => {
    const sound = soundOf(form);
    const weight = index === 0 ? matchWeights.asTyped : matchWeights.ending;
    return { text: form, weight, sound, skeleton: skeletonOf(sound), bengali };
  });
}

export function addMeaning(lexicon: Lexicon, meanings: Meanings, form: number, weight: number): void {
  const word = wordOfForm(lexicon, form);
  const certainty = isStem(lexicon, form) ? weight * matchWeights.ending : weight;
  if (certainty > (meanings.get(word) ?? 0)) meanings.set(word, certainty);
}

function addExact(lexicon: Lexicon, { text, weight }: TypedForm, meanings: Meanings): void {
  const { forms, byText } = lexicon;
  for (let at = firstNotBefore(forms, byText, text); at < byText.length; at++) {
    const form = byText[at] as number;
    if (compareAt(forms, form, text) !== 0) return;
    addMeaning(lexicon, meanings, form, weight);
  }
}

function addSameSound(
  lexicon: Lexicon,
  { text, sound, weight, bengali }: TypedForm,
  meanings: Meanings,
  isInTitles: boolean,
): void {
  for (const key of keysOf(sound)) {
    for (const form of lookUp(lexicon.byKey, key)) {
      const isOtherScript = bengali !== hasBengaliAt(lexicon, form);
      // A word of titles is not a misspelling of another one, except for Bengali variants (পেয়াজ, পেঁয়াজ).
      if (isInTitles && !isOtherScript && !(bengali && isOneLetterOff(text, textAt(lexicon.forms, form))))
        continue;
      const other = textAt(lexicon.sounds, form);
      if (!hasKey(other, key)) continue;
      const soundSimilarity = similarity(sound, other, minSimilarity);
      if (soundSimilarity < minSimilarity) continue;
      const factor = isOtherScript ? matchWeights.soundOtherScript : matchWeights.soundSameScript;
      addMeaning(lexicon, meanings, form, weight * soundSimilarity * factor);
    }
  }
}

function addPrefixes(lexicon: Lexicon, { text }: TypedForm, meanings: Meanings, maxWeight: number): void {
  const [from, to] = findPrefixRange(lexicon.forms, lexicon.byText, text);
  for (let at = from; at < Math.min(to, from + maxPrefixMatches); at++) {
    const form = lexicon.byText[at] as number;
    const share = text.length / lengthAt(lexicon.forms.starts, form);
    if (share < 1)
      addMeaning(
        lexicon,
        meanings,
        form,
        Math.min(maxWeight, matchWeights.prefix + matchWeights.wholePrefix * share),
      );
  }
}

function addSoundPrefixes(
  lexicon: Lexicon,
  { sound, skeleton }: TypedForm,
  meanings: Meanings,
  maxWeight: number,
): void {
  if (skeleton.length < 2) return;
  const [from, to] = findPrefixRange(lexicon.skeletons, lexicon.bySkeleton, skeleton);
  for (let at = from; at < Math.min(to, from + maxPrefixMatches); at++) {
    const form = lexicon.bySkeleton[at] as number;
    const share = skeleton.length / lengthAt(lexicon.skeletons.starts, form);
    if (share === 1) continue;
    const soundSimilarity = similarityToPrefix(sound, textAt(lexicon.sounds, form), minSimilarity);
    if (soundSimilarity > minSimilarity)
      addMeaning(
        lexicon,
        meanings,
        form,
        Math.min(maxWeight, (matchWeights.prefixSound + matchWeights.wholePrefix * share) * soundSimilarity),
      );
  }
}

const lengthAt = (starts: Uint32Array, index: number) =>
  (starts[index + 1] as number) - (starts[index] as number);

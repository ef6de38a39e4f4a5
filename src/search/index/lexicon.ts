import { type Buckets, hashOf, toBuckets } from "../arrays/buckets.ts";
import { GrowingArray } from "../arrays/growing-array.ts";
import { compareAt, firstNotBefore, sortedOrder, type TextTable, toTextTable } from "../arrays/text-table.ts";
import { stems } from "../words/endings.ts";
import { isBengaliUnit } from "../words/normalise.ts";
import { keysOf, skeletonOf, soundOf } from "../words/sound.ts";

/**
 * The distinct words of a segment, found by spelling, prefix, sound or typo. Lookups return forms (words,
 * stems); see `wordOfForm`.
 */
export type Lexicon = {
  /** First the words, so that a word's number is also that of its first form; then the stems. */
  forms: TextTable;
  stemWords: Uint32Array;
  /** The sound of each form and its skeleton (sound.ts); empty for numbers. */
  sounds: TextTable;
  skeletons: TextTable;
  /** Forms sorted by text, and by skeleton. */
  byText: Uint32Array;
  bySkeleton: Uint32Array;
  /** Forms by the keys of their sound, and by their text or skeleton with one letter deleted. */
  byKey: Buckets;
  byDeletion: Buckets;
  bySkeletonDeletion: Buckets;
};

/** The minimum length of corrected words: with one letter wrong, shorter ones may be anything. */
const minCorrectedLength = 3;
const minSkeletonLength = 3;

/** Indexes normalised words; a word's number is its index in the list. */
export function buildLexicon(words: readonly string[]): Lexicon {
  const forms = [...words];
  const stemWords = new GrowingArray(Uint32Array);
  for (const [word, text] of words.entries()) {
    if (isNumeric(text)) continue;
    for (const stem of stems(text)) {
      forms.push(stem);
      stemWords.push(word);
    }
  }
  const sounds = forms.map((form) => (isNumeric(form) ? "" : soundOf(form)));
  const skeletons = sounds.map(skeletonOf);
  return {
    forms: toTextTable(forms),
    stemWords: stemWords.values.slice(),
    sounds: toTextTable(sounds),
    skeletons: toTextTable(skeletons),
    byText: sortedOrder(forms),
    bySkeleton: sortedOrder(skeletons),
    byKey: createBuckets(sounds, hashKeys, (sound) => sound !== ""),
    byDeletion: createBuckets(
      forms,
      hashDeletions,
      (form) => form.length >= minCorrectedLength && !isNumeric(form),
    ),
    bySkeletonDeletion: createBuckets(
      skeletons,
      hashDeletions,
      (skeleton) => skeleton.length >= minSkeletonLength,
    ),
  };
}

/** The number of words; higher forms are stems. */
const countOf = ({ forms, stemWords }: Lexicon): number => forms.starts.length - 1 - stemWords.length;

export function wordOfForm(lexicon: Lexicon, form: number): number {
  const words = countOf(lexicon);
  return form < words ? form : (lexicon.stemWords[form - words] as number);
}

export function findWordNumber(lexicon: Lexicon, text: string): number {
  const { forms, byText } = lexicon;
  for (let at = firstNotBefore(forms, byText, text); at < byText.length; at++) {
    const form = byText[at] as number;
    if (compareAt(forms, form, text) !== 0) break;
    if (!isStem(lexicon, form)) return form;
  }
  return -1;
}

export const isStem = (lexicon: Lexicon, form: number): boolean => form >= countOf(lexicon);

function createBuckets(
  texts: readonly string[],
  hash: (text: string, into: GrowingArray<Uint32Array>) => void,
  isIndexed: (text: string) => boolean,
): Buckets {
  const hashes = new GrowingArray(Uint32Array);
  const entries = new GrowingArray(Uint32Array);
  for (const [form, text] of texts.entries()) {
    if (!isIndexed(text)) continue;
    hash(text, hashes);
    while (entries.length < hashes.length) entries.push(form);
  }
  return toBuckets(hashes.values, entries.values);
}

function hashKeys(sound: string, into: GrowingArray<Uint32Array>): void {
  for (const key of keysOf(sound)) into.push(hashOf(key));
}

/** The hashes of the `deletions` (is-one-letter-off.ts) of a text, without creating these texts. */
function hashDeletions(text: string, into: GrowingArray<Uint32Array>): void {
  into.push(hashOf(text));
  for (let index = 0; index < text.length; index++) {
    if (index === 0 || text[index] !== text[index - 1]) into.push(hashOf(text, index));
  }
}

export function isNumeric(word: string): boolean {
  const first = word.charCodeAt(0);
  return first >= 0x30 && first <= 0x39;
}

export function hasBengaliAt({ forms }: Lexicon, form: number): boolean {
  const { units, starts } = forms;
  const end = starts[form + 1] as number;
  for (let at = starts[form] as number; at < end; at++) if (isBengaliUnit(units[at] as number)) return true;
  return false;
}

import { stems } from "../words/endings.ts";
import { keysOf, skeletonOf, soundOf } from "../words/sound.ts";
import { type Buckets, hashOf, toBuckets } from "./buckets.ts";
import { Growing } from "./growing.ts";
import { compareAt, rangeOf, sortedOrder, type TextTable, toTextTable } from "./text-table.ts";

/**
 * Every distinct word of the catalogue, and the ways that lead to it. A word has one form or more: itself, and itself
 * without an ending; all ways lead to forms, and a form to its word. Only typed arrays, so that it can be kept in a file.
 */
export type Lexicon = {
  /** Forms by number: first the words, so that a word's number is that of its first form, then the stems. */
  forms: TextTable;
  /** The word of each stem, from the first form that is no word itself. */
  stemWord: Uint32Array;
  /** How each form sounds, whole and as its skeleton. */
  sounds: TextTable;
  skeletons: TextTable;
  byText: Uint32Array;
  bySkeleton: Uint32Array;
  byKey: Buckets;
  byDeletion: Buckets;
  bySkeletonDeletion: Buckets;
};

/** Words shorter than this are not corrected: one letter off, they may be anything. */
const shortestCorrected = 3;
const shortestSkeleton = 3;

/** Builds the ways to the given words; the number of a word is its place in the list. */
export function buildLexicon(words: readonly string[]): Lexicon {
  const forms = [...words];
  const stemWord = new Growing(Uint32Array);
  for (const [word, text] of words.entries()) {
    if (isNumeric(text)) continue;
    for (const stem of stems(text)) {
      forms.push(stem);
      stemWord.push(word);
    }
  }
  const sounds = forms.map((form) => (isNumeric(form) ? "" : soundOf(form)));
  const skeletons = sounds.map(skeletonOf);
  return {
    forms: toTextTable(forms),
    stemWord: stemWord.values.slice(),
    sounds: toTextTable(sounds),
    skeletons: toTextTable(skeletons),
    byText: sortedOrder(forms),
    bySkeleton: sortedOrder(skeletons),
    byKey: file(sounds, hashKeys, (sound) => sound !== ""),
    byDeletion: file(forms, hashDeletions, (form) => form.length >= shortestCorrected && !isNumeric(form)),
    bySkeletonDeletion: file(skeletons, hashDeletions, (skeleton) => skeleton.length >= shortestSkeleton),
  };
}

/** The word of a form, by number. */
export function wordOf({ forms, stemWord }: Lexicon, form: number): number {
  const words = forms.starts.length - 1 - stemWord.length;
  return form < words ? form : (stemWord[form - words] as number);
}

/** The number of a word of the catalogue, as it is written there; -1 where there is none. */
export function numberOf(lexicon: Lexicon, text: string): number {
  const { forms, byText } = lexicon;
  const [from, to] = rangeOf(forms, byText, text);
  for (let at = from; at < to; at++) {
    const form = byText[at] as number;
    if (compareAt(forms, form, text) !== 0) break;
    if (!isStem(lexicon, form)) return form;
  }
  return -1;
}

/** Whether a form is a word without its ending. */
export const isStem = ({ forms, stemWord }: Lexicon, form: number): boolean =>
  form >= forms.starts.length - 1 - stemWord.length;

/** Files the forms under the hashes that `ways` makes of each text. */
function file(
  texts: readonly string[],
  ways: (text: string, into: Growing<Uint32Array>) => void,
  wanted: (text: string) => boolean,
): Buckets {
  const hashes = new Growing(Uint32Array);
  const entries = new Growing(Uint32Array);
  for (const [form, text] of texts.entries()) {
    if (!wanted(text)) continue;
    ways(text, hashes);
    while (entries.length < hashes.length) entries.push(form);
  }
  return toBuckets(hashes.values, entries.values);
}

function hashKeys(sound: string, into: Growing<Uint32Array>): void {
  for (const key of keysOf(sound)) into.push(hashOf(key));
}

/** The hashes of what `deletions` (one-letter-off.ts) makes of a text, without making it. */
function hashDeletions(text: string, into: Growing<Uint32Array>): void {
  into.push(hashOf(text));
  for (let at = 0; at < text.length; at++) {
    if (at === 0 || text[at] !== text[at - 1]) into.push(hashOf(text, at));
  }
}

/** Sizes and numbers are found as they stand or not at all. */
export function isNumeric(word: string): boolean {
  const first = word.charCodeAt(0);
  return first >= 0x30 && first <= 0x39;
}

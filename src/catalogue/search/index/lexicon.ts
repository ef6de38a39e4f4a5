import { stems } from "../words/endings.ts";
import { deletions } from "../words/one-letter-off.ts";
import { keysOf, skeletonOf, soundOf } from "../words/sound.ts";
import { type Buckets, hashOf, toBuckets } from "./buckets.ts";
import { sortedOrder, type TextTable, toTextTable } from "./text-table.ts";

/**
 * Every distinct word of the catalogue, and the ways that lead to it. A word has one form or more: itself, and itself
 * without an ending; all ways lead to forms, and a form to its word. Only typed arrays, so that it can change threads.
 */
export type Lexicon = {
  words: TextTable;
  /** Forms by number; `formWord` gives the word, `isStem` whether an ending was taken off. */
  forms: TextTable;
  formWord: Uint32Array;
  isStem: Uint8Array;
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
  const forms: string[] = [];
  const formWord: number[] = [];
  const isStem: number[] = [];
  for (const [word, text] of words.entries()) {
    const own = isNumeric(text) ? [] : stems(text);
    for (const form of [text, ...own]) {
      forms.push(form);
      formWord.push(word);
      isStem.push(form === text ? 0 : 1);
    }
  }
  const sounds = forms.map((form) => (isNumeric(form) ? "" : soundOf(form)));
  const skeletons = sounds.map(skeletonOf);
  return {
    words: toTextTable(words),
    forms: toTextTable(forms),
    formWord: Uint32Array.from(formWord),
    isStem: Uint8Array.from(isStem),
    sounds: toTextTable(sounds),
    skeletons: toTextTable(skeletons),
    byText: sortedOrder(forms),
    bySkeleton: sortedOrder(skeletons),
    byKey: file(sounds, keysOf, (sound) => sound !== ""),
    byDeletion: file(forms, deletions, (form) => form.length >= shortestCorrected && !isNumeric(form)),
    bySkeletonDeletion: file(skeletons, deletions, (skeleton) => skeleton.length >= shortestSkeleton),
  };
}

/** Files the forms under what `ways` makes of each text. */
function file(
  texts: readonly string[],
  ways: (text: string) => string[],
  wanted: (text: string) => boolean,
): Buckets {
  const hashes: number[] = [];
  const entries: number[] = [];
  for (const [form, text] of texts.entries()) {
    if (!wanted(text)) continue;
    for (const way of ways(text)) {
      hashes.push(hashOf(way));
      entries.push(form);
    }
  }
  return toBuckets(hashes, entries);
}

/** Sizes and numbers are found as they stand or not at all. */
export const isNumeric = (word: string): boolean => /^[0-9]/.test(word);

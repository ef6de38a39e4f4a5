import { beginsAt, findPrefixRange, textAt } from "../arrays/text-table.ts";
import { findWordNumber, wordOfForm } from "../index/lexicon.ts";
import type { Segment } from "../index/segment.ts";
import { stems } from "../words/endings.ts";
import { isBengali } from "../words/normalise.ts";
import {
  addPrefixMatches,
  addStemMatches,
  addWholeWordMatches,
  isLiteral,
  type Meanings,
  matchWeights,
  type TypedForm,
  typedForms,
} from "./lookup.ts";
import type { Vocabulary } from "./vocabulary.ts";

/** The weight from which a word of titles is what was typed, whatever ending it seems to have. */
const minOwnWordWeight = 0.88;
const minPrefixLength = 3;
const maxPrefixWords = 50;
/** The sound similarity below which words count less beside words that start as typed. */
const minSoundWeight = 0.9;
/** A synonym matches a word of the other script only if it is the same word: cola is neither ছোলা nor কলা. */
const minSameWordWeight = 0.965;
const vagueSoundFactor = 0.9;

/** The meanings of a correctly typed, normalised word in each segment; with `asPrefix` also as a prefix. */
export function findMeanings(segments: readonly Segment[], text: string, asPrefix: boolean): Meanings[] {
  const [exactForm, ...stemmed] = typedForms(text) as [TypedForm, ...TypedForm[]];
  const hasWord = segments.some((segment) => isUsedIn(segment, text));
  const hasLongerWords = asPrefix && !hasWord && segments.some((segment) => hasPrefixIn(segment, text));
  const meanings = segments.map(({ lexicon }) => {
    const matches: Meanings = new Map();
    addWholeWordMatches(lexicon, exactForm, matches, hasWord);
    if (hasLongerWords) lowerVagueSounds(matches);
    return matches;
  });
  const weight =
    stemmed.length > 0 && isWordOfItsOwn(segments, exactForm, meanings)
      ? matchWeights.lostEnding
      : matchWeights.ending;
  for (const [index, { lexicon }] of segments.entries()) {
    for (const stem of stemmed) addStemMatches(lexicon, { ...stem, weight }, meanings[index] as Meanings);
    if (asPrefix) addPrefixMatches(lexicon, exactForm, meanings[index] as Meanings, hasWord);
  }
  return meanings;
}

function hasPrefixIn({ lexicon, frequency }: Segment, text: string): boolean {
  if (text.length < minPrefixLength || isLiteral(text)) return false;
  const [from, to] = findPrefixRange(lexicon.forms, lexicon.byText, text);
  for (let at = from; at < Math.min(to, from + maxPrefixWords); at++)
    if ((frequency[wordOfForm(lexicon, lexicon.byText[at] as number)] as number) > 0) return true;
  return false;
}

export const hasWordsWithPrefix = (
  segments: readonly Segment[],
  text: string,
  meanings: readonly Meanings[],
): boolean =>
  meanings.some((words, index) => {
    const { lexicon, frequency } = segments[index] as Segment;
    for (const meant of words.keys())
      if ((frequency[meant] as number) > 0 && beginsAt(lexicon.forms, meant, text)) return true;
    return false;
  });

/** Lowers vague sound matches beside words that start as typed: dia is the start of diaper before it is দই. */
function lowerVagueSounds(meanings: Meanings): void {
  for (const [word, weight] of meanings)
    if (weight < minSoundWeight) meanings.set(word, weight * vagueSoundFactor);
}

export const isUsedWord = ({ segments }: Vocabulary, text: string): boolean =>
  segments.some((segment) => isUsedIn(segment, text));

function isUsedIn({ lexicon, frequency }: Segment, text: string): boolean {
  const word = findWordNumber(lexicon, text);
  return word >= 0 && (frequency[word] as number) > 0;
}

/** Whether a word that seems to have an ending sounds like a whole word: chata is ছাতা, not cha with an ending. */
function isWordOfItsOwn(
  segments: readonly Segment[],
  { text }: TypedForm,
  meanings: readonly Meanings[],
): boolean {
  const isGenitive = /[rর]$/.test(text);
  return meanings.some((words, index) => {
    const { lexicon, frequency } = segments[index] as Segment;
    for (const [word, weight] of words) {
      if (weight < minOwnWordWeight || (frequency[word] as number) === 0) continue;
      // Titles also contain আলুর, the genitive of আলু.
      if (!isGenitive || stems(textAt(lexicon.forms, word)).length === 0) return true;
    }
    return false;
  });
}

/** The meanings of a synonym's word in a segment, without Banglish endings: attar is not atta. */
export function findSynonymMeanings({ lexicon }: Segment, text: string): Meanings {
  const [exactForm, ...stemmed] = typedForms(text, stems) as [TypedForm, ...TypedForm[]];
  const matches: Meanings = new Map();
  addWholeWordMatches(lexicon, exactForm, matches, false);
  for (const stem of stemmed) addStemMatches(lexicon, stem, matches);
  for (const [word, weight] of matches)
    if (weight < minSameWordWeight && isBengali(textAt(lexicon.forms, word)) !== exactForm.bengali)
      matches.delete(word);
  return matches;
}

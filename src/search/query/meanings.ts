import { beginsAt, rangeOf, textAt } from "../arrays/text-table.ts";
import { numberOf, wordOfForm } from "../index/lexicon.ts";
import type { Segment } from "../index/segment.ts";
import { stems } from "../words/endings.ts";
import { isBengali } from "../words/normalise.ts";
import {
  addBegun,
  addStemmed,
  addWhole,
  isLiteral,
  type Meanings,
  type Typed,
  typedForms,
  worth,
} from "./lookup.ts";

import type { Vocabulary } from "./vocabulary.ts";

/** The weight from which a word of titles is what was typed, whatever ending it seems to have. */
const surelyOwn = 0.88;
const shortestBeginning = 3;
const maxBegun = 50;
/** The sound similarity below which words count less beside words that start as typed. */
const soundsRight = 0.9;
/** A synonym matches a word of the other script only if it is the same word: cola is neither ছোলা nor কলা. */
const sameWord = 0.965;
const doubted = 0.9;

/** The meanings of a correctly typed, normalised word in each segment; `prefixes`: also as a prefix. */
export function meaningsIn(segments: readonly Segment[], text: string, prefixes: boolean): Meanings[] {
  const [whole, ...stemmed] = typedForms(text) as [Typed, ...Typed[]];
  const stands = segments.some((segment) => standsIn(segment, text));
  const begins = prefixes && !stands && segments.some((segment) => beginsIn(segment, text));
  const meanings = segments.map(({ lexicon }) => {
    const found: Meanings = new Map();
    addWhole(lexicon, whole, found, stands);
    if (begins) doubtSounds(found);
    return found;
  });
  const weight =
    stemmed.length > 0 && isWordOfItsOwn(segments, whole, meanings) ? worth.lostEnding : worth.ending;
  for (const [index, { lexicon }] of segments.entries()) {
    for (const stem of stemmed) addStemmed(lexicon, { ...stem, weight }, meanings[index] as Meanings);
    if (prefixes) addBegun(lexicon, whole, meanings[index] as Meanings, stands);
  }
  return meanings;
}

function beginsIn({ lexicon, frequency }: Segment, text: string): boolean {
  if (text.length < shortestBeginning || isLiteral(text)) return false;
  const [from, to] = rangeOf(lexicon.forms, lexicon.byText, text);
  for (let at = from; at < Math.min(to, from + maxBegun); at++)
    if ((frequency[wordOfForm(lexicon, lexicon.byText[at] as number)] as number) > 0) return true;
  return false;
}

export const hasBegun = (
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
function doubtSounds(meanings: Meanings): void {
  for (const [word, weight] of meanings) if (weight < soundsRight) meanings.set(word, weight * doubted);
}

export const stands = ({ segments }: Vocabulary, text: string): boolean =>
  segments.some((segment) => standsIn(segment, text));

function standsIn({ lexicon, frequency }: Segment, text: string): boolean {
  const word = numberOf(lexicon, text);
  return word >= 0 && (frequency[word] as number) > 0;
}

/** Whether a word that seems to have an ending sounds like a whole word: chata is ছাতা, not cha with an ending. */
function isWordOfItsOwn(
  segments: readonly Segment[],
  { text }: Typed,
  meanings: readonly Meanings[],
): boolean {
  const genitive = /[rর]$/.test(text);
  return meanings.some((words, index) => {
    const { lexicon, frequency } = segments[index] as Segment;
    for (const [word, weight] of words) {
      if (weight < surelyOwn || (frequency[word] as number) === 0) continue;
      // Titles also contain আলুর, the genitive of আলু.
      if (!genitive || stems(textAt(lexicon.forms, word)).length === 0) return true;
    }
    return false;
  });
}

/** The meanings of a synonym's word in a segment, without Banglish endings: attar is not atta. */
export function listedMeanings({ lexicon }: Segment, text: string): Meanings {
  const [whole, ...stemmed] = typedForms(text, stems) as [Typed, ...Typed[]];
  const found: Meanings = new Map();
  addWhole(lexicon, whole, found, false);
  for (const stem of stemmed) addStemmed(lexicon, stem, found);
  for (const [word, weight] of found)
    if (weight < sameWord && isBengali(textAt(lexicon.forms, word)) !== whole.bengali) found.delete(word);
  return found;
}

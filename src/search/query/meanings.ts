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

/** A word of titles that weighs so much is what was typed, whatever ending it seems to have. */
const surelyOwn = 0.88;
/** Beginnings of words are at least this long, and so many words that begin so are looked at. */
const shortestBeginning = 3;
const mostBegun = 50;
/** What sounds less alike counts less beside words that begin as typed. */
const soundsRight = 0.9;
/** A word of a synonym means a word of the other script only if it is the same one: cola is neither ছোলা nor কলা. */
const sameWord = 0.965;
const doubted = 0.9;

/** What a normalised word may mean in each segment if it was typed without mistakes; `prefixes`: also as the beginning of a word. */
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
  for (const [at, { lexicon }] of segments.entries()) {
    for (const stem of stemmed) addStemmed(lexicon, { ...stem, weight }, meanings[at] as Meanings);
    if (prefixes) addBegun(lexicon, whole, meanings[at] as Meanings, stands);
  }
  return meanings;
}

/** Whether some title of a segment has a word that begins so. */
function beginsIn({ lexicon, frequency }: Segment, text: string): boolean {
  if (text.length < shortestBeginning || isLiteral(text)) return false;
  const [from, to] = rangeOf(lexicon.forms, lexicon.byText, text);
  for (let at = from; at < Math.min(to, from + mostBegun); at++)
    if ((frequency[wordOfForm(lexicon, lexicon.byText[at] as number)] as number) > 0) return true;
  return false;
}

/** Whether some document has one of these words, and it begins so. */
export const hasBegun = (
  segments: readonly Segment[],
  text: string,
  meanings: readonly Meanings[],
): boolean =>
  meanings.some((words, at) => {
    const { lexicon, frequency } = segments[at] as Segment;
    for (const meant of words.keys())
      if ((frequency[meant] as number) > 0 && beginsAt(lexicon.forms, meant, text)) return true;
    return false;
  });

/** Lowers what sounds only about so, beside words that begin as typed: dia is the beginning of diaper before it is দই. */
function doubtSounds(meanings: Meanings): void {
  for (const [word, weight] of meanings) if (weight < soundsRight) meanings.set(word, weight * doubted);
}

/** Whether some title has this normalised word. */
export const stands = ({ segments }: Vocabulary, text: string): boolean =>
  segments.some((segment) => standsIn(segment, text));

/** Whether some title of a segment has this word. */
function standsIn({ lexicon, frequency }: Segment, text: string): boolean {
  const word = numberOf(lexicon, text);
  return word >= 0 && (frequency[word] as number) > 0;
}

/** Whether a word that seems to have an ending sounds as a word that has it by nature: chata is ছাতা, not some cha. */
function isWordOfItsOwn(
  segments: readonly Segment[],
  { text }: Typed,
  meanings: readonly Meanings[],
): boolean {
  const genitive = /[rর]$/.test(text);
  return meanings.some((words, at) => {
    const { lexicon, frequency } = segments[at] as Segment;
    for (const [word, weight] of words) {
      if (weight < surelyOwn || (frequency[word] as number) === 0) continue;
      // আলুর stands in titles as the genitive of আলু, too.
      if (!genitive || stems(textAt(lexicon.forms, word)).length === 0) return true;
    }
    return false;
  });
}

/** What a word of a synonym may mean in a segment. It has no Banglish endings: attar is no atta. */
export function listedMeanings({ lexicon }: Segment, text: string): Meanings {
  const [whole, ...stemmed] = typedForms(text, stems) as [Typed, ...Typed[]];
  const found: Meanings = new Map();
  addWhole(lexicon, whole, found, false);
  for (const stem of stemmed) addStemmed(lexicon, stem, found);
  for (const [word, weight] of found)
    if (weight < sameWord && isBengali(textAt(lexicon.forms, word)) !== whole.bengali) found.delete(word);
  return found;
}

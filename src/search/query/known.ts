import { textAt } from "../arrays/text-table.ts";
import { isNumeric } from "../index/lexicon.ts";
import type { Segment } from "../index/segment.ts";
import { isBengali } from "../words/normalise.ts";
import type { QueryWord } from "./query-word.ts";

/**
 * The weight from which a match is not a guess, by the scripts of both words: Banglish spelling is free,
 * English is not.
 */
const minWeights = { banglish: 0.84, bengali: 0.86, english: 0.92, englishInBengali: 0.94 };
const minLongWordWeight = 0.82;
const minShortWordWeight = 0.91;
const maxShortLength = 4;
const maxMediumLength = 5;
const minPrefixLength = 3;

/** Whether a match of weight `weight` is certain, not only guessed: doll is not dal, saree not churi. */
export function isKnownAs(typed: string, meant: string, weight: number): boolean {
  if (weight >= minKnownWeight(typed, meant)) return true;
  return typed.length >= minPrefixLength && meant.startsWith(typed);
}

function minKnownWeight(typed: string, meant: string): number {
  if (typed.length > maxMediumLength) return minLongWordWeight;
  const weight = minWeightByScripts(typed, meant);
  return typed.length > maxShortLength ? weight : Math.max(weight, minShortWordWeight);
}

function minWeightByScripts(typed: string, meant: string): number {
  if (isBengali(meant)) return isBengali(typed) ? minWeights.bengali : minWeights.banglish;
  return isBengali(typed) ? minWeights.englishInBengali : minWeights.english;
}

/** Whether some document certainly has this word, or a synonym of it. */
export function isKnown(segments: readonly Segment[], { token, meanings, hasSynonym }: QueryWord): boolean {
  if (hasSynonym || isNumeric(token.text)) return true;
  return meanings.some((words, index) => {
    const { lexicon, frequency } = segments[index] as Segment;
    for (const [word, weight] of words)
      if ((frequency[word] as number) > 0 && isKnownAs(token.text, textAt(lexicon.forms, word), weight))
        return true;
    return false;
  });
}

import { textAt } from "../arrays/text-table.ts";
import { isNumeric } from "../index/lexicon.ts";
import type { Segment } from "../index/segment.ts";
import { isBengali } from "../words/normalise.ts";
import type { QueryWord } from "./query-word.ts";

/**
 * So surely another word has to be meant to be more than a guess, by the scripts of both. Banglish is spelled as one likes; English
 * is not, nor is it written in Bengali letters where the title has none of them.
 */
const least = { banglish: 0.84, bengali: 0.86, english: 0.92, englishInBengali: 0.94 };
/** The same of words that are longer than five letters, and of those below five: these sound like anything. */
const leastLong = 0.82;
const leastShort = 0.91;
/** Shorter beginnings of words are no words. */
const shortestBeginning = 3;

/** Whether a typed word that means another one as surely as `weight` is known, and not only guessed: doll is no dal, saree no churi. */
export function isKnownAs(typed: string, meant: string, weight: number): boolean {
  if (weight >= leastOf(typed, meant)) return true;
  return typed.length >= shortestBeginning && meant.startsWith(typed);
}

function leastOf(typed: string, meant: string): number {
  if (typed.length > 5) return leastLong;
  const kind = isBengali(meant)
    ? isBengali(typed)
      ? least.bengali
      : least.banglish
    : isBengali(typed)
      ? least.englishInBengali
      : least.english;
  return typed.length > 4 ? kind : Math.max(kind, leastShort);
}

/** Whether some document has a word that is surely this one, or one that a synonym of it names. */
export function isKnown(segments: readonly Segment[], { token, meanings, hasSynonym }: QueryWord): boolean {
  if (hasSynonym || isNumeric(token.text)) return true;
  return meanings.some((words, at) => {
    const { lexicon, frequency } = segments[at] as Segment;
    for (const [word, weight] of words)
      if ((frequency[word] as number) > 0 && isKnownAs(token.text, textAt(lexicon.forms, word), weight))
        return true;
    return false;
  });
}

import { textAt } from "../../../search/arrays/text-table.ts";
import type { Segment } from "../../../search/index/segment.ts";
import type { Reading } from "../../../search/query/query-word.ts";
import type { Vocabulary } from "../../../search/query/vocabulary.ts";
import { type Token, tokenise } from "../../../search/tokens/tokenise.ts";
import { isBengali } from "../../../search/words/normalise.ts";
import type { Mark } from "../../contract.ts";

/** A name with its words. */
export type Name = { text: string; tokens: Token[] };

export const readName = (text: string): Name => ({ text, tokens: tokenise(text) });

/** Every word that a query may mean, normalised: the typed word, and how surely it is meant. */
export type TextMeanings = ReadonlyMap<string, { typed: string; weight: number }>;

export function meaningsOf({ segments }: Vocabulary, readings: readonly Reading[]): TextMeanings {
  const texts = new Map<string, { typed: string; weight: number }>();
  for (const { words, weight: likely } of readings) {
    for (const { token, meanings, synonyms } of words) {
      for (const [at, meant] of meanings.entries()) {
        const { lexicon } = segments[at] as Segment;
        for (const [word, weight] of [...meant, ...(synonyms[at] ?? [])]) {
          const text = textAt(lexicon.forms, word);
          const certainty = likely * weight;
          if (certainty > (texts.get(text)?.weight ?? 0))
            texts.set(text, { typed: token.text, weight: certainty });
        }
      }
    }
  }
  return texts;
}

/**
 * The parts of a name that answer a query: the beginning of a Latin word that begins as typed, else the whole word. A Bengali word is
 * never cut, because its letters join.
 */
export function marksIn(name: Name, meanings: TextMeanings): Mark[] {
  const marks: Mark[] = [];
  for (const { text, start, end } of name.tokens) {
    const typed = meanings.get(text)?.typed;
    if (typed === undefined) continue;
    const begins = !isBengali(text) && name.text.slice(start, end).toLowerCase().startsWith(typed);
    marks.push({ start, end: begins ? start + typed.length : end });
  }
  return marks;
}

import type { Mark } from "#src/catalogue/contract.ts";
import { textAt } from "#src/search/arrays/text-table.ts";
import type { Segment } from "#src/search/index/segment.ts";
import type { Reading } from "#src/search/query/query-word.ts";
import type { Vocabulary } from "#src/search/query/vocabulary.ts";
import { type Token, tokenise } from "#src/search/tokens/tokenise.ts";
import { isBengali } from "#src/search/words/normalise.ts";

/** A name with its words. */
export type Name = { text: string; tokens: Token[] };

export const readName = (text: string): Name => ({ text, tokens: tokenise(text) });

/** Every word that a query may mean, normalised: the typed word, where the query has it, and how surely it is meant. */
export type TextMeanings = ReadonlyMap<string, { typed: string; at: number; weight: number }>;

export function meaningsOf({ segments }: Vocabulary, readings: readonly Reading[]): TextMeanings {
  const texts = new Map<string, { typed: string; at: number; weight: number }>();
  for (const { words, weight: likely } of readings) {
    for (const { token, meanings, synonyms } of words) {
      for (const [at, meant] of meanings.entries()) {
        const { lexicon } = segments[at] as Segment;
        for (const [word, weight] of [...meant, ...(synonyms[at] ?? [])]) {
          const text = textAt(lexicon.forms, word);
          const certainty = likely * weight;
          if (certainty > (texts.get(text)?.weight ?? 0))
            texts.set(text, { typed: token.text, at: token.start, weight: certainty });
        }
      }
    }
  }
  return texts;
}

/** Of the words that one typed word may mean, those are as good as the surest that are this share as sure. */
export const asSure = 0.9;

/**
 * The parts of a name that answer a query: the beginning of a Latin word that begins as typed, else the whole word. A Bengali word is
 * never cut, because its letters join. Of several words that one typed word may mean, only the surest is marked, the last of those
 * that are as sure: for "piaj", which a synonym calls deshi onion, the onion.
 */
export function marksIn(name: Name, meanings: TextMeanings): Mark[] {
  const meant = name.tokens.flatMap((token) => {
    const meaning = meanings.get(token.text);
    return meaning ? [{ ...token, ...meaning }] : [];
  });
  const surest = (at: number) =>
    Math.max(...meant.filter((one) => one.at === at).map(({ weight }) => weight));
  const markedAt = (at: number) =>
    meant.findLast((one) => one.at === at && one.weight >= asSure * surest(at))?.text;
  return meant
    .filter(({ text, at }) => text === markedAt(at))
    .map(({ text, start, end, typed }) => {
      const begins = !isBengali(text) && name.text.slice(start, end).toLowerCase().startsWith(typed);
      return { start, end: begins ? start + typed.length : end };
    });
}

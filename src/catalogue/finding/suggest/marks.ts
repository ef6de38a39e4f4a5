import type { Segment } from "../../../search/index/segment.ts";
import { textAt } from "../../../search/index/text-table.ts";
import type { Index, Reading } from "../../../search/query/plan.ts";
import { isBengali } from "../../../search/words/normalise.ts";
import { type Token, tokenise } from "../../../search/words/tokenise.ts";

/** A part of a text, from `start` up to but not including `end`, in UTF-16 units. */
export type Mark = { start: number; end: number };

/** A name with its words. */
export type Name = { text: string; tokens: Token[] };

export const readName = (text: string): Name => ({ text, tokens: tokenise(text) });

/** Every word that a query may mean, as the catalogue writes it: what was typed for it, and how surely it is meant. */
export type Meanings = ReadonlyMap<string, { typed: string; weight: number }>;

export function meaningsOf({ segments }: Index, readings: readonly Reading[]): Meanings {
  const texts = new Map<string, { typed: string; weight: number }>();
  for (const { wanted, weight: sure } of readings) {
    for (const { token, meant } of wanted) {
      for (const [at, words] of meant.entries()) {
        const { lexicon } = segments[at] as Segment;
        for (const [word, weight] of words) {
          const text = textAt(lexicon.forms, word);
          const surely = sure * weight;
          if (surely > (texts.get(text)?.weight ?? 0)) texts.set(text, { typed: token.text, weight: surely });
        }
      }
    }
  }
  return texts;
}

/**
 * The parts of a name that answer a query: of a Latin word that begins as typed the beginning, of any other the whole. A
 * Bengali word is never cut, for its letters join.
 */
export function marksIn(name: Name, meant: Meanings): Mark[] {
  const marks: Mark[] = [];
  for (const { text, start, end } of name.tokens) {
    const typed = meant.get(text)?.typed;
    if (typed === undefined) continue;
    const begins = !isBengali(text) && name.text.slice(start, end).toLowerCase().startsWith(typed);
    marks.push({ start, end: begins ? start + typed.length : end });
  }
  return marks;
}

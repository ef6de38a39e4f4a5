import type { Segment } from "../index/segment.ts";
import { textAt } from "../index/text-table.ts";
import { isBengali } from "../words/normalise.ts";
import { tokenise } from "../words/tokenise.ts";
import type { Index, Reading } from "./plan.ts";

/** A part of a text, from `start` up to but not including `end`, in UTF-16 units. */
export type Mark = { start: number; end: number };

/** Every word that a query may mean, as the catalogue writes it, with what was typed for it. */
export function meantTexts({ segments }: Index, readings: readonly Reading[]): Map<string, string> {
  const texts = new Map<string, string>();
  for (const { wanted } of readings) {
    for (const { token, meant } of wanted) {
      for (const [at, words] of meant.entries()) {
        const { lexicon } = segments[at] as Segment;
        for (const word of words.keys()) texts.set(textAt(lexicon.words, word), token.text);
      }
    }
  }
  return texts;
}

/**
 * The parts of a name that answer a query: of a Latin word that begins as typed the beginning, of any other the whole. A
 * Bengali word is never cut, for its letters join.
 */
export function marksIn(name: string, meant: ReadonlyMap<string, string>): Mark[] {
  return tokenise(name).flatMap(({ text, start, end }) => {
    const typed = meant.get(text);
    if (typed === undefined) return [];
    const whole = name.slice(start, end);
    const begins = !isBengali(text) && whole.toLowerCase().startsWith(typed);
    return [{ start, end: begins ? start + typed.length : end }];
  });
}

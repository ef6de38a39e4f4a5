import { stems } from "../words/endings.ts";
import { tokenise } from "../words/tokenise.ts";
import type { Meanings } from "./marks.ts";

/** A term to search for, with the part of it that was typed or meant. */
export type Term = { text: string; start: number; end: number; weight: number };

/** Only words about the thing: "potato chips", not "potato, 5" nor "oil in". */
const apart = /[,(–—|/]|\s(?:in|with|for|of|and|from)\s/i;

/**
 * Terms to finish a query with, out of the names of what it finds: the word that is meant, with its neighbour where names
 * agree on one. The commonest first, at most `most`; of a word with and without an ending ("আলু", "আলুর") only the one without.
 */
export function suggestedTerms(
  query: string,
  names: readonly string[],
  meant: Meanings,
  most: number,
): Term[] {
  const counted = new Map<string, { term: Term; count: number }>();
  for (const [rank, name] of names.entries()) {
    for (const term of termsOf(name, meant)) {
      const known = counted.get(term.text) ?? { term, count: 0 };
      known.count += term.weight ** 4 * (1 + 1 / (rank + 2));
      counted.set(term.text, known);
    }
  }
  const typed = query.trim().toLowerCase();
  const likely = [...counted.values()]
    .filter(({ term }) => term.text !== typed)
    .sort((a, b) => b.count - a.count || a.term.text.length - b.term.text.length)
    .slice(0, 3 * most)
    .map(({ term }) => term);
  const known = new Set([typed, ...likely.map(({ text }) => text)]);
  return likely.filter(({ text }) => !stems(text).some((stem) => known.has(stem))).slice(0, most);
}

function termsOf(name: string, meant: Meanings): Term[] {
  const tokens = tokenise(name).filter(({ kind }) => kind === "word");
  return tokens.flatMap((token, at) => {
    const weight = meant.get(token.text)?.weight;
    if (weight === undefined) return [];
    const cut = (from: Place, to: Place) => cutOut(name, from, to, token, weight);
    const alone = cut(token, token);
    const before = tokens[at - 1];
    const after = tokens[at + 1];
    const pair = before && touches(name, before, token) ? cut(before, token) : undefined;
    const other = !pair && after && touches(name, token, after) ? cut(token, after) : undefined;
    return [alone, ...(pair ? [pair] : []), ...(other ? [other] : [])];
  });
}

type Place = { start: number; end: number };

const touches = (name: string, one: Place, two: Place) => !apart.test(` ${name.slice(one.end, two.start)} `);

function cutOut(name: string, from: Place, to: Place, meant: Place, weight: number): Term {
  const text = name.slice(from.start, to.end).toLowerCase();
  return { text, start: meant.start - from.start, end: meant.end - from.start, weight };
}

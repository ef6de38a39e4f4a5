import { stems } from "../words/endings.ts";
import type { Token } from "../words/tokenise.ts";
import type { Meanings, Name } from "./marks.ts";

/** A term to search for, with the part of it that was typed or meant. */
export type Term = { text: string; start: number; end: number };

type Counted = Term & { count: number };

/** Only words about the thing: "potato chips", not "potato, 5" nor "oil in". */
const apart = /[,(–—|/]|\s(?:in|with|for|of|and|from)\s/i;

/**
 * Terms to finish a query with, out of the names of what it finds: the word that is meant, with its neighbour where names
 * agree on one. The commonest first, at most `most`; of a word with and without an ending ("আলু", "আলুর") only the one without.
 */
export function suggestedTerms(query: string, names: readonly Name[], meant: Meanings, most: number): Term[] {
  const counted = new Map<string, Counted>();
  for (const [rank, name] of names.entries()) countTerms(name, meant, 1 + 1 / (rank + 2), counted);
  const typed = query.trim().toLowerCase();
  counted.delete(typed);
  const likely = [...counted.values()]
    .sort((a, b) => b.count - a.count || a.text.length - b.text.length)
    .slice(0, 3 * most);
  const known = new Set([typed, ...likely.map(({ text }) => text)]);
  return likely
    .filter(({ text }) => !stems(text).some((stem) => known.has(stem)))
    .slice(0, most)
    .map(({ text, start, end }) => ({ text, start, end }));
}

/** Counts the terms of one name, each for `worth` and the more the surer it is meant. */
function countTerms({ text, tokens }: Name, meant: Meanings, worth: number, counted: Map<string, Counted>) {
  const words = tokens.filter(({ kind }) => kind === "word");
  for (let at = 0; at < words.length; at++) {
    const word = words[at] as Token;
    const weight = meant.get(word.text)?.weight;
    if (weight === undefined) continue;
    const count = weight ** 4 * worth;
    const before = words[at - 1];
    const after = words[at + 1];
    countTerm(counted, count, text, word, word, word);
    if (before && touches(text, before, word)) countTerm(counted, count, text, before, word, word);
    else if (after && touches(text, word, after)) countTerm(counted, count, text, word, after, word);
  }
}

/** Counts the part of a name from one word to another, in which `meant` is meant. */
function countTerm(
  counted: Map<string, Counted>,
  count: number,
  name: string,
  from: Token,
  to: Token,
  meant: Token,
): void {
  const text = name.slice(from.start, to.end).toLowerCase();
  const term = counted.get(text);
  if (term) term.count += count;
  else counted.set(text, { text, start: meant.start - from.start, end: meant.end - from.start, count });
}

const touches = (name: string, one: Token, two: Token) => {
  const between = name.slice(one.end, two.start);
  return between === " " || !apart.test(` ${between} `);
};

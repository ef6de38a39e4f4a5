import { stems } from "../../../search/words/endings.ts";
import { isBengali } from "../../../search/words/normalise.ts";
import { isUnit } from "../../../search/words/sizes.ts";
import type { Token } from "../../../search/words/tokenise.ts";
import type { Meanings, Name } from "./marks.ts";

/** A term to search for, with the part of it that was typed or meant. */
export type Term = { text: string; start: number; end: number };

type Counted = Term & { count: number };

/** Words that stand next to each other and belong together: "potato chips", not "potato, 5" nor "oil in". */
const between = /^[\s-]*$/;

/** A word that says something by itself: neither "with" nor the L of diapers. */
const tells = ({ text, kind, isSmall }: Token) => kind === "word" && !isSmall && !isUnit(text);

/**
 * Terms to finish a query with, out of the names of what it finds: the word that is meant, with its neighbour where names
 * agree on one. Those in the script of the page first, then the commonest, at most `most`; of a word with and without an
 * ending ("আলু", "আলুর") only the one without, alone or with a neighbour.
 */
export function suggestedTerms(
  query: string,
  names: readonly Name[],
  meant: Meanings,
  { most, bengali }: { most: number; bengali: boolean },
): Term[] {
  const counted = new Map<string, Counted>();
  for (const [rank, name] of names.entries()) countTerms(name, meant, 1 + 1 / (rank + 2), counted);
  const typed = query.trim().toLowerCase();
  counted.delete(typed);
  const likely = [...counted.values()]
    .sort((a, b) => b.count - a.count || a.text.length - b.text.length)
    .slice(0, 3 * most);
  const known = new Set([typed, ...likely.map(({ text }) => text)]);
  return likely
    .filter(({ text }) => !stems(text.split(" ").at(-1) ?? "").some((stem) => known.has(stem)))
    .slice(0, most)
    .sort((a, b) => Number(isBengali(b.text) === bengali) - Number(isBengali(a.text) === bengali))
    .map(({ text, start, end }) => ({ text, start, end }));
}

/** Counts the terms of one name, each for `worth` and the more the surer it is meant. */
function countTerms({ text, tokens }: Name, meant: Meanings, worth: number, counted: Map<string, Counted>) {
  const words = tokens.filter(tells);
  for (let at = 0; at < words.length; at++) {
    const word = words[at] as Token;
    const weight = meant.get(word.text)?.weight;
    if (weight === undefined) continue;
    const count = weight ** 8 * worth;
    const before = words[at - 1];
    const after = words[at + 1];
    add(counted, cut(text, word, word, word), count);
    if (before && touches(text, before, word)) add(counted, cut(text, before, word, word), count);
    else if (after && touches(text, word, after)) add(counted, cut(text, word, after, word), count);
  }
}

/** The part of a name from one word to another, in which `meant` is meant. */
const cut = (name: string, from: Token, to: Token, meant: Token): Term => ({
  text: name.slice(from.start, to.end).toLowerCase(),
  start: meant.start - from.start,
  end: meant.end - from.start,
});

function add(counted: Map<string, Counted>, term: Term, count: number): void {
  const known = counted.get(term.text);
  if (known) known.count += count;
  else counted.set(term.text, { ...term, count });
}

const touches = (name: string, one: Token, two: Token) => between.test(name.slice(one.end, two.start));

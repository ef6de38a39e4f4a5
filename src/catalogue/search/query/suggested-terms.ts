import { tokenise } from "../words/tokenise.ts";

/** A term to search for, with the part of it that was typed or meant. */
export type Term = { text: string; start: number; end: number };

/** Only words about the thing: "potato chips", not "potato, 5" nor "oil in". */
const apart = /[,(–—|/]|\s(?:in|with|for|of|and|from)\s/i;

/**
 * Terms to finish a query with, out of the names of what it finds: the word that is meant, with its neighbour where names
 * agree on one. The commonest first.
 */
export function suggestedTerms(query: string, names: readonly string[], meant: ReadonlyMap<string, string>): Term[] {
  const counted = new Map<string, { term: Term; count: number }>();
  for (const [rank, name] of names.entries()) {
    for (const term of termsOf(name, meant)) {
      const known = counted.get(term.text) ?? { term, count: 0 };
      known.count += 1 + 1 / (rank + 2);
      counted.set(term.text, known);
    }
  }
  const typed = query.trim().toLowerCase();
  return [...counted.values()]
    .filter(({ term }) => term.text !== typed)
    .sort((a, b) => b.count - a.count || a.term.text.length - b.term.text.length)
    .map(({ term }) => term);
}

function termsOf(name: string, meant: ReadonlyMap<string, string>): Term[] {
  const tokens = tokenise(name).filter(({ kind }) => kind === "word");
  return tokens.flatMap((token, at) => {
    if (!meant.has(token.text)) return [];
    const alone = cut(name, token, token, token);
    const before = tokens[at - 1];
    const after = tokens[at + 1];
    const pair = before && touches(name, before, token) ? cut(name, before, token, token) : undefined;
    const other = !pair && after && touches(name, token, after) ? cut(name, token, after, token) : undefined;
    return [alone, ...(pair ? [pair] : []), ...(other ? [other] : [])];
  });
}

type Place = { start: number; end: number };

const touches = (name: string, one: Place, two: Place) => !apart.test(` ${name.slice(one.end, two.start)} `);

function cut(name: string, from: Place, to: Place, meant: Place): Term {
  const text = name.slice(from.start, to.end).toLowerCase();
  return { text, start: meant.start - from.start, end: meant.end - from.start };
}

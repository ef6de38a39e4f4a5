import { numberOf } from "../index/lexicon.ts";
import type { Segment } from "../index/segment.ts";
import { stems } from "../words/endings.ts";
import { queryTokens } from "../words/query-tokens.ts";

/** One entry of the shop's list: `words` all mean one another; `kinds` are what also answers to them. */
export type SynonymEntry = { words: string[]; kinds: string[] };

/** What else may be said: its words, and how sure that is. */
export type Instead = { words: string[]; weight: number };

/** The shop's synonyms by term, a term being its words with spaces between. */
export type Synonyms = { byTerm: Map<string, Instead[]>; words: Set<string> };

const sameThing = 0.95;
const aKindOfIt = 0.88;

/** The longest term, in words: "extra virgin olive oil" is more than anybody types as a synonym. */
export const longestTerm = 3;

export function readSynonyms(entries: readonly SynonymEntry[]): Synonyms {
  const synonyms: Synonyms = { byTerm: new Map(), words: new Set() };
  for (const entry of entries) {
    const words = entry.words.map(wordsOf).filter(isTerm);
    const kinds = entry.kinds.map(wordsOf).filter(isTerm);
    for (const term of words) {
      const others = words
        .filter((other) => other !== term)
        .map((other) => ({ words: other, weight: sameThing }));
      add(synonyms, term, [...others, ...kinds.map((kind) => ({ words: kind, weight: aKindOfIt }))]);
    }
    for (const word of [...words, ...kinds].flat()) synonyms.words.add(word);
  }
  return synonyms;
}

const known = new WeakMap<Synonyms, WeakMap<Segment, Uint8Array>>();

/** Which words of a segment stand in the shop's list: 1 for those, by their numbers. Found out once for each segment. */
export function listedWords(synonyms: Synonyms, segment: Segment): Uint8Array {
  const bySegment = known.get(synonyms) ?? new WeakMap<Segment, Uint8Array>();
  known.set(synonyms, bySegment);
  const found = bySegment.get(segment) ?? listed(synonyms, segment);
  bySegment.set(segment, found);
  return found;
}

function listed({ words }: Synonyms, { lexicon, frequency }: Segment): Uint8Array {
  const flags = new Uint8Array(frequency.length);
  for (const text of words) {
    const word = numberOf(lexicon, text);
    if (word >= 0) flags[word] = 1;
  }
  return flags;
}

/** The words of a term that count, as those of a query: "leg piece" is known as it is searched for. */
const wordsOf = (term: string): string[] => queryTokens(term).map(({ text }) => text);
const isTerm = (words: string[]) => words.length > 0 && words.length <= longestTerm;

/** A term is known as it stands and in the singular: "ladies fingers", "ladies finger". */
function add({ byTerm }: Synonyms, words: string[], instead: Instead[]): void {
  const last = words.at(-1) ?? "";
  for (const ending of [last, ...stems(last)]) {
    const term = [...words.slice(0, -1), ending].join(" ");
    byTerm.set(term, [...(byTerm.get(term) ?? []), ...instead]);
  }
}

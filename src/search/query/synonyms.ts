import { findWordNumber } from "../index/lexicon.ts";
import type { Segment } from "../index/segment.ts";
import { queryTokens } from "../tokens/query-tokens.ts";
import { stems } from "../words/endings.ts";

/** Equivalent terms (`words`), and more specific terms (`kinds`), which also match: oil, and mustard oil. */
export type SynonymEntry = { words: string[]; kinds: string[] };

export type Alternative = { words: string[]; weight: number };

/** Alternatives by term (its words joined by spaces), and all words of these terms. */
export type Synonyms = { byTerm: Map<string, Alternative[]>; words: Set<string> };

const equivalentWeight = 0.95;
const kindWeight = 0.88;

/** Words as tokenised, so "3in1" is three; longer terms are ignored. */
export const maxTermWords = 5;

export function readSynonyms(entries: readonly SynonymEntry[]): Synonyms {
  const synonyms: Synonyms = { byTerm: new Map(), words: new Set() };
  for (const entry of entries) {
    const words = entry.words.map(wordsOf).filter(isTerm);
    const kinds = entry.kinds.map(wordsOf).filter(isTerm);
    for (const term of words) {
      const others = words
        .filter((other) => other !== term)
        .map((other) => ({ words: other, weight: equivalentWeight }));
      addTerm(synonyms, term, [...others, ...kinds.map((kind) => ({ words: kind, weight: kindWeight }))]);
    }
    for (const word of [...words, ...kinds].flat()) synonyms.words.add(word);
  }
  return synonyms;
}

const listedWordsCache = new WeakMap<Synonyms, WeakMap<Segment, Uint8Array>>();

/** Which words of a segment are in the synonyms, by number: 1 or 0. Cached per segment. */
export function findListedWords(synonyms: Synonyms, segment: Segment): Uint8Array {
  const bySegment = listedWordsCache.get(synonyms) ?? new WeakMap<Segment, Uint8Array>();
  listedWordsCache.set(synonyms, bySegment);
  const found = bySegment.get(segment) ?? markListedWords(synonyms, segment);
  bySegment.set(segment, found);
  return found;
}

function markListedWords({ words }: Synonyms, { lexicon, frequency }: Segment): Uint8Array {
  const isListed = new Uint8Array(frequency.length);
  for (const text of words) {
    const word = findWordNumber(lexicon, text);
    if (word >= 0) isListed[word] = 1;
  }
  return isListed;
}

const wordsOf = (term: string): string[] => queryTokens(term).map(({ text }) => text);
const isTerm = (words: string[]) => words.length > 0 && words.length <= maxTermWords;

/** Adds a term as it is and in the singular: "ladies fingers", "ladies finger". */
function addTerm({ byTerm }: Synonyms, words: string[], alternatives: Alternative[]): void {
  const last = words.at(-1) ?? "";
  for (const ending of [last, ...stems(last)]) {
    const term = [...words.slice(0, -1), ending].join(" ");
    byTerm.set(term, [...(byTerm.get(term) ?? []), ...alternatives]);
  }
}

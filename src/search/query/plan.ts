import type { Segment } from "../index/segment.ts";
import type { Token } from "../words/tokenise.ts";
import type { Chosen } from "./chosen.ts";
import { addCorrections, addFarCorrections } from "./correct.ts";
import { best, goodEnough, type Meant, resolve } from "./resolve.ts";
import { listedWords, type Synonyms } from "./synonyms.ts";

/** All that a search goes through. */
export type Index = {
  segments: readonly Segment[];
  synonyms: Synonyms;
  chosen?: Chosen;
  /** Whether mistakes are left as they are: for what is only offered beside the goods. */
  literal?: boolean;
};

/** One word of the query with what it may mean in each segment. */
export type Wanted = { token: Token; meant: Meant[]; importance: number };

/** One way to read a query; `weight` says how sure this reading is. */
export type Reading = { wanted: Wanted[]; weight: number };

const mostMeant = 200;
const importance = { word: 1, size: 0.6, number: 0.4 };

/** `whole`: neither beginnings of words nor mistakes; for words that are joined, split, or out of the shop's own list. */
export function want(index: Index, token: Token, whole = false): Wanted {
  const meant = index.segments.map(({ lexicon }) => resolve(lexicon, token.text, !whole));
  forgetDead(index, meant);
  if (whole || index.literal) return { token, meant, importance: importance[token.kind] };
  if (surest(meant) < goodEnough) correct(index, token, meant, addCorrections);
  if (surest(meant) === 0) correct(index, token, meant, addFarCorrections);
  return { token, meant, importance: importance[token.kind] };
}

const known = new WeakMap<Segment, Map<string, Meant>>();

/** As `want` for whole words, remembered: for the words of the shop's synonyms, which are looked up again and again. */
export function wantKnown(index: Index, token: Token): Wanted {
  const meant = index.segments.map((segment) => {
    const words = known.get(segment) ?? new Map<string, Meant>();
    known.set(segment, words);
    const found = words.get(token.text) ?? resolve(segment.lexicon, token.text, false);
    words.set(token.text, found);
    return new Map(found);
  });
  forgetDead(index, meant);
  return { token, meant, importance: importance[token.kind] };
}

const surest = (meant: readonly Meant[]): number => Math.max(0, ...meant.map(best));

function correct(index: Index, { text }: Token, meant: readonly Meant[], add: typeof addCorrections): void {
  for (const [at, words] of meant.entries()) add((index.segments[at] as Segment).lexicon, text, words);
  forgetDead(index, meant);
}

/** A word that no product has any more is not meant, unless the shop's synonyms lead on from it. */
function forgetDead({ segments, synonyms }: Index, meant: readonly Meant[]): void {
  for (const [at, words] of meant.entries()) {
    const segment = segments[at] as Segment;
    const listed = listedWords(synonyms, segment);
    for (const word of words.keys()) if (segment.frequency[word] === 0 && !listed[word]) words.delete(word);
  }
}

export const sureness = ({ meant }: Wanted): number => surest(meant);

/** As `sureness`, of the words alone that some product has: what only the shop's synonyms know finds nothing by itself. */
export function livelySureness({ segments }: Index, { meant }: Wanted): number {
  let most = 0;
  for (const [at, words] of meant.entries()) {
    const { frequency } = segments[at] as Segment;
    for (const [word, weight] of words) if ((frequency[word] as number) > 0 && weight > most) most = weight;
  }
  return most;
}

/**
 * Leaves only words that some product has, and of those only the likely ones: next to a sure meaning no guesses stay.
 * `width` is how much less likely a word may be than the best.
 */
export function settle(index: Index, wanted: Wanted, width = 0.13): Wanted {
  const floor = livelySureness(index, wanted) - width;
  const meant = wanted.meant.map((words, at) => {
    const { frequency } = index.segments[at] as Segment;
    const likely: Meant = new Map();
    for (const [word, weight] of words)
      if (weight >= floor && (frequency[word] as number) > 0) likely.set(word, weight);
    return likely.size > mostMeant ? likeliest(likely, frequency) : likely;
  });
  return { ...wanted, meant };
}

function likeliest(words: Meant, frequency: Uint32Array): Meant {
  const inOrder = [...words].sort(
    ([a, one], [b, two]) => two - one || (frequency[b] as number) - (frequency[a] as number),
  );
  return new Map(inOrder.slice(0, mostMeant));
}

/** Lets the meanings of one word count for another as well. */
export function lend(to: Wanted, from: readonly Meant[], factor: number, least = 0): void {
  for (const [at, meant] of to.meant.entries()) {
    for (const [word, weight] of from[at] ?? []) {
      const lent = weight * factor;
      if (weight >= least && lent > (meant.get(word) ?? 0)) meant.set(word, lent);
    }
  }
}

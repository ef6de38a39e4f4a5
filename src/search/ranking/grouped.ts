import { lowerBound } from "../arrays/lower-bound.ts";
import { hasHeadPlace } from "../index/packing.ts";
import type { Segment } from "../index/segment.ts";
import type { QueryWord, Reading } from "../query/query-word.ts";
import { isVariantWord } from "../tokens/query-tokens.ts";
import type { Hits } from "./hits.ts";
import { match, type Scope } from "./matching/match.ts";
import { merged, onlyComplete } from "./merge.ts";
import type { Workspace } from "./workspace.ts";

const surely = 0.9;
const maxWords = 6;
const maxLookedAt = 500;
/** The number of documents in the first part, shared equally by all groups; the rest of each group follows. */
const together = 24;
/** The number of sorted hits per group; the rest follow by score. */
const maxInOrder = 60;
/** The difference of scores between the rest of one group and of the next. */
const nextGroup = 1e6;
const behindOrdered = 1e3;
const maxTogether = 500;
const maxOfGroup = 300;
/** The factor of documents with the size asked for. */
const wishedFirst = 1.3;
/** Separators of a list, besides spaces. */
const sign = /[,;\n+&/|]/;

/** One thing of a list: the range of its text, and the index of its first document in the first part. */
type ListThing = { start: number; end: number; first: number };

/** The results of a list; `itemAt` finds the thing of a document by its score. */
export type Grouped = { hits: Hits; items: ListThing[] };

/** A document's thing by its score, and whether it follows the first part; undefined for pins. */
export function itemAt({ items }: Grouped, score: number): { item: ListThing; more: boolean } | undefined {
  if (score > 0.5) return undefined;
  const more = -score >= nextGroup / 2;
  const at = more
    ? Math.floor((0.5 - score) / nextGroup) - 1
    : items.findLastIndex(({ first }) => first <= Math.round(-score));
  const item = items[at];
  return item && { item, more };
}

/**
 * Reads a query as a list of things ("dim alu peyaj"), each the longest run of words that documents match and whose last word is a
 * head. Returns the best of each in the order of the query, then the rest of each. Undefined if a word is uncertain, or never a
 * head. `atOnce` is the number of results without further pages.
 */
export function groupedAnswers(
  segments: readonly Segment[],
  { words, weight }: Reading,
  text: string,
  atOnce: number | undefined,
  scope: Scope,
  workspace: Workspace,
): Grouped | undefined {
  const things = words.filter(isThing);
  if (things.length < 2 || things.length > maxWords) return undefined;
  if (!things.every((word) => isSure(word))) return undefined;
  const wide: Scope = { admits: () => true, maxPostings: maxTogether, all: true };
  const narrow: Scope = { ...scope, maxPostings: Math.min(scope.maxPostings, maxOfGroup) };
  const runs: QueryWord[][] = [];
  const groups: Hits[] = [];
  for (let from = 0; from < things.length; ) {
    const run = things.slice(from, from + longest(things, from));
    if (run.length === 0) return undefined;
    const hits = matched(run, weight, narrow);
    if (hits.surest < surely) return undefined;
    groups.push(onlyComplete(hits, workspace));
    runs.push(run);
    from += run.length;
  }
  if (runs.length < 2) return undefined;
  const said = saidBeside(words, runs, text);
  for (const [index, run] of runs.entries()) {
    const wishes = (said[index] ?? []).filter(({ token }) => isVariantWord(token));
    if (wishes.length === 0) continue;
    const wished = matched([...run, ...wishes], weight * wishedFirst, narrow);
    groups[index] = merged([onlyComplete(wished, workspace), groups[index] as Hits], workspace);
  }
  scope.all &&= narrow.all;
  const tokens = runs.map((run, index) => [...run, ...(said[index] ?? [])].map(({ token }) => token));
  const share = Math.max(1, Math.floor(Math.min(together, atOnce ?? together) / groups.length));
  const { hits, firsts } = inGroups(segments, groups, share, workspace);
  const items = tokens.map((all, index) => ({
    start: Math.min(...all.map(({ start }) => start)),
    end: Math.max(...all.map(({ end }) => end)),
    first: firsts[index] as number,
  }));
  return { hits, items };

  function matched(run: readonly QueryWord[], weight: number, within: Scope): Hits {
    const hits = workspace.newHits();
    for (const [index, segment] of segments.entries())
      match(segment, index, { words: [...run], weight }, within, 0, hits, workspace);
    return hits;
  }

  /** The number of words from here on that are one thing: documents have them together, and the last is a head. */
  function longest(list: readonly QueryWord[], from: number): number {
    let found = 0;
    for (let length = 1; from + length <= list.length; length++) {
      const run = list.slice(from, from + length);
      if (length > 1 && matched(run, weight, wide).surest < surely) break;
      if (isHeadSomewhere(segments, run.at(-1) as QueryWord)) found = length;
    }
    return found;
  }
}

/** Whether a word names the thing, not an amount or a size. */
export const isThing = ({ token }: QueryWord): boolean => token.kind === "word" && !isVariantWord(token);

/**
 * The sizes and numbers of each run of words: those before it if the text starts with one ("2 kg chal 1 kg dal"), else those after
 * it, up to a separator.
 */
function saidBeside(words: readonly QueryWord[], runs: readonly QueryWord[][], text: string): QueryWord[][] {
  const runOf = new Map(runs.flatMap((run, index) => run.map((word): [QueryWord, number] => [word, index])));
  const isBefore = !runOf.has(words[0] as QueryWord);
  const said: QueryWord[][] = runs.map(() => []);
  for (const [index, word] of words.entries()) {
    if (runOf.has(word)) continue;
    const last = words.slice(0, index).findLast((word) => runOf.has(word));
    const next = words.slice(index).find((word) => runOf.has(word));
    const parted = (one: QueryWord | undefined) =>
      !one ||
      sign.test(
        text.slice(Math.min(one.token.end, word.token.end), Math.max(one.token.start, word.token.start)),
      );
    const [likely, other] = isBefore ? [next, last] : [last, next];
    const thing = parted(likely) && !parted(other) ? other : (likely ?? other);
    if (thing) said[runOf.get(thing) as number]?.push(word);
  }
  return said;
}

const isSure = ({ meanings }: QueryWord) =>
  meanings.some((words) => [...words.values()].some((weight) => weight >= surely));

/** Whether a word is the head of some document: an onion is, "fresh" or a brand is not. */
function isHeadSomewhere(segments: readonly Segment[], { meanings }: QueryWord): boolean {
  return segments.some(({ postings, postingStarts }, index) =>
    [...(meanings[index] ?? [])].some(([word, weight]) => {
      if (weight < surely) return false;
      const start = postingStarts[word] as number;
      const end = Math.min(postingStarts[word + 1] as number, start + maxLookedAt);
      for (let place = start; place < end; place++) if (hasHeadPlace(postings[place] as number)) return true;
      return false;
    }),
  );
}

/**
 * Combines the hits of groups, as scores from 0 down: the best `share` of each, then the rest of each. A document in two groups
 * counts in the first. `firsts` are the indexes where groups start.
 */
function inGroups(
  segments: readonly Segment[],
  groups: readonly Hits[],
  share: number,
  workspace: Workspace,
) {
  const all = workspace.newHits();
  const take = (hits: Hits, at: number, score: number) => {
    const slot = hits.slots[at] as number;
    const places = workspace.placesOf(hits.segments[at] as number, slot + 1);
    if (places[slot] !== 0) return;
    all.take(hits, at);
    all.scores[all.length - 1] = score;
    places[slot] = all.length;
  };
  const orders = groups.map((hits) => best(segments, hits, maxInOrder));
  const firsts = groups.map((hits, group) => {
    const first = all.length;
    const order = orders[group] ?? [];
    // One or two remaining documents get no separate heading.
    const shown = order.length <= share + Math.floor(share / 5) ? order.length : share;
    for (const at of order.slice(0, shown)) take(hits, at, -all.length);
    return first;
  });
  for (const [group, hits] of groups.entries()) {
    const from = -nextGroup * (group + 1);
    for (const [place, at] of (orders[group] ?? []).entries()) take(hits, at, from - place);
    for (let index = 0; index < hits.length; index++)
      take(hits, index, from - behindOrdered + (hits.scores[index] as number));
  }
  for (let index = 0; index < all.length; index++)
    workspace.placesOf(all.segments[index] as number, 0)[all.slots[index] as number] = 0;
  return { hits: all, firsts };
}

/** The indexes of the best hits; equal ones by id, as in other lists, whatever segments they are in. */
function best(segments: readonly Segment[], hits: Hits, most: number): number[] {
  const idAt = (at: number) =>
    (segments[hits.segments[at] as number] as Segment).ids[hits.slots[at] as number] as number;
  const isBefore = (a: number, b: number) =>
    (hits.scores[a] as number) > (hits.scores[b] as number) ||
    (hits.scores[a] === hits.scores[b] && idAt(a) < idAt(b));
  const found: number[] = [];
  for (let index = 0; index < hits.length; index++) {
    if (found.length === most && !isBefore(index, found[most - 1] as number)) continue;
    found.splice(
      lowerBound(found.length, (place) => isBefore(found[place] as number, index)),
      0,
      index,
    );
    if (found.length > most) found.pop();
  }
  return found;
}

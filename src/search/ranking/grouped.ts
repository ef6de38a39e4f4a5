import { lowerBound } from "../arrays/lower-bound.ts";
import { hasHeadPlace } from "../index/packing.ts";
import type { Segment } from "../index/segment.ts";
import type { QueryWord, Reading } from "../query/query-word.ts";
import { isVariantWord } from "../tokens/query-tokens.ts";
import type { Hits } from "./hits.ts";
import { match, type Scope } from "./matching/match.ts";
import { mergeHits, onlyComplete } from "./merge.ts";
import type { Workspace } from "./workspace.ts";

const minCertainty = 0.9;
const maxWords = 6;
const maxCheckedPostings = 500;
/** The number of documents in the first part, shared equally by all groups; the rest of each group follows. */
const firstPartSize = 24;
/** The number of sorted hits per group; the rest follow by score. */
const maxSortedHits = 60;
/** The difference of scores between the rest of one group and of the next. */
const groupScoreGap = 1e6;
const unsortedPenalty = 1e3;
const maxRunPostings = 500;
const maxGroupPostings = 300;
/** The factor of documents with the size asked for. */
const sizeFactor = 1.3;
/** Separators of a list, besides spaces. */
const listSeparator = /[,;\n+&/|]/;

/** One thing of a list: the range of its text, and the index of its first document in the first part. */
type ListThing = { start: number; end: number; first: number };

/** The results of a list; `itemAt` finds the thing of a document by its score. */
export type Grouped = { hits: Hits; items: ListThing[] };

/** A document's thing by its score, and whether it follows the first part; undefined for pins. */
export function itemAt({ items }: Grouped, score: number): { item: ListThing; more: boolean } | undefined {
  if (score > 0.5) return undefined;
  const more = -score >= groupScoreGap / 2;
  const itemIndex = more
    ? Math.floor((0.5 - score) / groupScoreGap) - 1
    : items.findLastIndex(({ first }) => first <= Math.round(-score));
  const item = items[itemIndex];
  return item && { item, more };
}

/**
 * Reads a query as a list of things ("dim alu peyaj"), each the longest run of words that documents match and whose last word is a
 * head. Returns the best of each in the order of the query, then the rest of each. Undefined if a word is uncertain, or never a
 * head. `atOnce` is the number of results without further pages.
 */
export function findGroupedAnswers(
  segments: readonly Segment[],
  { words, weight }: Reading,
  text: string,
  atOnce: number | undefined,
  scope: Scope,
  workspace: Workspace,
): Grouped | undefined {
  const things = words.filter(isThing);
  if (things.length < 2 || things.length > maxWords) return undefined;
  if (!things.every((word) => isCertain(word))) return undefined;
  const wideScope: Scope = { admits: () => true, maxPostings: maxRunPostings, all: true };
  const narrowScope: Scope = { ...scope, maxPostings: Math.min(scope.maxPostings, maxGroupPostings) };
  const runs: QueryWord[][] = [];
  const groups: Hits[] = [];
  for (let from = 0; from < things.length; ) {
    const run = things.slice(from, from + findLongestRun(things, from));
    if (run.length === 0) return undefined;
    const hits = findMatches(run, weight, narrowScope);
    if (hits.surest < minCertainty) return undefined;
    groups.push(onlyComplete(hits, workspace));
    runs.push(run);
    from += run.length;
  }
  if (runs.length < 2) return undefined;
  const sizesByRun = findSizesBesideRuns(words, runs, text);
  for (const [index, run] of runs.entries()) {
    const wishes = (sizesByRun[index] ?? []).filter(({ token }) => isVariantWord(token));
    if (wishes.length === 0) continue;
    const wished = findMatches([...run, ...wishes], weight * sizeFactor, narrowScope);
    groups[index] = mergeHits([onlyComplete(wished, workspace), groups[index] as Hits], workspace);
  }
  scope.all &&= narrowScope.all;
  const tokens = runs.map((run, index) => [...run, ...(sizesByRun[index] ?? [])].map(({ token }) => token));
  const share = Math.max(1, Math.floor(Math.min(firstPartSize, atOnce ?? firstPartSize) / groups.length));
  const { hits, firsts } = combineGroups(segments, groups, share, workspace);
  const items = tokens.map((all, index) => ({
    start: Math.min(...all.map(({ start }) => start)),
    end: Math.max(...all.map(({ end }) => end)),
    first: firsts[index] as number,
  }));
  return { hits, items };

  function findMatches(run: readonly QueryWord[], weight: number, within: Scope): Hits {
    const hits = workspace.newHits();
    for (const [index, segment] of segments.entries())
      match(segment, index, { words: [...run], weight }, within, 0, hits, workspace);
    return hits;
  }

  /** The number of words from here on that are one thing: documents have them together, and the last is a head. */
  function findLongestRun(list: readonly QueryWord[], from: number): number {
    let longestLength = 0;
    for (let length = 1; from + length <= list.length; length++) {
      const run = list.slice(from, from + length);
      if (length > 1 && findMatches(run, weight, wideScope).surest < minCertainty) break;
      if (isHeadSomewhere(segments, run.at(-1) as QueryWord)) longestLength = length;
    }
    return longestLength;
  }
}

/** Whether a word names the thing, not an amount or a size. */
export const isThing = ({ token }: QueryWord): boolean => token.kind === "word" && !isVariantWord(token);

/**
 * The sizes and numbers of each run of words: those before it if the text starts with one ("2 kg chal 1 kg dal"), else those after
 * it, up to a separator.
 */
function findSizesBesideRuns(
  words: readonly QueryWord[],
  runs: readonly QueryWord[][],
  text: string,
): QueryWord[][] {
  const runOf = new Map(runs.flatMap((run, index) => run.map((word): [QueryWord, number] => [word, index])));
  const isBefore = !runOf.has(words[0] as QueryWord);
  const sizesByRun: QueryWord[][] = runs.map(() => []);
  for (const [index, word] of words.entries()) {
    if (runOf.has(word)) continue;
    const previousWord = words.slice(0, index).findLast((word) => runOf.has(word));
    const nextWord = words.slice(index).find((word) => runOf.has(word));
    const isSeparated = (otherWord: QueryWord | undefined) =>
      !otherWord ||
      listSeparator.test(
        text.slice(
          Math.min(otherWord.token.end, word.token.end),
          Math.max(otherWord.token.start, word.token.start),
        ),
      );
    const [likely, other] = isBefore ? [nextWord, previousWord] : [previousWord, nextWord];
    const thing = isSeparated(likely) && !isSeparated(other) ? other : (likely ?? other);
    if (thing) sizesByRun[runOf.get(thing) as number]?.push(word);
  }
  return sizesByRun;
}

const isCertain = ({ meanings }: QueryWord) =>
  meanings.some((words) => [...words.values()].some((weight) => weight >= minCertainty));

/** Whether a word is the head of some document: an onion is, "fresh" or a brand is not. */
function isHeadSomewhere(segments: readonly Segment[], { meanings }: QueryWord): boolean {
  return segments.some(({ postings, postingStarts }, index) =>
    [...(meanings[index] ?? [])].some(([word, weight]) => {
      if (weight < minCertainty) return false;
      const start = postingStarts[word] as number;
      const end = Math.min(postingStarts[word + 1] as number, start + maxCheckedPostings);
      for (let place = start; place < end; place++) if (hasHeadPlace(postings[place] as number)) return true;
      return false;
    }),
  );
}

/**
 * Combines the hits of groups, as scores from 0 down: the best `share` of each, then the rest of each. A document in two groups
 * counts in the first. `firsts` are the indexes where groups start.
 */
function combineGroups(
  segments: readonly Segment[],
  groups: readonly Hits[],
  share: number,
  workspace: Workspace,
) {
  const combined = workspace.newHits();
  const addHit = (hits: Hits, at: number, score: number) => {
    const slot = hits.slots[at] as number;
    const places = workspace.placesOf(hits.segments[at] as number, slot + 1);
    if (places[slot] !== 0) return;
    combined.take(hits, at);
    combined.scores[combined.length - 1] = score;
    places[slot] = combined.length;
  };
  const orders = groups.map((hits) => findBestIndexes(segments, hits, maxSortedHits));
  const firsts = groups.map((hits, group) => {
    const first = combined.length;
    const order = orders[group] ?? [];
    // One or two remaining documents get no separate heading.
    const shown = order.length <= share + Math.floor(share / 5) ? order.length : share;
    for (const at of order.slice(0, shown)) addHit(hits, at, -combined.length);
    return first;
  });
  for (const [group, hits] of groups.entries()) {
    const groupScore = -groupScoreGap * (group + 1);
    for (const [place, at] of (orders[group] ?? []).entries()) addHit(hits, at, groupScore - place);
    for (let index = 0; index < hits.length; index++)
      addHit(hits, index, groupScore - unsortedPenalty + (hits.scores[index] as number));
  }
  for (let index = 0; index < combined.length; index++)
    workspace.placesOf(combined.segments[index] as number, 0)[combined.slots[index] as number] = 0;
  return { hits: combined, firsts };
}

/** The indexes of the best hits; equal ones by id, as in other lists, whatever segments they are in. */
function findBestIndexes(segments: readonly Segment[], hits: Hits, limit: number): number[] {
  const idAt = (at: number) =>
    (segments[hits.segments[at] as number] as Segment).ids[hits.slots[at] as number] as number;
  const isBefore = (a: number, b: number) =>
    (hits.scores[a] as number) > (hits.scores[b] as number) ||
    (hits.scores[a] === hits.scores[b] && idAt(a) < idAt(b));
  const sortedIndexes: number[] = [];
  for (let index = 0; index < hits.length; index++) {
    if (sortedIndexes.length === limit && !isBefore(index, sortedIndexes[limit - 1] as number)) continue;
    sortedIndexes.splice(
      lowerBound(sortedIndexes.length, (place) => isBefore(sortedIndexes[place] as number, index)),
      0,
      index,
    );
    if (sortedIndexes.length > limit) sortedIndexes.pop();
  }
  return sortedIndexes;
}

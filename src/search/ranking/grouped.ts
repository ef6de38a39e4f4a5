import { lowerBound } from "../arrays/lower-bound.ts";
import { hasHeadPlace } from "../index/packing.ts";
import type { Segment } from "../index/segment.ts";
import type { QueryWord, Reading } from "../query/query-word.ts";
import { isVariantWord } from "../tokens/query-tokens.ts";
import type { Hits } from "./hits.ts";
import { addMatches, type Scope } from "./matching/match.ts";
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
/** How far the unsorted hits of a group are below its sorted ones. */
const unsortedPenalty = 1e3;
const maxRunPostings = 500;
const maxGroupPostings = 300;
/** The factor of documents with the size asked for. */
const sizeFactor = 1.3;
/** Separators of a list, besides spaces. */
const listSeparator = /[,;\n+&/|]/;

/** One thing of a list: the range of its text, and the index of its first document in the first part. */
type ListThing = { start: number; end: number; first: number };

/** The results of a list; `thingAt` finds the thing of a document by its score. */
export type Grouped = { hits: Hits; items: ListThing[] };

/** A document's thing by its score, and whether it follows the first part; undefined for pins. */
export function thingAt({ items }: Grouped, score: number): { item: ListThing; more: boolean } | undefined {
  if (score > 0.5) return undefined;
  const isRest = -score >= groupScoreGap / 2;
  const itemIndex = isRest
    ? Math.floor((0.5 - score) / groupScoreGap) - 1
    : items.findLastIndex(({ first }) => first <= Math.round(-score));
  const item = items[itemIndex];
  return item && { item, more: isRest };
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
  const findMatches: FindMatches = (run, within, factor = 1) => {
    const hits = workspace.newHits();
    for (const [index, segment] of segments.entries())
      addMatches(segment, index, { words: [...run], weight: weight * factor }, within, 0, hits, workspace);
    return hits;
  };
  const narrowScope: Scope = { ...scope, maxPostings: Math.min(scope.maxPostings, maxGroupPostings) };
  const splitThings = splitIntoRuns(segments, things, findMatches, narrowScope, workspace);
  if (!splitThings) return undefined;
  const { runs, groups } = splitThings;
  const sizesByRun = findSizesBesideRuns(words, runs, text);
  for (const [index, run] of runs.entries()) {
    const wishes = (sizesByRun[index] ?? []).filter(({ token }) => isVariantWord(token));
    if (wishes.length === 0) continue;
    const wished = findMatches([...run, ...wishes], narrowScope, sizeFactor);
    groups[index] = mergeHits([onlyComplete(wished, workspace), groups[index] as Hits], workspace);
  }
  scope.isComplete &&= narrowScope.isComplete;
  const share = Math.max(1, Math.floor(Math.min(firstPartSize, atOnce ?? firstPartSize) / groups.length));
  const { hits, firsts } = combineGroups(segments, groups, share, workspace);
  const items = runs.map((run, index) => {
    const tokens = [...run, ...(sizesByRun[index] ?? [])].map(({ token }) => token);
    return {
      start: Math.min(...tokens.map(({ start }) => start)),
      end: Math.max(...tokens.map(({ end }) => end)),
      first: firsts[index] as number,
    };
  });
  return { hits, items };
}

/** Finds the documents with all words of a run; `factor` multiplies the weight of the reading. */
type FindMatches = (run: readonly QueryWord[], within: Scope, factor?: number) => Hits;

/** Splits words into at least two runs, one per thing, with the documents of each; undefined if that is uncertain. */
function splitIntoRuns(
  segments: readonly Segment[],
  things: readonly QueryWord[],
  findMatches: FindMatches,
  scope: Scope,
  workspace: Workspace,
): { runs: QueryWord[][]; groups: Hits[] } | undefined {
  const runs: QueryWord[][] = [];
  const groups: Hits[] = [];
  for (let from = 0; from < things.length; ) {
    const run = things.slice(from, from + findRunLength(segments, things.slice(from), findMatches));
    if (run.length === 0) return undefined;
    const hits = findMatches(run, scope);
    if (hits.surest < minCertainty) return undefined;
    groups.push(onlyComplete(hits, workspace));
    runs.push(run);
    from += run.length;
  }
  return runs.length < 2 ? undefined : { runs, groups };
}

/** The number of first words that are one thing: documents have them together, and the last is a head. */
function findRunLength(
  segments: readonly Segment[],
  words: readonly QueryWord[],
  findMatches: FindMatches,
): number {
  const wideScope: Scope = { admits: () => true, maxPostings: maxRunPostings, isComplete: true };
  let longest = 0;
  for (let length = 1; length <= words.length; length++) {
    const run = words.slice(0, length);
    if (length > 1 && findMatches(run, wideScope).surest < minCertainty) break;
    if (isHeadSomewhere(segments, run.at(-1) as QueryWord)) longest = length;
  }
  return longest;
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
  const isSizeFirst = !runOf.has(words[0] as QueryWord);
  const sizesByRun: QueryWord[][] = runs.map(() => []);
  for (const [index, word] of words.entries()) {
    if (runOf.has(word)) continue;
    const previousWord = words.slice(0, index).findLast((word) => runOf.has(word));
    const nextWord = words.slice(index).find((word) => runOf.has(word));
    const isApart = (thing: QueryWord | undefined) => !thing || isSeparated(text, thing, word);
    const likely = isSizeFirst ? nextWord : previousWord;
    const other = isSizeFirst ? previousWord : nextWord;
    const thing = isApart(likely) && !isApart(other) ? other : (likely ?? other);
    if (thing) sizesByRun[runOf.get(thing) as number]?.push(word);
  }
  return sizesByRun;
}

/** Whether the text has a separator between two words, in either order. */
function isSeparated(text: string, { token: one }: QueryWord, { token: other }: QueryWord): boolean {
  return listSeparator.test(text.slice(Math.min(one.end, other.end), Math.max(one.start, other.start)));
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
      for (let at = start; at < end; at++) if (hasHeadPlace(postings[at] as number)) return true;
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
  const addHit = (hits: Hits, index: number, score: number) => {
    const slot = hits.slots[index] as number;
    const numbers = workspace.hitNumbersOf(hits.segments[index] as number, slot + 1);
    if (numbers[slot] !== 0) return;
    combined.copyHit(hits, index);
    combined.scores[combined.length - 1] = score;
    numbers[slot] = combined.length;
  };
  const orders = groups.map((hits) => findBestIndexes(segments, hits, maxSortedHits));
  const firsts = groups.map((hits, group) => {
    const first = combined.length;
    const order = orders[group] ?? [];
    // A few remaining documents, up to a fifth of the share, get no separate heading.
    const shownCount = order.length <= share + Math.floor(share / 5) ? order.length : share;
    for (const index of order.slice(0, shownCount)) addHit(hits, index, -combined.length);
    return first;
  });
  for (const [group, hits] of groups.entries()) {
    const groupScore = -groupScoreGap * (group + 1);
    for (const [rank, index] of (orders[group] ?? []).entries()) addHit(hits, index, groupScore - rank);
    for (let index = 0; index < hits.length; index++)
      addHit(hits, index, groupScore - unsortedPenalty + (hits.scores[index] as number));
  }
  for (let index = 0; index < combined.length; index++)
    workspace.hitNumbersOf(combined.segments[index] as number, 0)[combined.slots[index] as number] = 0;
  return { hits: combined, firsts };
}

/** The indexes of the best hits; equal ones by id, as in other lists, whatever segments they are in. */
function findBestIndexes(segments: readonly Segment[], hits: Hits, limit: number): number[] {
  const idAt = (index: number) =>
    (segments[hits.segments[index] as number] as Segment).ids[hits.slots[index] as number] as number;
  const isBefore = (a: number, b: number) =>
    (hits.scores[a] as number) > (hits.scores[b] as number) ||
    (hits.scores[a] === hits.scores[b] && idAt(a) < idAt(b));
  const sortedIndexes: number[] = [];
  for (let index = 0; index < hits.length; index++) {
    if (sortedIndexes.length === limit && !isBefore(index, sortedIndexes[limit - 1] as number)) continue;
    sortedIndexes.splice(
      lowerBound(sortedIndexes.length, (rank) => isBefore(sortedIndexes[rank] as number, index)),
      0,
      index,
    );
    if (sortedIndexes.length > limit) sortedIndexes.pop();
  }
  return sortedIndexes;
}

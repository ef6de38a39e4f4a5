import { lowerBound } from "../arrays/lower-bound.ts";
import { hasHeadPlace } from "../index/packing.ts";
import type { Segment } from "../index/segment.ts";
import type { QueryWord, Reading } from "../query/query-word.ts";
import type { Hits } from "./hits.ts";
import { match, type Scope } from "./matching/match.ts";
import { onlyComplete } from "./merge.ts";
import type { Workspace } from "./workspace.ts";

/** A word is one of a list if it is meant so surely. */
const surely = 0.9;
const mostWords = 6;
/** Of the documents of a word so many are looked at for one that is this thing. */
const mostLookedAt = 500;
/** After the best of each group come so many together, the next ones of each group, and so on. */
const together = 24;
/** Of each group so many are in this order; what nobody scrolls to comes by its score, below these. */
const mostInOrder = 60;
const behindAll = 1e6;
/** Whether documents have several words together is looked for among so many, those most in demand. */
const mostTogether = 500;
/** Of each group so many documents are considered, those most in demand. */
const mostOfGroup = 1_000;

/**
 * Reads a query as a list of different things ("dim alu peyaj", "মসুর ডাল চাল"), each the longest run of its words that documents
 * answer and whose last word is what some of them are. The hits are the documents of all groups: the best of each group in the order of
 * the query, then some more of each, group after group. Undefined if it is no list: a word is not surely meant, or is only ever said of something else.
 */
export function groupedAnswers(
  segments: readonly Segment[],
  { words, weight }: Reading,
  scope: Scope,
  workspace: Workspace,
): Hits | undefined {
  const things = words.filter(({ token }) => token.kind === "word");
  if (things.length < 2 || things.length > mostWords) return undefined;
  if (!things.every((word) => isSure(word))) return undefined;
  const wide: Scope = { admits: () => true, maxPostings: mostTogether, all: true };
  const narrow: Scope = { ...scope, maxPostings: Math.min(scope.maxPostings, mostOfGroup) };
  const groups: Hits[] = [];
  for (let from = 0; from < things.length; ) {
    const length = longest(segments, things, from);
    const hits = workspace.newHits();
    const reading = { words: things.slice(from, from + length), weight };
    if (length === 0) return undefined;
    for (const [index, segment] of segments.entries())
      match(segment, index, reading, narrow, 0, hits, workspace);
    if (hits.surest < surely) return undefined;
    groups.push(onlyComplete(hits, workspace));
    from += length;
  }
  scope.all &&= narrow.all;
  return groups.length > 1 ? interleaved(groups, workspace) : undefined;

  /** How many words from here on are one thing: they stand together, and the last of them is what something is. */
  function longest(all: readonly Segment[], list: readonly QueryWord[], from: number): number {
    let found = 0;
    for (let length = 1; from + length <= list.length; length++) {
      const run = list.slice(from, from + length);
      if (length > 1 && !standTogether(all, run)) break;
      if (isHeadSomewhere(all, run.at(-1) as QueryWord)) found = length;
    }
    return found;
  }

  function standTogether(all: readonly Segment[], run: readonly QueryWord[]): boolean {
    const hits = workspace.newHits();
    for (const [index, segment] of all.entries())
      match(segment, index, { words: [...run], weight }, wide, 0, hits, workspace);
    return hits.surest >= surely;
  }
}

const isSure = ({ meanings }: QueryWord) =>
  meanings.some((words) => [...words.values()].some((weight) => weight >= surely));

/** Whether some document is what a word says: an onion is, "fresh" or a brand is not. */
function isHeadSomewhere(segments: readonly Segment[], { meanings }: QueryWord): boolean {
  return segments.some(({ postings, postingStarts }, at) =>
    [...(meanings[at] ?? [])].some(([word, weight]) => {
      if (weight < surely) return false;
      const start = postingStarts[word] as number;
      const end = Math.min(postingStarts[word + 1] as number, start + mostLookedAt);
      for (let place = start; place < end; place++) if (hasHeadPlace(postings[place] as number)) return true;
      return false;
    }),
  );
}

/** The hits of several groups in one order, as scores from 0 down, the rest by their own scores. A document in two groups counts in the first. */
function interleaved(groups: readonly Hits[], workspace: Workspace): Hits {
  const all = workspace.newHits();
  const bests = groups.map((hits) => best(hits, mostInOrder));
  const placesOf = (hits: Hits, at: number) => {
    const slot = hits.slots[at] as number;
    return { slot, places: workspace.placesOf(hits.segments[at] as number, slot + 1) };
  };
  const take = (hits: Hits, at: number, score: number) => {
    const { slot, places } = placesOf(hits, at);
    if (places[slot] !== 0) return;
    all.take(hits, at);
    all.scores[all.length - 1] = score;
    places[slot] = all.length;
  };
  const share = Math.floor(together / groups.length);
  for (let from = 0, to = 1; from < mostInOrder; from = to, to += share)
    for (const [group, order] of bests.entries())
      for (const at of order.slice(from, to)) take(groups[group] as Hits, at, -all.length);
  for (const hits of groups)
    for (let at = 0; at < hits.length; at++) take(hits, at, (hits.scores[at] as number) - behindAll);
  for (let at = 0; at < all.length; at++) {
    const { slot, places } = placesOf(all, at);
    places[slot] = 0;
  }
  return all;
}

/** The places of the best of some hits, in order. */
function best(hits: Hits, most: number): number[] {
  const isBefore = (a: number, b: number) =>
    (hits.scores[a] as number) > (hits.scores[b] as number) ||
    (hits.scores[a] === hits.scores[b] && (hits.slots[a] as number) < (hits.slots[b] as number));
  const found: number[] = [];
  for (let at = 0; at < hits.length; at++) {
    if (found.length === most && !isBefore(at, found[most - 1] as number)) continue;
    found.splice(
      lowerBound(found.length, (place) => isBefore(found[place] as number, at)),
      0,
      at,
    );
    if (found.length > most) found.pop();
  }
  return found;
}

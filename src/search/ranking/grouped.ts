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
  const groups: Hits[] = [];
  for (let from = 0; from < things.length; ) {
    const length = longest(segments, things, from);
    const hits = workspace.newHits();
    const reading = { words: things.slice(from, from + length), weight };
    if (length === 0) return undefined;
    for (const [index, segment] of segments.entries())
      match(segment, index, reading, scope, 0, hits, workspace);
    if (hits.surest < surely) return undefined;
    groups.push(onlyComplete(hits, workspace));
    from += length;
  }
  return groups.length > 1 ? interleaved(groups, workspace) : undefined;

  function longest(all: readonly Segment[], list: readonly QueryWord[], from: number): number {
    for (let length = list.length - from; length > 0; length--) {
      const run = list.slice(from, from + length);
      if (!isHeadSomewhere(all, run.at(-1) as QueryWord)) continue;
      if (length === 1) return 1;
      const hits = workspace.newHits();
      for (const [index, segment] of all.entries())
        match(segment, index, { words: run, weight }, { ...scope, admits: () => true }, 0, hits, workspace);
      if (hits.surest >= surely) return length;
    }
    return 0;
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

/** The hits of several groups in one order, as scores from 0 down. A document in two groups counts in the first. */
function interleaved(groups: readonly Hits[], workspace: Workspace): Hits {
  const orders = groups.map((hits) =>
    [...Array(hits.length).keys()].sort(
      (a, b) =>
        (hits.scores[b] as number) - (hits.scores[a] as number) ||
        (hits.slots[a] as number) - (hits.slots[b] as number),
    ),
  );
  const all = workspace.newHits();
  const taken = new Set<string>();
  const take = (hits: Hits, at: number) => {
    const key = `${hits.segments[at]} ${hits.slots[at]}`;
    if (taken.has(key)) return;
    taken.add(key);
    all.take(hits, at);
    all.scores[all.length - 1] = -all.length;
  };
  const share = Math.floor(together / groups.length);
  const longest = Math.max(...orders.map(({ length }) => length));
  for (let from = 0, to = 1; from < longest; from = to, to += share)
    for (const [group, order] of orders.entries())
      for (const at of order.slice(from, to)) take(groups[group] as Hits, at);
  return all;
}

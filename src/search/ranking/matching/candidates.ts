import { summaryAt } from "#src/search/index/columns.ts";
import { slotOf } from "#src/search/index/packing.ts";
import type { Segment } from "#src/search/index/segment.ts";
import type { Meanings } from "#src/search/query/lookup.ts";
import type { Workspace } from "../workspace.ts";

/** Candidate documents with summaries, in the workspace until the next call. `all`: whether there are no more. */
type Candidates = { slots: Uint32Array; summaries: Uint32Array; all: boolean };

export function countPostings({ postingStarts }: Segment, words: Iterable<number>): number {
  let sum = 0;
  for (const word of words) sum += (postingStarts[word + 1] as number) - (postingStarts[word] as number);
  return sum;
}

/**
 * The documents with a word of any of the `count` rarest sets, at most `maxPostings`, the most popular of each word.
 * Reads the summaries in one pass, so that cache misses overlap, and numbers the candidates in `candidateAt`.
 */
export function findCandidates(
  segment: Segment,
  sets: readonly Meanings[],
  count: number,
  maxPostings: number,
  workspace: Workspace,
): Candidates {
  const rarest = sets.length > count ? sortByPostings(segment, sets).slice(0, count) : sets;
  const words = new Set(rarest.flatMap((meanings) => [...meanings.keys()]));
  const { candidateAt, base } = workspace.spaceOf(segment);
  const { postings, postingStarts } = segment;
  const postingCount = countPostings(segment, words);
  const share = Math.min(1, maxPostings / Math.max(1, postingCount));
  workspace.reserveCandidates(Math.min(postingCount, maxPostings + words.size));
  const { slots, summaries } = workspace;
  let candidateCount = 0;
  for (const word of words) {
    const start = postingStarts[word] as number;
    const end = start + Math.ceil(((postingStarts[word + 1] as number) - start) * share);
    for (let at = start; at < end; at++) {
      const slot = slotOf(postings[at] as number);
      const isFoundAlready = (candidateAt[slot] as number) > base;
      if (isFoundAlready) continue;
      slots[candidateCount] = slot;
      summaries[candidateCount++] = summaryAt(segment, slot);
      candidateAt[slot] = base + candidateCount;
    }
  }
  return { slots: slots.subarray(0, candidateCount), summaries, all: share === 1 };
}

function sortByPostings(segment: Segment, sets: readonly Meanings[]) {
  return sets
    .map((meanings) => ({ meanings, size: countPostings(segment, meanings.keys()) }))
    .sort((a, b) => a.size - b.size)
    .map(({ meanings }) => meanings);
}

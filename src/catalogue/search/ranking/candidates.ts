import type { Segment } from "../index/segment.ts";

/** Room to work in, one for each segment: a mark for each word, and for each product its place among the candidates, from 1. */
export type Scratch = { marks: Int32Array; met: Int32Array };

const scratches = new WeakMap<Segment, Scratch>();

export function scratchOf(segment: Segment): Scratch {
  const known = scratches.get(segment);
  if (known) return known;
  const made = { marks: new Int32Array(segment.frequency.length), met: new Int32Array(segment.ids.length) };
  scratches.set(segment, made);
  return made;
}

/** Leaves the room as it was found. */
export function leaveScratch({ marks, met }: Scratch, words: readonly number[], slots: Uint32Array): void {
  for (const word of words) marks[word] = 0;
  for (let at = 0; at < slots.length; at++) met[slots[at] as number] = 0;
}

/** In how many products some words stand, counted for each. */
export function sizeOf({ postingStarts }: Segment, words: Iterable<number>): number {
  let sum = 0;
  for (const word of words) sum += (postingStarts[word + 1] as number) - (postingStarts[word] as number);
  return sum;
}

/**
 * The products that hold a word of any of the `count` rarest sets, each once, by slot or nearly so; where that is more than
 * `most` to go through, the popular end of each list, and `all` is false. Each is marked in `met`.
 */
export function candidates(
  segment: Segment,
  sets: readonly Map<number, number>[],
  count: number,
  most: number,
): { slots: Uint32Array; all: boolean } {
  const rarest = sets.length > count ? bySize(segment, sets).slice(0, count) : sets;
  const words = new Set(rarest.flatMap((meant) => [...meant.keys()]));
  const { met } = scratchOf(segment);
  const { postings, postingStarts } = segment;
  const size = sizeOf(segment, words);
  // Of each list its share of the work, so that no word crowds out another.
  const share = Math.min(1, most / Math.max(1, size));
  const slots = new Uint32Array(Math.min(size, most + words.size));
  let found = 0;
  for (const word of words) {
    const start = postingStarts[word] as number;
    const end = start + Math.ceil(((postingStarts[word + 1] as number) - start) * share);
    for (let at = start; at < end; at++) {
      const slot = (postings[at] as number) >>> 4;
      if (met[slot]) continue;
      slots[found++] = slot;
      met[slot] = found;
    }
  }
  return { slots: slots.subarray(0, found), all: share === 1 };
}

function bySize(segment: Segment, sets: readonly Map<number, number>[]) {
  return sets
    .map((meant) => ({ meant, size: sizeOf(segment, meant.keys()) }))
    .sort((a, b) => a.size - b.size)
    .map(({ meant }) => meant);
}

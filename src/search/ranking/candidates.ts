import { factsOf } from "../index/record.ts";
import type { Segment } from "../index/segment.ts";

/**
 * Room to work in, one for each segment: a mark for each word, and for each product its place among the candidates, from 1,
 * above `base`. What is not above it is left from before, so that nothing has to be put back.
 */
export type Scratch = { marks: Int32Array; met: Int32Array; base: number };

const scratches = new WeakMap<Segment, Scratch>();
const mostBase = 2 ** 30;

export function scratchOf(segment: Segment): Scratch {
  const known = scratches.get(segment);
  if (known) return known;
  const [words, products] = [segment.frequency.length, segment.ids.length];
  const made = { marks: new Int32Array(words), met: new Int32Array(products), base: 0 };
  scratches.set(segment, made);
  return made;
}

/** Leaves the room as the next search wants it. */
export function leaveScratch(scratch: Scratch, words: readonly number[], candidates: number): void {
  for (const word of words) scratch.marks[word] = 0;
  scratch.base += candidates;
  if (scratch.base < mostBase) return;
  scratch.met.fill(0);
  scratch.base = 0;
}

/** In how many products some words stand, counted for each. */
export function sizeOf({ postingStarts }: Segment, words: Iterable<number>): number {
  let sum = 0;
  for (const word of words) sum += (postingStarts[word + 1] as number) - (postingStarts[word] as number);
  return sum;
}

/**
 * Products that may answer, with the facts of each (see record.ts): read here, the processor waits for many of them at once.
 * `all` is false where there are more.
 */
type Candidates = { slots: Uint32Array; facts: Uint32Array; all: boolean };

/** Room for candidates, used again from search to search: to be given it anew costs more than to fill it. */
let slots = new Uint32Array(0);
let facts = new Uint32Array(0);

/**
 * The products that hold a word of any of the `count` rarest sets, each once, by slot or nearly so; where that is more than
 * `most` to go through, the popular end of each list. Each is marked in `met`. Good until the next call.
 */
export function candidates(
  segment: Segment,
  sets: readonly Map<number, number>[],
  count: number,
  most: number,
): Candidates {
  const rarest = sets.length > count ? bySize(segment, sets).slice(0, count) : sets;
  const words = new Set(rarest.flatMap((meant) => [...meant.keys()]));
  const { met, base } = scratchOf(segment);
  const { postings, postingStarts } = segment;
  const size = sizeOf(segment, words);
  // Of each list its share of the work, so that no word crowds out another.
  const share = Math.min(1, most / Math.max(1, size));
  const enough = Math.min(size, most + words.size);
  if (slots.length < enough) {
    slots = new Uint32Array(enough * 2);
    facts = new Uint32Array(enough * 2);
  }
  let found = 0;
  for (const word of words) {
    const start = postingStarts[word] as number;
    const end = start + Math.ceil(((postingStarts[word + 1] as number) - start) * share);
    for (let at = start; at < end; at++) {
      const slot = (postings[at] as number) >>> 4;
      if ((met[slot] as number) > base) continue;
      slots[found] = slot;
      facts[found++] = factsOf(segment, slot);
      met[slot] = base + found;
    }
  }
  return { slots: slots.subarray(0, found), facts, all: share === 1 };
}

function bySize(segment: Segment, sets: readonly Map<number, number>[]) {
  return sets
    .map((meant) => ({ meant, size: sizeOf(segment, meant.keys()) }))
    .sort((a, b) => a.size - b.size)
    .map(({ meant }) => meant);
}

import type { Segment } from "../index/segment.ts";

/** Work is bounded: of a word in more products than this, the most popular are looked at. */
const mostPostings = 150_000;

/** Room to work in, one for each segment: a mark for each word, and for each product whether it was met. */
export type Scratch = { marks: Int32Array; met: Uint8Array };

const scratches = new WeakMap<Segment, Scratch>();

export function scratchOf(segment: Segment): Scratch {
  const known = scratches.get(segment);
  if (known) return known;
  const made = { marks: new Int32Array(segment.frequency.length), met: new Uint8Array(segment.ids.length) };
  scratches.set(segment, made);
  return made;
}

/** Leaves the room as it was found. */
export function leaveScratch({ marks }: Scratch, words: readonly number[]): void {
  for (const word of words) marks[word] = 0;
}

/** The products that hold a word of any of the `count` rarest sets, each once; of long lists the popular end. */
export function candidates(
  segment: Segment,
  sets: readonly Map<number, number>[],
  count: number,
): ArrayLike<number> {
  const rarest = sets.length > count ? bySize(segment, sets).slice(0, count) : sets;
  const words = [...new Set(rarest.flatMap((meant) => [...meant.keys()]))];
  const lists = words.map((word) =>
    segment.postings.subarray(segment.postingStarts[word], segment.postingStarts[word + 1]),
  );
  if (lists.length === 1) return (lists[0] as Uint32Array).subarray(0, mostPostings);
  return union(lists, scratchOf(segment).met);
}

function bySize({ postingStarts }: Segment, sets: readonly Map<number, number>[]) {
  const size = (meant: Map<number, number>) => {
    let sum = 0;
    for (const word of meant.keys())
      sum += (postingStarts[word + 1] as number) - (postingStarts[word] as number);
    return sum;
  };
  return sets
    .map((meant) => ({ meant, size: size(meant) }))
    .sort((a, b) => a.size - b.size)
    .map(({ meant }) => meant);
}

function union(lists: readonly Uint32Array[], met: Uint8Array): ArrayLike<number> {
  const all = lists.reduce((sum, { length }) => sum + length, 0);
  // Of each list its share of the work, so that no word crowds out another.
  const share = Math.min(1, mostPostings / Math.max(1, all));
  const slots = new Uint32Array(Math.min(all, mostPostings + lists.length));
  let count = 0;
  for (const list of lists) {
    const length = Math.ceil(list.length * share);
    for (let at = 0; at < length; at++) {
      const slot = list[at] as number;
      if (met[slot]) continue;
      met[slot] = 1;
      slots[count++] = slot;
    }
  }
  for (let at = 0; at < count; at++) met[slots[at] as number] = 0;
  return slots.subarray(0, count);
}

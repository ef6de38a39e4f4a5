import type { Good } from "./good.ts";
import { popularityOf } from "./good.ts";
import type { Lexicon } from "./lexicon.ts";

/** What is so or not so about a product, as bits. */
export const bit = { featured: 1, isNew: 2, top: 4, soldOut: 8, gone: 16 } as const;

/**
 * Products and their words in typed arrays. A product's number here, its slot, is its place in the order of popularity.
 * Words and slots stay as built; prices, flags and the like are changed in place, and what has other words now is `gone`.
 */
export type Segment = {
  lexicon: Lexicon;
  ids: Float64Array;
  prices: Float64Array;
  categories: Int32Array;
  flags: Uint8Array;
  positions: Int32Array;
  created: Float64Array;
  popularity: Float32Array;
  /** Of each product's names and weights, to see whether they changed. */
  textHashes: Uint32Array;
  /** How many words the English and the Bengali name have: [slot * 2], [slot * 2 + 1]. */
  nameLengths: Uint8Array;
  /** Slots in the order of the products' ids. */
  byId: Uint32Array;
  /** Each product's words: word << 4 | first << 3 | head << 2 | field; see name-words.ts. */
  entryStarts: Uint32Array;
  entries: Uint32Array;
  /** Each word's products, as slots, so in the order of popularity. */
  postingStarts: Uint32Array;
  postings: Uint32Array;
  /** How many products that are still there hold each word. */
  frequency: Uint32Array;
};

export const entryOf = (word: number, first: boolean, head: boolean, field: number): number =>
  ((word << 4) | (Number(first) << 3) | (Number(head) << 2) | field) >>> 0;

/** The slot of a product; -1 where this segment has none of that id. What is gone has its slot still. */
export function slotOf({ byId, ids }: Segment, id: number): number {
  let low = 0;
  let high = byId.length - 1;
  while (low <= high) {
    const middle = (low + high) >>> 1;
    const slot = byId[middle] as number;
    const found = ids[slot] as number;
    if (found === id) return slot;
    if (found < id) low = middle + 1;
    else high = middle - 1;
  }
  return -1;
}

/** Writes everything about a product but its words. */
export function setFacts(segment: Segment, slot: number, good: Good): void {
  segment.prices[slot] = good.pricePoisha;
  segment.categories[slot] = good.category;
  segment.positions[slot] = good.position;
  segment.created[slot] = good.createdAt;
  segment.popularity[slot] = popularityOf(good);
  segment.flags[slot] = flagsOf(good);
}

export function flagsOf({ featured, isNew, top, soldOut }: Good): number {
  return (
    (featured ? bit.featured : 0) |
    (isNew ? bit.isNew : 0) |
    (top ? bit.top : 0) |
    (soldOut ? bit.soldOut : 0)
  );
}

/** Takes a product out: it is found no more, and its words count one product less. */
export function remove(segment: Segment, slot: number): void {
  if ((segment.flags[slot] as number) & bit.gone) return;
  (segment.flags[slot] as number) |= bit.gone;
  for (const word of wordsOf(segment, slot)) (segment.frequency[word] as number)--;
}

function wordsOf({ entries, entryStarts }: Segment, slot: number): Set<number> {
  const own = entries.subarray(entryStarts[slot], entryStarts[slot + 1]);
  return new Set(Array.from(own, (entry) => entry >>> 4));
}

/** The memory that a segment holds, in bytes. */
export function bytesOf(segment: Segment): number {
  let bytes = 0;
  const visit = (value: unknown) => {
    if (ArrayBuffer.isView(value)) bytes += value.byteLength;
    else if (typeof value === "object" && value !== null)
      for (const inner of Object.values(value)) visit(inner);
  };
  visit(segment);
  return bytes;
}

import type { Good } from "./good.ts";
import { type Lexicon, numberOf } from "./lexicon.ts";
import { visitNameWords } from "./name-words.ts";
import { entryStart, isGone, type Records, setGone } from "./record.ts";

/**
 * Products and their words in typed arrays. A product's number here, its slot, is its place in the order of popularity.
 * Words and slots stay as built; prices, flags and the like are changed in place, and what has other words now is `gone`.
 */
export type Segment = Records & {
  lexicon: Lexicon;
  ids: Float64Array;
  /** Slots in the order of the products' ids. */
  byId: Uint32Array;
  /** Each product's words: word << 4 | first << 3 | head << 2 | field; see name-words.ts. */
  entries: Uint32Array;
  /** Each word's products: slot << 4 | where in it the word stands; by slot, so in the order of popularity. */
  postingStarts: Uint32Array;
  postings: Uint32Array;
  /** How many products that are still there hold each word. */
  frequency: Uint32Array;
};

export const entryOf = (word: number, first: boolean, head: boolean, field: number): number =>
  ((word << 4) | (Number(first) << 3) | (Number(head) << 2) | field) >>> 0;

/** Where a word stands in a product, as bits of its posting. What stands in the weight alone has none. */
export const place = { english: 1, bengali: 2, head: 4, first: 8 } as const;

export function placeOf(entry: number): number {
  const field = entry & 3;
  if (field > 1) return 0;
  return (
    (field === 0 ? place.english : place.bengali) |
    (entry & 4 ? place.head : 0) |
    (entry & 8 ? place.first : 0)
  );
}

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

/** Takes a product out: it is found no more, and its words count one product less. */
export function remove(segment: Segment, slot: number): void {
  if (isGone(segment, slot)) return;
  setGone(segment, slot);
  for (const word of wordsOf(segment, slot)) (segment.frequency[word] as number)--;
}

/** Whether a product still has the words by which it was indexed, each where it stood. */
export function hasWordsOf(segment: Segment, slot: number, good: Good): boolean {
  const { entries, lexicon } = segment;
  const end = entryStart(segment, slot + 1);
  let at = entryStart(segment, slot);
  let same = true;
  const numberOfWord = (text: string) => numberOf(lexicon, text);
  visitNameWords(good, numberOfWord, (word, isFirst, isHead, field) => {
    same &&= at < end && entries[at++] === entryOf(word, isFirst, isHead, field);
  });
  return same && at === end;
}

function wordsOf(segment: Segment, slot: number): Set<number> {
  const own = segment.entries.subarray(entryStart(segment, slot), entryStart(segment, slot + 1));
  return new Set(Array.from(own, (entry) => entry >>> 4));
}

/** The memory that a segment holds, in bytes. */
export function bytesOf(segment: Segment): number {
  const buffers = new Set<ArrayBufferLike>();
  const visit = (value: unknown) => {
    if (ArrayBuffer.isView(value)) buffers.add(value.buffer);
    else if (typeof value === "object" && value !== null)
      for (const inner of Object.values(value)) visit(inner);
  };
  visit(segment);
  return [...buffers].reduce((sum, { byteLength }) => sum + byteLength, 0);
}

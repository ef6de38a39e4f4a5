import { lowerBound } from "../arrays/lower-bound.ts";
import { type Columns, isDeletedAt, setDeleted, startOf } from "./columns.ts";
import type { SearchDocument } from "./document.ts";
import { findWordNumber, type Lexicon } from "./lexicon.ts";
import { toOccurrence, wordOf } from "./packing.ts";
import { spellingOf, type Tags } from "./tags.ts";
import { WordReader } from "./word-reader.ts";

/**
 * Documents and their words. A slot is the rank by demand at build time. Words and slots never change; attributes do, and
 * a removed document is marked as deleted and leaves `frequency`.
 */
export type Segment = Columns & {
  lexicon: Lexicon;
  ids: Float64Array;
  /** Slots by ascending id. */
  byId: Uint32Array;
  /** The words of each document (packing.ts), from its `starts`. */
  occurrences: Uint32Array;
  /** The documents of each word (packing.ts), from its `postingStarts`, by slot. */
  postings: Uint32Array;
  postingStarts: Uint32Array;
  /** Of each word: how many documents that are not deleted have it. */
  frequency: Uint32Array;
  tags: Tags;
};

/** The slot of a document, deleted or not; -1 if this segment has none with that id. */
export function slotOfId({ byId, ids }: Segment, id: number): number {
  const at = lowerBound(byId.length, (at) => (ids[byId[at] as number] as number) < id);
  const slot = byId[at] ?? -1;
  return ids[slot] === id ? slot : -1;
}

export function removeDocument(segment: Segment, slot: number): void {
  if (isDeletedAt(segment, slot)) return;
  setDeleted(segment, slot);
  const occurrences = segment.occurrences.subarray(startOf(segment, slot), startOf(segment, slot + 1));
  for (const word of new Set(Array.from(occurrences, wordOf))) (segment.frequency[word] as number)--;
}

/** Whether a document has the same words in the same positions, and the same tag, as the one in `slot`. */
export function hasWordsOf(segment: Segment, slot: number, document: SearchDocument): boolean {
  const { occurrences, lexicon, tags } = segment;
  if (spellingOf(tags, slot) !== (document.tag ?? "")) return false;
  const end = startOf(segment, slot + 1);
  let offset = startOf(segment, slot);
  let isSame = true;
  new WordReader((text) => findWordNumber(lexicon, text)).read(document, (word, isFirst, isHead, field) => {
    isSame &&= offset < end && occurrences[offset++] === toOccurrence(word, isFirst, isHead, field);
  });
  return isSame && offset === end;
}

/** The memory of a segment in bytes: of all typed arrays in it, each buffer once. */
export function countBytes(segment: Segment): number {
  const buffers = new Set<ArrayBufferLike>();
  const visit = (value: unknown) => {
    if (ArrayBuffer.isView(value)) buffers.add(value.buffer);
    else if (typeof value === "object" && value !== null)
      for (const inner of Object.values(value)) visit(inner);
  };
  visit(segment);
  return [...buffers].reduce((sum, { byteLength }) => sum + byteLength, 0);
}

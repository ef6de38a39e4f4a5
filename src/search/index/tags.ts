import { type TextTable, textAt, toTextTable } from "../arrays/text-table.ts";

/** The tags of a segment by number, one per spelling; 0 means without a tag. Tags, like words, never change. */
export type Tags = {
  spellings: TextTable;
  /** The lowest id of the documents with each spelling: it was written first. */
  firstIds: Float64Array;
  /** The number of each document's tag, by slot. */
  bySlot: Uint32Array;
};

/** Tags that differ only in case are the same. */
export const tagKey = (spelling: string): string => spelling.toLowerCase();

export const spellingOf = ({ spellings, bySlot }: Tags, slot: number): string =>
  textAt(spellings, bySlot[slot] as number);

const keysByTags = new WeakMap<Tags, string[]>();

/** The key of each tag, by number. */
export function keysOf(tags: Tags): string[] {
  const cached = keysByTags.get(tags);
  if (cached) return cached;
  const keys = Array.from(tags.firstIds, (_, number) => tagKey(textAt(tags.spellings, number)));
  keysByTags.set(tags, keys);
  return keys;
}

/** The tags of a segment from those of its documents, by slot. */
export function toTags(ids: Float64Array, spellingAt: (slot: number) => string): Tags {
  const numbers = new Map([["", 0]]);
  const firstIds = [0];
  const bySlot = new Uint32Array(ids.length);
  for (let slot = 0; slot < ids.length; slot++) {
    const spelling = spellingAt(slot);
    const id = ids[slot] as number;
    const number = numbers.get(spelling) ?? numbers.size;
    if (number === numbers.size) numbers.set(spelling, number);
    bySlot[slot] = number;
    firstIds[number] = Math.min(firstIds[number] ?? id, id);
  }
  return { spellings: toTextTable([...numbers.keys()]), firstIds: Float64Array.from(firstIds), bySlot };
}

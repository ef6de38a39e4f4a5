import { type Facts, popularityOf } from "./good.ts";

/**
 * A product's record: eight words of 32 bits, two of them doubles. Side by side, because a search reads thousands of products
 * scattered over memory, and waiting for each piece of memory is what a search costs.
 *   0 where its words begin · 1 flags, words of the English and of the Bengali name, popularity: a byte each · 2 category ·
 *   3 position · amounts 2 price in poisha · amounts 3 when it was made
 */
export type Records = { records: Uint32Array; amounts: Float64Array };

const words = 8;
const doubles = 4;

/** What is so or not so about a product, as bits. */
export const bit = { featured: 1, isNew: 2, top: 4, soldOut: 8, gone: 16 } as const;

/** Room for the records of `count` products, and for the end of the last one's words. */
export function newRecords(count: number): Records {
  const records = new Uint32Array((count + 1) * words);
  return { records, amounts: new Float64Array(records.buffer) };
}

export const entryStart = ({ records }: Records, slot: number): number => records[slot * words] as number;

export function setEntryStart({ records }: Records, slot: number, start: number): void {
  records[slot * words] = start;
}

/** Flags, lengths of the names and popularity, a byte each from the lowest. */
export const factsOf = ({ records }: Records, slot: number): number => records[slot * words + 1] as number;

export const flagsOf = (records: Records, slot: number): number => factsOf(records, slot) & 255;
export const isGone = (records: Records, slot: number): boolean => (factsOf(records, slot) & bit.gone) !== 0;
export const categoryOf = ({ records }: Records, slot: number): number => records[slot * words + 2] as number;
export const positionOf = ({ records }: Records, slot: number): number =>
  (records[slot * words + 3] as number) | 0;
export const priceOf = ({ amounts }: Records, slot: number): number => amounts[slot * doubles + 2] as number;
export const madeAt = ({ amounts }: Records, slot: number): number => amounts[slot * doubles + 3] as number;

export function setGone({ records }: Records, slot: number): void {
  (records[slot * words + 1] as number) |= bit.gone;
}

/** Writes how many words the two names have. */
export function setNameLengths({ records }: Records, slot: number, english: number, bengali: number): void {
  const others = (records[slot * words + 1] as number) & 0xff0000ff;
  records[slot * words + 1] = others | (Math.min(255, english) << 8) | (Math.min(255, bengali) << 16);
}

/** Writes everything about a product but its words. */
export function setFacts({ records, amounts }: Records, slot: number, good: Facts): void {
  const lengths = (records[slot * words + 1] as number) & 0x00ffff00;
  records[slot * words + 1] = lengths | flagBits(good) | (Math.round(popularityOf(good) * 255) << 24);
  records[slot * words + 2] = good.category;
  records[slot * words + 3] = good.position;
  amounts[slot * doubles + 2] = good.pricePoisha;
  amounts[slot * doubles + 3] = good.createdAt;
}

function flagBits({ featured, isNew, top, soldOut }: Facts): number {
  const { featured: first, isNew: second, top: third, soldOut: fourth } = bit;
  return (featured ? first : 0) | (isNew ? second : 0) | (top ? third : 0) | (soldOut ? fourth : 0);
}

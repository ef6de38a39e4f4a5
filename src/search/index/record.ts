import { type Facts, popularityOf } from "./good.ts";

/**
 * What ranking and filters need of each product, an array for each thing. A search of a common word reads of tens of thousands
 * of products no more than `facts`, and of a few `prices`: so small, these stay in the processor's memory.
 */
export type Records = {
  /** Flags with the step of the price, words of the English and of the Bengali name, popularity: a byte each from the lowest. */
  facts: Uint32Array;
  /** In poisha. */
  prices: Float64Array;
  categories: Uint32Array;
  positions: Int32Array;
  /** 1 where it costs less than it did; the byte of flags is full. */
  offers: Uint8Array;
  /** When it was made, in microseconds since 1970. */
  made: Float64Array;
  /** Where its words begin; one more, for the end of the last one's. */
  starts: Uint32Array;
};

/** What is so or not so about a product, as bits; the three above them are the step of its price. */
export const bit = { featured: 1, isNew: 2, top: 4, soldOut: 8, gone: 16 } as const;

/** Prices in eight steps, each twice the one before: below ৳50, below ৳100 … from ৳3,200. */
const stepOf = (pricePoisha: number): number =>
  Math.max(0, Math.min(7, Math.floor(Math.log2(pricePoisha / 2_500))));

export const priceStepOf = (facts: number): number => (facts >>> 5) & 7;

/** Room for the records of `count` products. */
export const newRecords = (count: number): Records => ({
  facts: new Uint32Array(count),
  prices: new Float64Array(count),
  categories: new Uint32Array(count),
  positions: new Int32Array(count),
  offers: new Uint8Array(count),
  made: new Float64Array(count),
  starts: new Uint32Array(count + 1),
});

/** The same records with room for twice as many. */
export function enlarged(records: Records): Records {
  const more = newRecords(records.facts.length * 2);
  for (const name of Object.keys(records) as (keyof Records)[]) more[name].set(records[name]);
  return more;
}

export const entryStart = ({ starts }: Records, slot: number): number => starts[slot] as number;

export function setEntryStart({ starts }: Records, slot: number, start: number): void {
  starts[slot] = start;
}

export const factsOf = ({ facts }: Records, slot: number): number => facts[slot] as number;
export const flagsOf = (records: Records, slot: number): number => factsOf(records, slot) & 255;
export const isGone = (records: Records, slot: number): boolean => (factsOf(records, slot) & bit.gone) !== 0;
export const categoryOf = ({ categories }: Records, slot: number): number => categories[slot] as number;
export const positionOf = ({ positions }: Records, slot: number): number => positions[slot] as number;
export const isOffer = ({ offers }: Records, slot: number): boolean => offers[slot] === 1;
export const priceOf = ({ prices }: Records, slot: number): number => prices[slot] as number;
export const madeAt = ({ made }: Records, slot: number): number => made[slot] as number;

export function setGone({ facts }: Records, slot: number): void {
  (facts[slot] as number) |= bit.gone;
}

/** Writes how many words the two names have. */
export function setNameLengths({ facts }: Records, slot: number, english: number, bengali: number): void {
  const others = (facts[slot] as number) & 0xff0000ff;
  facts[slot] = others | (Math.min(255, english) << 8) | (Math.min(255, bengali) << 16);
}

/** Takes over all about a product but where its words begin. */
export function copyRecord(from: Records, slot: number, to: Records, place: number): void {
  to.facts[place] = from.facts[slot] as number;
  to.prices[place] = from.prices[slot] as number;
  to.categories[place] = from.categories[slot] as number;
  to.positions[place] = from.positions[slot] as number;
  to.offers[place] = from.offers[slot] as number;
  to.made[place] = from.made[slot] as number;
}

/** Writes everything about a product but its words. */
export function setFacts(records: Records, slot: number, good: Facts): void {
  const lengths = factsOf(records, slot) & 0x00ffff00;
  records.facts[slot] =
    lengths | flagBits(good) | (stepOf(good.pricePoisha) << 5) | (Math.round(popularityOf(good) * 255) << 24);
  records.prices[slot] = good.pricePoisha;
  records.categories[slot] = good.category;
  records.positions[slot] = good.position;
  records.offers[slot] = good.offer ? 1 : 0;
  records.made[slot] = good.createdAt;
}

function flagBits({ featured, isNew, top, soldOut }: Facts): number {
  const { featured: first, isNew: second, top: third, soldOut: fourth } = bit;
  return (featured ? first : 0) | (isNew ? second : 0) | (top ? third : 0) | (soldOut ? fourth : 0);
}

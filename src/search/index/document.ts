/**
 * What is indexed: a thing with a title and a size in English and Bengali, and the numbers that lists are filtered and sorted by.
 * What facet, value and flags stand for is the caller's business.
 */
export type SearchDocument = {
  /** A safe integer, unique in the index. */
  id: number;
  titleEn: string;
  titleBn: string;
  /** How much one piece is: "500 g". */
  sizeEn: string;
  sizeBn: string;
  /** The one group that it belongs to, 0 to 2³² − 1. */
  facet: number;
  /** The number that ranges are over, such as a price in hundredths. */
  value: number;
  /** Up to eight yes-or-no properties, as bits. */
  flags: number;
  /** Its place in the caller's own order, a 32-bit integer. */
  position: number;
  /** Any unit, up to 2⁵³. */
  createdAt: number;
  /** How much it is in demand, 0 to 1; indexed in steps of 1/255. */
  demand: number;
  /** What cannot be had ranks behind its equals. */
  unavailable: boolean;
};

/** All but the words. */
export type Attributes = Omit<SearchDocument, "titleEn" | "titleBn" | "sizeEn" | "sizeBn">;

/** What is indexed; the caller decides what facet, value and flags mean. `id` is a safe integer, unique in the index. */
export type SearchDocument = {
  id: number;
  titleEn: string;
  titleBn: string;
  /** How much one piece is: "500 g". */
  sizeEn: string;
  sizeBn: string;
  /** Its group, 0 to 2³² − 1. */
  facet: number;
  /** For ranges, such as a price in hundredths. */
  value: number;
  /** Up to eight bits. */
  flags: number;
  /** In the caller's own order, a 32-bit integer. */
  position: number;
  createdAt: number;
  /** 0 to 1, indexed in steps of 1/255. */
  demand: number;
  /** Ranks behind its equals. */
  unavailable: boolean;
};

/** All but the texts. */
export type Attributes = Omit<SearchDocument, "titleEn" | "titleBn" | "sizeEn" | "sizeBn">;

/** An indexed document; the caller defines the meaning of facet, value and flags. `id` is a unique safe integer. */
export type SearchDocument = {
  id: number;
  titleEn: string;
  titleBn: string;
  /** The size of one piece: "500 g". */
  sizeEn: string;
  sizeBn: string;
  /** A name that documents share, such as a brand; compared by `tagKey`. */
  tag?: string | undefined;
  /** Its group, 0 to 2³² − 1. */
  facet: number;
  /** The number for range filters, such as a price in hundredths. */
  value: number;
  /** Up to eight bits. */
  flags: number;
  /** The position in the caller's own order, a 32-bit integer. */
  position: number;
  createdAt: number;
  /** 0 to 1, indexed in steps of 1/255. */
  demand: number;
  /** Ranks below equal documents. */
  unavailable: boolean;
};

export type Attributes = Omit<SearchDocument, "titleEn" | "titleBn" | "sizeEn" | "sizeBn" | "tag">;

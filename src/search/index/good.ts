/** What the index needs to know of one product. */
export type Good = {
  id: number;
  nameEn: string;
  nameBn: string;
  weightEn: string;
  weightBn: string;
  category: number;
  pricePoisha: number;
  featured: boolean;
  isNew: boolean;
  top: boolean;
  soldOut: boolean;
  /** Whether it costs less than it did. */
  offer?: boolean;
  position: number;
  /** Microseconds since 1970, as exact as PostgreSQL keeps them. */
  createdAt: number;
  reviews: number;
  /** How often it was opened after a search in the last ninety days. */
  choices: number;
};

/** The same without its words. */
export type Facts = Omit<Good, "nameEn" | "nameBn" | "weightEn" | "weightBn">;

/** How much a product is in demand, 0 to 1, as far as the catalogue knows: the shop's own word, reviews, what searchers open. */
export function popularityOf({ top, featured, isNew, reviews, choices }: Facts): number {
  const said = (top ? 0.35 : 0) + (featured ? 0.1 : 0) + (isNew ? 0.05 : 0);
  const shown = 0.06 * Math.log2(1 + reviews) + 0.06 * Math.log2(1 + choices);
  return said + Math.min(0.5, shown);
}

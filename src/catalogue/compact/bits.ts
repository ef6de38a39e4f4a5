/** Bits of a compact product's flags beyond those of the index (`finding/indexed-product.ts`). */
export const bit = { weighed: 16, perishable: 32 } as const;

/** The bits that the index knows. */
export const indexed = 15;

/** Steps of demand, as the index has them. */
export const demandSteps = 255;

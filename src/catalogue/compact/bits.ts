/** Bits of a compact product's flags beyond those of the index (`finding/indexed-product.ts`). */
export const bit = { weighed: 16, perishable: 32 } as const;

/** The mask of the index's own bits; those of the rating are computed from it. */
export const indexed = 143;

/** The range of demand in the index. */
export const demandSteps = 255;

/** Bits of a compact product's flags beyond those of the index (`search/indexed-product.ts`). */
export const bit = { weighed: 16, perishable: 32 } as const;

/** The bits with the same meaning in the index: 1, 2, 4, 8, 128. `rated3` and `rated4` follow from the rating. */
export const indexedFlags = 143;

/** A compact product's demand is the index's, 0 to 1, times this number. */
export const demandSteps = 255;

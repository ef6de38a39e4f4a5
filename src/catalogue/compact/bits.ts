/** Bits of a compact product's flags beyond those of the index (`search/indexed-product.ts`). */
export const bit = { weighed: 16, perishable: 32 } as const;

/** The mask of the bits with the same meaning in the index; `rated3` and `rated4` are computed from the rating. */
export const indexedFlags = 143;

/** The range of demand in the index. */
export const demandSteps = 255;

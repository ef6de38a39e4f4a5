/** The highest price of a product, in taka, and the most pieces of it in stock. */
export const maxPrice = 1_000_000;
export const maxStock = 1_000_000;

/** The longest name of a product. */
export const maxProductName = 200;

/** The largest weight or content of one piece, in grams, millilitres or pieces. */
export const maxNet = 1_000_000;
export const netUnits = ["g", "ml", "pc"] as const;

/** Goods that are weighed at packing are sold in steps of so many grams: whole tens, so that a kilo of whole taka makes steps of whole poisha. */
export const minStep = 10;
export const maxStep = 5_000;
export const isStep = (amount: number | null | undefined, unit: string | null | undefined): boolean =>
  unit === "g" && !!amount && amount >= minStep && amount <= maxStep && amount % 10 === 0;

/** The longest name of a category. */
export const maxCategoryName = 60;

/** Pictures of a product, and products that staff choose to be shown beside it. */
export const maxPictures = 8;
export const maxRelated = 12;

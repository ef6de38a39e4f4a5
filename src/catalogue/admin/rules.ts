export const maxPriceTaka = 1_000_000;
/** The maximum stock, in pieces. */
export const maxStock = 1_000_000;

/** The maximum shelf life, in days. */
export const maxExpiryDays = 3_650;

export const maxProductNameLength = 200;

/** The maximum weight or content of one piece, in grams, millilitres or pieces. */
export const maxNetAmount = 1_000_000;
export const netUnits = ["g", "ml", "pc"] as const;

/** The minimum and maximum step of goods sold by weight, in grams. */
export const minStepGrams = 10;
export const maxStepGrams = 5_000;
/** Whether it is a valid step: whole tens of grams, so that whole taka per kilo are whole poisha per step. */
export const isValidStep = (amount: number | null | undefined, unit: string | null | undefined): boolean =>
  unit === "g" && !!amount && amount >= minStepGrams && amount <= maxStepGrams && amount % 10 === 0;

/** The maximum number of categories that list a product besides its own. */
export const maxFurtherCategories = 10;

export const maxCategoryNameLength = 60;

/** The maximum number of pictures of a product. */
export const maxPictures = 8;
/** The maximum number of related products that are chosen by hand. */
export const maxRelated = 12;

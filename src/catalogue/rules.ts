/**
 * At or below this stock, shoppers see the number left, and the stock is low for staff. Triggers repeat the number.
 */
export const fewLeft = 5;

/** The maximum number of saved products of a customer or a browser. */
export const maxSaved = 500;

/** The maximum number of ids in one request, and of products in a cart. */
export const maxIds = 100;

/** The number of products in the compact catalogue, which keeps it below 400 kB compressed, even with long names and uploads. */
export const maxCompact = 5_000;

/** The maximum length of a search term, in characters. */
export const maxTerm = 200;
/** The maximum length of a text to suggest for, in characters. */
export const maxTyped = 100;
/** The maximum length of a cursor, in characters. */
export const maxCursor = 300;

/** The maximum number of brands, or of categories, chosen in one list. */
export const maxChosen = 50;
/** The maximum length of a brand, in characters. */
export const maxBrandLength = 60;

/** The number of brands that a list counts, besides the chosen ones. */
export const maxBrands = 50;

/**
 * At or below this stock, shoppers see the number left, and the stock is low for staff. Triggers repeat the number.
 */
export const fewLeft = 5;

/** The maximum number of saved products of a customer or a browser. */
export const maxSaved = 500;

/** The maximum number of ids in one request, and of products in a cart. */
export const maxIds = 100;

/** The size of the compact catalogue, which keeps it below 400 kB compressed, even with long names and uploads. */
export const maxCompact = 5_000;

/** The maximum number of characters of a search term, of a text to suggest for, and of a cursor. */
export const maxTerm = 200;
export const maxTyped = 100;
export const maxCursor = 300;

/** The maximum number of brands or of categories chosen in one list, and of characters of a brand. */
export const maxChosen = 50;
export const maxBrand = 60;

/** The number of brands that a list counts, besides the chosen ones. */
export const maxBrands = 50;

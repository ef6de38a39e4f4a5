/** At this stock and below, shoppers see how many are left and admins see that a product is short. Triggers use the same number. */
export const fewLeft = 5;

/** Products that a customer may save, and that a browser keeps for a visitor. */
export const maxSaved = 500;

/** Products that may be asked for by their ids at once; a cart holds no more. */
export const maxIds = 100;

/** Products of the compact catalogue: with long names and uploaded pictures it stays below 400 kB, compressed. */
export const maxCompact = 5_000;

/** Characters of a search, at the most; of what suggestions are asked for; and of the place in a list where its next page begins. */
export const maxTerm = 200;
export const maxTyped = 100;
export const maxCursor = 300;

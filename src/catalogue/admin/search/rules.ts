/** The maximum number of words, and of kinds, of one synonym. */
export const maxWords = 12;
export const maxKinds = 20;
/** The longest word or kind, in characters. */
export const maxWordLength = 40;
/** The maximum number of synonyms in the shop. */
export const maxSynonyms = 3_000;
/** The maximum number of synonyms that are removed at once. */
export const maxRemovedSynonyms = 500;

/** The maximum number of pinned products of one term. */
export const maxPins = 5;
/** The maximum number of terms with pins. */
export const maxPinnedTerms = 500;

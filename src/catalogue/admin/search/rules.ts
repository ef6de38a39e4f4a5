/** Of synonyms: the words of one entry, the kinds of it, the characters of each, and all entries together. */
export const maxSynonyms = 12;
export const maxKinds = 20;
export const maxSynonym = 40;
export const maxEntries = 3_000;
/** Entries that are added, or removed again, in one press. */
export const maxSuggested = 500;

/** Products that are pinned to one term, and terms that have some. */
export const maxPins = 5;
export const maxPinnedTerms = 500;

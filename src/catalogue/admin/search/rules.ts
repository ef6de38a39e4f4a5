/** The limits of synonyms: words of an entry, kinds of an entry, characters of each, and entries. */
export const maxWords = 12;
export const maxKinds = 20;
export const maxWordLength = 40;
export const maxEntries = 3_000;
/** The maximum number of entries that are added or removed at once. */
export const maxSuggested = 500;

/** The maximum number of pins of a term, and of terms with pins. */
export const maxPins = 5;
export const maxPinnedTerms = 500;

import type { SynonymWords } from "./contract.ts";

/** Synonyms as typed, separated by commas. */
export type SynonymDraft = { words: string; kinds: string };

export const toSynonymDraft = ({ words, kinds }: SynonymWords): SynonymDraft => ({
  words: words.join(", "),
  kinds: kinds.join(", "),
});

/** Splits the typed words at commas, semicolons, dandas and new lines. */
export const toSynonymWords = ({ words, kinds }: SynonymDraft): SynonymWords => ({
  words: splitTerms(words),
  kinds: splitTerms(kinds),
});

const splitTerms = (text: string) =>
  text
    .split(/[,،;।\n]/)
    .map((word) => word.trim())
    .filter(Boolean);

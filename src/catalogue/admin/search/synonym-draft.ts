import type { SynonymWords } from "./contract.ts";

/** Synonyms as they are typed: each in a field, with commas between them. */
export type SynonymDraft = { words: string; kinds: string };

export const draftOf = ({ words, kinds }: SynonymWords): SynonymDraft => ({
  words: words.join(", "),
  kinds: kinds.join(", "),
});

/** The words that were typed; commas, semicolons, dandas and new lines stand between them. */
export const wordsOf = ({ words, kinds }: SynonymDraft): SynonymWords => ({
  words: split(words),
  kinds: split(kinds),
});

const split = (text: string) =>
  text
    .split(/[,،;।\n]/)
    .map((word) => word.trim())
    .filter(Boolean);

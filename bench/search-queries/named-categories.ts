import { readCategories } from "../../src/catalogue/search/live/categories.ts";
import type { readSynonyms } from "../../src/search/query/synonyms.ts";

/** The categories with these names, as a search reads them; the id is the index, and all are shown. */
export const namedCategories = (
  names: readonly { en: string; bn: string }[],
  synonyms: ReturnType<typeof readSynonyms>,
) =>
  readCategories(
    names.map(({ en, bn }, id) => ({
      id,
      nameEn: en,
      nameBn: bn,
      icon: "",
      tint: "",
      shownFrom: 0,
      shownUntil: Number.MAX_VALUE,
    })),
    synonyms,
  );

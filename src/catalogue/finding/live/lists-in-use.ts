import { readSynonyms, type Synonyms } from "../../../search/query/synonyms.ts";
import type { Lists } from "../building/read-lists.server.ts";
import { type Categories, readCategories } from "../suggest/categories.ts";

/** The shop's lists, and as searches use them. */
export type ListsInUse = { lists: Lists; synonyms: Synonyms; categories: Categories };

let last: (ListsInUse & { text: string }) | undefined;

/** Makes lists ready for searches, which takes a process that has just started 30 ms; the last ones again are given as they were. */
export function inUse(lists: Lists): ListsInUse {
  const text = JSON.stringify(lists);
  if (last?.text !== text)
    last = {
      text,
      lists,
      synonyms: readSynonyms(lists.synonyms),
      categories: readCategories(lists.categories),
    };
  return last;
}

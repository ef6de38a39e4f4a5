import { readSynonyms, type Synonyms } from "#src/search/query/synonyms.ts";
import { FacetTree } from "#src/search/ranking/facet-tree.ts";
import { type Pins, readPins } from "#src/search/ranking/pins.ts";
import type { Lists } from "../building/read-lists.server.ts";
import { flag } from "../indexed-product.ts";
import { type Categories, readCategories } from "./categories.ts";

type Prepared = { synonyms: Synonyms; pins: Pins; categories: Categories };
/** The shop's lists, raw and prepared for searches. */
export type ReadyLists = Prepared & { lists: Lists; facets: FacetTree };

/** The last result, with the JSON text of the lists that it was prepared from. */
let cached: (Prepared & { text: string }) | undefined;

/** Prepares lists for searches in about 30 ms; memoised for equal lists, except the tree of categories. */
export function prepareLists(lists: Lists): ReadyLists {
  const { further = [], ...others } = lists;
  const text = JSON.stringify(others);
  if (cached?.text !== text) {
    const synonyms = readSynonyms(lists.synonyms);
    cached = {
      text,
      synonyms,
      pins: readPins(lists.pins ?? []),
      categories: readCategories(lists.categories, synonyms),
    };
  }
  const { synonyms, pins, categories } = cached;
  const parents = lists.categories.flatMap(({ id, parentId }): [number, number][] =>
    parentId ? [[id, parentId]] : [],
  );
  const furtherById = further.map(({ id, categories: ids }): [number, number[]] => [id, ids]);
  const facets = new FacetTree(new Map(parents), new Map(furtherById), flag.further);
  return { lists, synonyms, pins, categories, facets };
}

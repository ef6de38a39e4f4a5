import { SegmentBuilder } from "../../../search/index/segment-builder.ts";
import { readSynonyms } from "../../../search/query/synonyms.ts";
import { findBest, type SearchIndex } from "../../../search/search.ts";
import type { IndexedCategory } from "../building/read-lists.server.ts";

/** The categories, and an index of their names: the rules for words are those for products. */
export type Categories = { all: readonly IndexedCategory[]; index: SearchIndex };

export function readCategories(all: readonly IndexedCategory[]): Categories {
  const builder = new SegmentBuilder();
  for (const [position, { id, nameEn, nameBn }] of all.entries()) {
    builder.add({
      ...{ id, titleEn: nameEn, titleBn: nameBn, sizeEn: "", sizeBn: "", facet: 0, value: 1, flags: 0 },
      ...{ position, createdAt: 0, demand: 0, unavailable: false },
    });
  }
  return { all, index: { segments: [builder.build()], synonyms: readSynonyms([]), literal: true } };
}

/** The category that a query names or begins to name; undefined if none is surely meant, or it is not shown. */
export function matchingCategory({ all, index }: Categories, query: string): IndexedCategory | undefined {
  const { ids, exact } = findBest(index, query, 1);
  const now = Date.now();
  return exact
    ? all.find(({ id, shownFrom, shownUntil }) => id === ids[0] && shownFrom <= now && now < shownUntil)
    : undefined;
}

import { SegmentBuilder } from "../../../search/index/segment-builder.ts";
import type { Index } from "../../../search/query/plan.ts";
import { findBest } from "../../../search/query/search.ts";
import { readSynonyms } from "../../../search/query/synonyms.ts";

/** A category as a suggestion shows it. */
export type IndexedCategory = { id: number; nameEn: string; nameBn: string; icon: string; tint: string };

/** The categories, and an index of their names: they are searched by the same rules as the goods. */
export type Categories = { all: readonly IndexedCategory[]; index: Index };

export function readCategories(all: readonly IndexedCategory[]): Categories {
  const builder = new SegmentBuilder();
  for (const [position, { id, nameEn, nameBn }] of all.entries()) {
    builder.add({
      ...{ id, nameEn, nameBn, weightEn: "", weightBn: "", category: 0, pricePoisha: 1, featured: false },
      ...{ isNew: false, top: false, soldOut: false, position, createdAt: 0, reviews: 0, choices: 0 },
    });
  }
  return { all, index: { segments: [builder.build()], synonyms: readSynonyms([]), literal: true } };
}

/** The category that a query names, or begins to name; undefined where none is surely meant. */
export function matchingCategory({ all, index }: Categories, query: string): IndexedCategory | undefined {
  const { ids, exact } = findBest(index, query, 1);
  return exact ? all.find(({ id }) => id === ids[0]) : undefined;
}

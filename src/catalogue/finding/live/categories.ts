import { textAt } from "../../../search/arrays/text-table.ts";
import type { Segment } from "../../../search/index/segment.ts";
import { SegmentBuilder } from "../../../search/index/segment-builder.ts";
import type { QueryWord } from "../../../search/query/query-word.ts";
import type { Synonyms } from "../../../search/query/synonyms.ts";
import { findBest, type SearchIndex } from "../../../search/search.ts";
import { tokenise } from "../../../search/tokens/tokenise.ts";
import type { IndexedCategory } from "../building/read-lists.server.ts";

/** The categories, an index of their names, and by id the parts of each name: "Fruit & vegetables" names two things. */
export type Categories = {
  all: readonly IndexedCategory[];
  index: SearchIndex;
  parts: ReadonlyMap<number, readonly ReadonlySet<string>[]>;
};

/** What stands between the parts of a name. */
const betweenParts = /[,&/|+()]|\s(?:and|or|ও|এবং|বা)\s/;
/** From here on a word is surely meant. */
const surely = 0.9;
/** Of the categories that a query may name so many are looked at. */
const most = 5;
const mostWords = 3;

export function readCategories(all: readonly IndexedCategory[], synonyms: Synonyms): Categories {
  const builder = new SegmentBuilder();
  for (const [position, { id, nameEn, nameBn }] of all.entries()) {
    builder.add({
      ...{ id, titleEn: nameEn, titleBn: nameBn, sizeEn: "", sizeBn: "", facet: 0, value: 1, flags: 0 },
      ...{ position, createdAt: 0, demand: 0, unavailable: false },
    });
  }
  for (const word of synonyms.words) builder.addWord(word);
  const parts = new Map(all.map(({ id, nameEn, nameBn }) => [id, [...partsOf(nameEn), ...partsOf(nameBn)]]));
  return { all, index: { segments: [builder.build()], synonyms, literal: true }, parts };
}

const partsOf = (name: string) =>
  name
    .split(betweenParts)
    .map(wordsOf)
    .filter(({ size }) => size > 0);
const wordsOf = (text: string) =>
  new Set(tokenise(text).flatMap(({ text: word, isStopWord }) => (isStopWord ? [] : word)));

/** A category that a query names or begins to write, as it is shown; undefined if none is surely meant. */
export function matchingCategory(categories: Categories, query: string): IndexedCategory | undefined {
  const now = Date.now();
  return candidates(categories, query).find(
    ({ category: { id, shownFrom, shownUntil }, readings }) =>
      shownFrom <= now &&
      now < shownUntil &&
      readings.some((words) =>
        words.every((word) => (categories.parts.get(id) ?? []).some(hasOrBegins(categories, word))),
      ),
  )?.category;
}

/** The id of the category that a query names in full, or a part of its name: "murgi" is "Meat & chicken | মাংস ও মুরগি". */
export function namedCategory(categories: Categories, query: string): number | undefined {
  return candidates(categories, query).find(({ category, readings }) =>
    readings.some((words) =>
      (categories.parts.get(category.id) ?? []).some(
        (part) => part.size === words.length && words.every((word) => has(categories, word)(part)),
      ),
    ),
  )?.category.id;
}

function candidates({ all, index }: Categories, query: string) {
  const { ids, readings, exact } = findBest(index, query, most);
  if (!exact) return [];
  const words = readings
    .filter(({ weight, words: { length } }) => weight >= surely && length > 0 && length <= mostWords)
    .map(({ words }) => words);
  return ids.flatMap((id) => {
    const category = all.find((one) => one.id === id);
    return category ? { category, readings: words } : [];
  });
}

/** Whether a part of a name has a word of the query, surely. */
const has = (categories: Categories, word: QueryWord) => (part: ReadonlySet<string>) =>
  meant(categories, word).some(({ text, weight }) => weight >= surely && part.has(text));

/** As `has`, or a word that begins as typed. */
const hasOrBegins = (categories: Categories, word: QueryWord) => (part: ReadonlySet<string>) =>
  has(categories, word)(part) ||
  (word.token.text.length > 1 && [...part].some((text) => text.startsWith(word.token.text)));

function meant({ index }: Categories, { meanings }: QueryWord) {
  const { lexicon } = index.segments[0] as Segment;
  return [...(meanings[0] ?? [])].map(([word, weight]) => ({ text: textAt(lexicon.forms, word), weight }));
}

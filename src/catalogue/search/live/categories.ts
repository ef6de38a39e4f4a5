import { textAt } from "#src/search/arrays/text-table.ts";
import type { Segment } from "#src/search/index/segment.ts";
import { SegmentBuilder } from "#src/search/index/segment-builder.ts";
import { certainty, type QueryWord, readWholeWord } from "#src/search/query/query-word.ts";
import type { Alternative, Synonyms } from "#src/search/query/synonyms.ts";
import { findBest, type SearchIndex } from "#src/search/search.ts";
import { isOptional, queryTokens } from "#src/search/tokens/query-tokens.ts";
import { tokenise } from "#src/search/tokens/tokenise.ts";
import { stems } from "#src/search/words/endings.ts";
import type { IndexedCategory } from "../building/read-lists.server.ts";

/** The categories, prepared to be found by name. */
export type Categories = {
  all: readonly IndexedCategory[];
  /** An index of their names. */
  index: SearchIndex;
  /** The words of each part of their names, by id: "Fruit & vegetables" has two parts. */
  parts: ReadonlyMap<number, readonly ReadonlySet<string>[]>;
  /** Their ids by normalised name. */
  byName: ReadonlyMap<string, number>;
};

/** What separates the parts of a name. */
const partSeparator = /[,&/|+()]|\s(?:and|or|ও|এবং|বা)\s/;
/** The minimum certainty of a match, 0 to 1. */
const minCertainty = 0.9;
/** Words whose weight is this close to the best are as likely. */
const certaintyTolerance = 0.05;
const maxCandidates = 5;
/** The maximum number of words that name a category. */
const maxWords = 3;
/** The maximum number of words in a query that may name one. */
const maxQueryWords = 5;

/** Prepares categories for finding them by name; only synonyms that lead to a name are kept. */
export function readCategories(all: readonly IndexedCategory[], synonyms: Synonyms): Categories {
  const builder = new SegmentBuilder();
  for (const [position, { id, nameEn, nameBn }] of all.entries()) {
    builder.add({
      id,
      titleEn: nameEn,
      titleBn: nameBn,
      sizeEn: "",
      sizeBn: "",
      facet: 0,
      value: 1,
      flags: 0,
      position,
      createdAt: 0,
      demand: 0,
      unavailable: false,
    });
  }
  const parts = new Map(all.map(({ id, nameEn, nameBn }) => [id, [...partsOf(nameEn), ...partsOf(nameBn)]]));
  const leadingSynonyms = findLeadingSynonyms([...parts.values()].flat(), synonyms);
  for (const word of leadingSynonyms.words) builder.addWord(word);
  const names = all.flatMap(({ id, nameEn, nameBn }) =>
    [nameEn, nameBn].map((name): [string, number] => [normaliseName(name), id]),
  );
  const byName = new Map(names.filter(([name]) => name !== ""));
  return {
    all,
    index: { segments: [builder.build()], synonyms: leadingSynonyms, literal: true },
    parts,
    byName,
  };
}

/** The synonyms that lead to a part of a name; only these need to be searched. */
function findLeadingSynonyms(parts: readonly ReadonlySet<string>[], synonyms: Synonyms): Synonyms {
  const forms = new Set(parts.flatMap((part) => [...part].flatMap(withStems)));
  const byTerm = new Map<string, Alternative[]>();
  for (const [term, alternatives] of synonyms.byTerm) {
    const leadingAlternatives = alternatives.filter(({ words }) =>
      words.every((word) => withStems(word).some((form) => forms.has(form))),
    );
    if (leadingAlternatives.length > 0) byTerm.set(term, leadingAlternatives);
  }
  const words = [...byTerm].flatMap(([term, alternatives]) => [
    ...term.split(" "),
    ...alternatives.flatMap((alternative) => alternative.words),
  ]);
  return { byTerm, words: new Set(words) };
}

const withStems = (word: string) => [word, ...stems(word)];

/** A name without signs and conjunctions: "Rice & Flour", "rice and flour". */
const normaliseName = (name: string) =>
  queryTokens(name)
    .map(({ text }) => text)
    .join(" ");

/** The id of the category whose whole name equals a query, in either language. */
export const findCalledCategory = ({ byName }: Categories, query: string): number | undefined =>
  byName.get(normaliseName(query));

/** The words of each part of a name, without stop words. */
const partsOf = (name: string) =>
  name
    .split(partSeparator)
    .map(wordsOf)
    .filter(({ size }) => size > 0);
const wordsOf = (text: string) =>
  new Set(tokenise(text).flatMap(({ text: word, isStopWord }) => (isStopWord ? [] : word)));

export const isShownAt = (now: number, { shownFrom, shownUntil }: IndexedCategory): boolean =>
  shownFrom <= now && now < shownUntil;

/** A category visible `now` whose name matches a query or its unfinished last word; undefined if none is certain. */
export function findMatchingCategory(
  categories: Categories,
  query: string,
  now: number,
): IndexedCategory | undefined {
  const found = findCandidates(categories, query).find(({ category, readings }) => {
    if (!isShownAt(now, category)) return false;
    const parts = categories.parts.get(category.id) ?? [];
    return readings.some((words) =>
      words.every((word) => parts.some((part) => hasOrBeginsWord(categories, part, word))),
    );
  });
  return found?.category;
}

/** What a typed word means in product titles: words of titles with their certainty, 0 to 1. */
export type MeantInTitles = (typed: string) => ReadonlyMap<string, number>;

/**
 * The category whose name, or a part of it, equals a query: "murgi" is "Meat & chicken | মাংস ও মুরগি".
 * Returns undefined if product titles match the query better.
 */
export function findNamedCategory(
  categories: Categories,
  query: string,
  inTitles: MeantInTitles = () => new Map(),
): number | undefined {
  if (!mayName(categories, query)) return undefined;
  const isWholePart = (part: ReadonlySet<string>, words: readonly QueryWord[]) =>
    part.size === words.length &&
    words.every((word) => hasWord(categories, part, word) && !meansOther(word, part, inTitles));
  const found = findCandidates(categories, query).find(({ category, readings }) => {
    const parts = categories.parts.get(category.id) ?? [];
    return readings.some((words) => parts.some((part) => isWholePart(part, words)));
  });
  return found?.category.id;
}

/** Whether a query may name a category. A fast pre-check: nearly every query fails at its first word. */
function mayName({ index }: Categories, query: string): boolean {
  const neededTokens = queryTokens(query).filter((token) => token.kind === "word" && !isOptional(token));
  return (
    neededTokens.length <= maxQueryWords &&
    neededTokens.every((token) => certainty(readWholeWord(index, token)) >= minCertainty)
  );
}

/** Whether a typed word means something else in product titles than this part of a name. */
function meansOther({ token }: QueryWord, part: ReadonlySet<string>, inTitles: MeantInTitles): boolean {
  const titleMeanings = inTitles(token.text);
  if (titleMeanings.get(token.text) === 1 && !part.has(token.text)) return true;
  const bestCertainty = Math.max(0, ...titleMeanings.values());
  const isBestInPart = [...part].some(
    (text) => (titleMeanings.get(text) ?? 0) >= bestCertainty - certaintyTolerance,
  );
  return bestCertainty >= minCertainty && !isBestInPart;
}

/** The categories that fit a query best, with its certain readings; none if no name fits exactly. */
function findCandidates({ all, index }: Categories, query: string) {
  const { ids, readings, exact } = findBest(index, query, maxCandidates);
  if (!exact) return [];
  const certainReadings = readings
    .filter(({ weight, words: { length } }) => weight >= minCertainty && length > 0 && length <= maxWords)
    .map(({ words }) => words);
  return ids.flatMap((id) => {
    const category = all.find((category) => category.id === id);
    return category ? { category, readings: certainReadings } : [];
  });
}

const hasWord = (categories: Categories, part: ReadonlySet<string>, word: QueryWord) =>
  findMeanings(categories, word).some(({ text, weight }) => weight >= minCertainty && part.has(text));

const hasOrBeginsWord = (categories: Categories, part: ReadonlySet<string>, word: QueryWord) =>
  hasWord(categories, part, word) ||
  (word.token.text.length > 1 && [...part].some((text) => text.startsWith(word.token.text)));

function findMeanings({ index }: Categories, { meanings }: QueryWord) {
  const { lexicon } = index.segments[0] as Segment;
  return [...(meanings[0] ?? [])].map(([word, weight]) => ({ text: textAt(lexicon.forms, word), weight }));
}

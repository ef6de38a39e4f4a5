import type { Segment } from "../index/segment.ts";
import { isKnown } from "../query/known.ts";
import { certainty, defaultExactFrom, type Reading } from "../query/query-word.ts";
import { isOptional, maxQueryWords } from "../tokens/query-tokens.ts";
import { type Grouped, isThing } from "./grouped.ts";
import type { Hits } from "./hits.ts";
import { match, type Scope } from "./matching/match.ts";
import { merged } from "./merge.ts";
import type { Workspace } from "./workspace.ts";

/** The most postings that a search reads: of frequent words it only considers the most popular documents. */
export type Depth = {
  /** The maximum distance of a meaning from the best of its word; see `onlyLikely`. */
  width?: number;
  first: number;
  /** The limit if filters or orders need unpopular documents, or the first ones have no exact result. */
  most: number;
  /** The limit if words may be missing, when nearly every document may match. */
  lenient: number;
};

/** Above this number of documents, reading each candidate is a cache miss. */
const usual = 300_000;

export function depthFor(segments: readonly Segment[]): Depth {
  const documents = segments.reduce((sum, { ids }) => sum + ids.length, 0);
  return documents <= usual
    ? { first: usual, most: usual, lenient: 60_000 }
    : { first: 15_000, most: usual, lenient: 15_000 };
}

/** The number of good results that makes other readings unnecessary. */
const plenty = 24;
const quiteSure = 0.8;
/** Documents that lack a word are added if there are fewer complete, certain results. */
const enough = 3;
const maxLenient = 3;
/** The importance of an uncertain word if one may be missing. */
const guessCounts = 0.7;
const sureWord = 0.86;

/** The results of a query; `exact` if some have every word with certainty. */
export type TextAnswers = { hits: Hits; exact: boolean; list?: Grouped };

export const hasFewResults = ({ complete, surest }: Hits): boolean => complete < enough && surest < quiteSure;

/**
 * The documents with all words of any reading; if few and uncertain, also with all but one; if none, those of `readAsList`, else
 * those with as many words as possible.
 */
export function answersTo(
  segments: readonly Segment[],
  readings: readonly Reading[],
  scope: Scope,
  { most, lenient }: Depth,
  workspace: Workspace,
  readAsList: () => Grouped | undefined,
): TextAnswers {
  const answer = (reading: Reading, spare: number) => {
    const hits = workspace.newHits();
    for (const [index, segment] of segments.entries())
      match(segment, index, reading, scope, spare, hits, workspace);
    return hits;
  };
  const [first] = readings;
  const isEarly = first !== undefined && mayBeList(first, readings);
  const readEarly = () => (isEarly && scope.all ? readAsList() : undefined);
  let { hits: complete, exact, list } = completeAnswers(segments, readings, answer, readEarly, workspace);
  if (!scope.all && complete.surest < defaultExactFrom && most > scope.maxPostings) {
    scope.maxPostings = most;
    scope.all = true;
    ({ hits: complete, exact, list } = completeAnswers(segments, readings, answer, readEarly, workspace));
  }
  if (list) return { hits: list.hits, exact: true, list };
  if (!hasFewResults(complete)) return { hits: complete, exact };
  const grouped = complete.complete === 0 && !isEarly ? readAsList() : undefined;
  if (grouped) return { hits: grouped.hits, exact: true, list: grouped };
  scope.maxPostings = lenient;
  const likely = readings
    .slice(0, maxLenient)
    .filter(({ words }) => words.length > 1)
    .map(lenientReading);
  let hits = merged([complete, ...likely.map((reading) => answer(reading, 1))], workspace);
  for (let spare = 2; hits.length === 0 && spare < maxQueryWords; spare++)
    hits = merged(
      likely.map((reading) => answer(reading, spare)),
      workspace,
    );
  return { hits, exact };
}

/** Whether a query may be a list: no other reading takes two of its things as one ("cooking oil" for mustard oil). */
function mayBeList({ words }: Reading, readings: readonly Reading[]): boolean {
  if (words.length < 2) return false;
  const things = words.filter(isThing).map(({ token }) => token);
  if (things.length < 2 || things.some(isOptional)) return false;
  return readings.every(({ words: others, isFallback }) => {
    if (isFallback) return true;
    const still = new Set(others.map(({ token }) => token));
    return things.filter((token) => !still.has(token)).length < 2;
  });
}

/** A reading for missing words, in which guessed words count less than certain ones. */
function lenientReading(reading: Reading): Reading {
  const words = reading.words.map((word) =>
    certainty(word) < sureWord ? { ...word, importance: word.importance * guessCounts } : word,
  );
  return { ...reading, words };
}

function completeAnswers(
  segments: readonly Segment[],
  readings: readonly Reading[],
  answer: (reading: Reading, spare: number) => Hits,
  readEarly: () => Grouped | undefined,
  workspace: Workspace,
): TextAnswers {
  const all: Hits[] = [];
  let exact = false;
  for (const reading of readings) {
    if (reading.isFallback && all.some(({ complete }) => complete > 0)) continue;
    const hits = answer(reading, 0);
    all.push(hits);
    const list = all.length === 1 && hits.complete === 0 ? readEarly() : undefined;
    if (list) return { hits, exact: true, list };
    exact ||= isExact(segments, reading, hits);
    if (all[0] && all[0].complete >= plenty && all[0].surest >= quiteSure) break;
  }
  return { hits: merged(all, workspace), exact };
}

/** Whether some hit has every word of the reading with certainty. */
export function isExact(
  segments: readonly Segment[],
  { words, exactFrom }: Reading,
  { surest }: Hits,
): boolean {
  return surest >= (exactFrom ?? defaultExactFrom) && words.every((word) => isKnown(segments, word));
}

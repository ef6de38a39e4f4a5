import type { Segment } from "../index/segment.ts";
import { isKnown } from "../query/known.ts";
import { certainty, defaultExactFrom, type Reading } from "../query/query-word.ts";
import { isOptional, maxQueryWords } from "../tokens/query-tokens.ts";
import { type Grouped, isThing } from "./grouped.ts";
import type { Hits } from "./hits.ts";
import { addMatches, type Scope } from "./matching/match.ts";
import { mergeHits } from "./merge.ts";
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

/** Above this number of documents, each candidate that is read is a cache miss, so fewer of them are read. */
const largeIndexDocuments = 300_000;

export function depthFor(segments: readonly Segment[]): Depth {
  const documents = segments.reduce((sum, { ids }) => sum + ids.length, 0);
  return documents <= largeIndexDocuments
    ? { first: largeIndexDocuments, most: largeIndexDocuments, lenient: 60_000 }
    : { first: 15_000, most: largeIndexDocuments, lenient: 15_000 };
}

/** So many results, the best of this certainty, make other readings unnecessary. */
const minGoodResults = 24;
const minGoodCertainty = 0.8;
/** Documents that lack a word are added if there are fewer complete, certain results. */
const minCompleteResults = 3;
const maxLenientReadings = 3;
/** If a word may be missing, one below this certainty counts less by this factor. */
const minWordCertainty = 0.86;
const guessFactor = 0.7;

/** The results of a query; `exact` if some have every word with certainty, `list` if read as a list. */
export type TextAnswers = { hits: Hits; exact: boolean; list?: Grouped };

export const hasFewResults = ({ complete, surest }: Hits): boolean =>
  complete < minCompleteResults && surest < minGoodCertainty;

/**
 * The documents with all words of any reading; if few and uncertain, also with all but one; if none, those of `readAsList`, else
 * those with as many words as possible.
 */
export function findAnswers(
  segments: readonly Segment[],
  readings: readonly Reading[],
  scope: Scope,
  { most, lenient }: Depth,
  workspace: Workspace,
  readAsList: () => Grouped | undefined,
): TextAnswers {
  const matchReading: MatchReading = (reading, maxMissing) => {
    const hits = workspace.newHits();
    for (const [index, segment] of segments.entries())
      addMatches(segment, index, reading, scope, maxMissing, hits, workspace);
    return hits;
  };
  const [bestReading] = readings;
  const isPossibleList = bestReading !== undefined && mayBeList(bestReading, readings);
  const readListEarly = () => (isPossibleList && scope.isComplete ? readAsList() : undefined);
  const findComplete = () => findCompleteAnswers(segments, readings, matchReading, readListEarly, workspace);
  let answers = findComplete();
  if (!scope.isComplete && answers.hits.surest < defaultExactFrom && most > scope.maxPostings) {
    scope.maxPostings = most;
    scope.isComplete = true;
    answers = findComplete();
  }
  const { hits, exact, list } = answers;
  if (list) return { hits: list.hits, exact: true, list };
  if (!hasFewResults(hits)) return { hits, exact };
  const grouped = hits.complete === 0 && !isPossibleList ? readAsList() : undefined;
  if (grouped) return { hits: grouped.hits, exact: true, list: grouped };
  scope.maxPostings = lenient;
  return { hits: addIncomplete(hits, readings, matchReading, workspace), exact };
}

/** Finds the documents with all words of a reading but at most `maxMissing`. */
type MatchReading = (reading: Reading, maxMissing: number) => Hits;

/** Adds the documents with all words but one; if there are no hits at all, those with as many words as possible. */
function addIncomplete(
  complete: Hits,
  readings: readonly Reading[],
  matchReading: MatchReading,
  workspace: Workspace,
): Hits {
  const lenientReadings = readings
    .slice(0, maxLenientReadings)
    .filter(({ words }) => words.length > 1)
    .map(toLenientReading);
  const findWithout = (maxMissing: number) =>
    lenientReadings.map((reading) => matchReading(reading, maxMissing));
  let hits = mergeHits([complete, ...findWithout(1)], workspace);
  for (let maxMissing = 2; hits.length === 0 && maxMissing < maxQueryWords; maxMissing++)
    hits = mergeHits(findWithout(maxMissing), workspace);
  return hits;
}

/** Whether a query may be a list: no other reading takes two of its things as one ("cooking oil" for mustard oil). */
function mayBeList({ words }: Reading, readings: readonly Reading[]): boolean {
  if (words.length < 2) return false;
  const things = words.filter(isThing).map(({ token }) => token);
  if (things.length < 2 || things.some(isOptional)) return false;
  return readings.every(({ words: others, isFallback }) => {
    if (isFallback) return true;
    const otherTokens = new Set(others.map(({ token }) => token));
    return things.filter((token) => !otherTokens.has(token)).length < 2;
  });
}

/** A reading for missing words, in which guessed words count less than certain ones. */
function toLenientReading(reading: Reading): Reading {
  const words = reading.words.map((word) =>
    certainty(word) < minWordCertainty ? { ...word, importance: word.importance * guessFactor } : word,
  );
  return { ...reading, words };
}

/** The documents with all words of any reading; if the first reading has none, the list of `readListEarly`. */
function findCompleteAnswers(
  segments: readonly Segment[],
  readings: readonly Reading[],
  matchReading: MatchReading,
  readListEarly: () => Grouped | undefined,
  workspace: Workspace,
): TextAnswers {
  const allHits: Hits[] = [];
  let exact = false;
  for (const reading of readings) {
    if (reading.isFallback && allHits.some(({ complete }) => complete > 0)) continue;
    const hits = matchReading(reading, 0);
    allHits.push(hits);
    const list = allHits.length === 1 && hits.complete === 0 ? readListEarly() : undefined;
    if (list) return { hits, exact: true, list };
    exact ||= isExact(segments, reading, hits);
    if (allHits[0] && allHits[0].complete >= minGoodResults && allHits[0].surest >= minGoodCertainty) break;
  }
  return { hits: mergeHits(allHits, workspace), exact };
}

/** Whether some hit has every word of the reading with certainty. */
export function isExact(
  segments: readonly Segment[],
  { words, exactFrom }: Reading,
  { surest }: Hits,
): boolean {
  return surest >= (exactFrom ?? defaultExactFrom) && words.every((word) => isKnown(segments, word));
}

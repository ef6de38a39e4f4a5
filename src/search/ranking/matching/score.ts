import {
  bengaliLengthOf,
  demandOf,
  englishLengthOf,
  isUnavailable,
  type Summary,
} from "#src/search/index/summary.ts";
import type { Reading } from "#src/search/query/query-word.ts";
import { isVariantWord } from "#src/search/tokens/query-tokens.ts";

/** How a document matches a query. One object, overwritten for each document. */
export type Evidence = {
  /** The certainty of each word of the query; 0 if it is missing. */
  weights: Float64Array;
  importance: Float64Array;
  /** Which words of the query name the thing, or undefined if all do: of "3 kg rice" rice does, not 3 kg. */
  isThing: boolean[] | undefined;
  /** The number of the query's words in the document. */
  count: number;
  /** The sums of the matched weights in the English and in the Bengali title. */
  inEnglish: number;
  inBengali: number;
  /** The highest weight of a word that is a title's head, and of a title's first word. */
  head: number;
  first: number;
  /** The resulting score, set here because returning a fraction would allocate an object. */
  score: number;
};

export function createEvidence({ words }: Reading): Evidence {
  return {
    weights: new Float64Array(words.length),
    importance: Float64Array.from(words, ({ importance }) => importance),
    isThing: findThings(words),
    count: 0,
    inEnglish: 0,
    inBengali: 0,
    head: 0,
    first: 0,
    // Not an integer, so that V8 represents the field as a double from the start.
    score: 0.5,
  };
}

/** Which words have the highest rank; undefined if all have the same. */
function findThings(words: Reading["words"]): boolean[] | undefined {
  if (words.length === 1) return undefined;
  const ranks = words.map(wordRank);
  const highest = Math.max(...ranks);
  return ranks.every((rank) => rank === highest) ? undefined : ranks.map((rank) => rank === highest);
}

/** What each factor adds to the mean weight of the words. */
const scoreWeights = { share: 0.12, head: 0.07, first: 0.03, demand: 0.08, unavailable: -0.1 };

/** Sets the score: the mean weight of the words, then their share of the title, the head ("potato" finds potatoes before potato chips), and demand. */
export function setScore(summary: Summary, evidence: Evidence): void {
  let sum = 0;
  let totalImportance = 0;
  for (let word = 0; word < evidence.weights.length; word++) {
    const importance = evidence.importance[word] as number;
    sum += importance * (evidence.weights[word] as number);
    totalImportance += importance;
  }
  const english = evidence.inEnglish / Math.max(1, englishLengthOf(summary));
  const bengali = evidence.inBengali / Math.max(1, bengaliLengthOf(summary));
  const score =
    sum / totalImportance +
    scoreWeights.share * Math.min(1, Math.max(english, bengali)) +
    scoreWeights.head * evidence.head +
    scoreWeights.first * evidence.first +
    positionIndependentScore(summary);
  // Rounded, so that equal scores do not depend on the order of addition.
  evidence.score = Math.round(score * 1e9) / 1e9;
}

/** The part of the score that does not depend on the words' positions. */
export const positionIndependentScore = (summary: Summary): number =>
  scoreWeights.demand * demandOf(summary) + (isUnavailable(summary) ? scoreWeights.unavailable : 0);

/** Whether a document has a word that names the thing: half a kilo of honey does not match half a kilo of sugar. */
export function hasThing({ weights, isThing }: Evidence): boolean {
  if (isThing === undefined) return true;
  for (let word = 0; word < weights.length; word++) if (isThing[word] && weights[word]) return true;
  return false;
}

export function minWordWeight({ weights }: Evidence): number {
  let least = 1;
  for (let word = 0; word < weights.length; word++) least = Math.min(least, weights[word] as number);
  return least;
}

/** How much a word names the thing, from 0 to 2: a number the least, then a size. */
function wordRank({ token }: Reading["words"][number]): number {
  if (token.kind === "number") return 0;
  return isVariantWord(token) ? 1 : 2;
}

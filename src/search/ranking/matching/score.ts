import {
  bengaliLengthOf,
  demandOf,
  englishLengthOf,
  isUnavailable,
  type Summary,
} from "#src/search/index/summary.ts";
import type { Reading } from "#src/search/query/query-word.ts";
import { isWish } from "#src/search/tokens/query-tokens.ts";

/** What one document answers of a query. One object, overwritten for each document. */
export type Evidence = {
  /** For each word of the query how surely the document has it; 0 if it has not. */
  weights: Float64Array;
  importance: Float64Array;
  /** Which words of the query say what is wanted, or undefined where all say as much: of "3 kg rice" rice does, not 3 kg. */
  isThing: boolean[] | undefined;
  /** How many of the words the document has. */
  count: number;
  /** How much of the English and of the Bengali title is answered, as a sum of weights. */
  inEnglish: number;
  inBengali: number;
  /** The weights of the head and of the first word of a title, if they are answered. */
  head: number;
  first: number;
  /** The result of `rate`: a returned number that is no integer would be an object each time. */
  score: number;
};

export function newEvidence({ words }: Reading): Evidence {
  return {
    weights: new Float64Array(words.length),
    importance: Float64Array.from(words, ({ importance }) => importance),
    isThing: thingsOf(words),
    count: 0,
    inEnglish: 0,
    inBengali: 0,
    head: 0,
    first: 0,
    // Not an integer, so that V8 stores numbers of this kind here from the start.
    score: 0.5,
  };
}

function thingsOf(words: Reading["words"]): boolean[] | undefined {
  if (words.length === 1) return undefined;
  const said = words.map(({ token }) => (token.kind === "number" ? 0 : isWish(token) ? 1 : 2));
  const most = Math.max(...said);
  return said.every((one) => one === most) ? undefined : said.map((one) => one === most);
}

/** How much each thing adds to the mean weight of the words. */
const worth = { share: 0.12, head: 0.07, first: 0.03, demand: 0.08, unavailable: -0.1 };

/**
 * Sets the score: the mean weight of the words, then how much of the title they are, whether they are the head ("potato" finds
 * potatoes before potato chips), then demand. What is unavailable ranks behind its equals.
 */
export function rate(summary: Summary, evidence: Evidence): void {
  let sum = 0;
  let whole = 0;
  for (let word = 0; word < evidence.weights.length; word++) {
    const importance = evidence.importance[word] as number;
    sum += importance * (evidence.weights[word] as number);
    whole += importance;
  }
  const english = evidence.inEnglish / Math.max(1, englishLengthOf(summary));
  const bengali = evidence.inBengali / Math.max(1, bengaliLengthOf(summary));
  const score =
    sum / whole +
    worth.share * Math.min(1, Math.max(english, bengali)) +
    worth.head * evidence.head +
    worth.first * evidence.first +
    placeless(summary);
  // Rounded, so that equals stay equal in whatever order their parts were added up.
  evidence.score = Math.round(score * 1e9) / 1e9;
}

/** What a document adds to its score wherever the words stand. */
export const placeless = (summary: Summary): number =>
  worth.demand * demandOf(summary) + (isUnavailable(summary) ? worth.unavailable : 0);

/** Whether a document has a word that says what is wanted: half a kilo of honey is no answer to half a kilo of sugar. */
export function hasThing({ weights, isThing }: Evidence): boolean {
  if (isThing === undefined) return true;
  for (let word = 0; word < weights.length; word++) if (isThing[word] && weights[word]) return true;
  return false;
}

/** How surely the least sure word of the query is meant. */
export function weakestOf({ weights }: Evidence): number {
  let least = 1;
  for (let word = 0; word < weights.length; word++) least = Math.min(least, weights[word] as number);
  return least;
}

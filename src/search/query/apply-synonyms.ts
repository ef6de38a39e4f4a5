import { textAt } from "../arrays/text-table.ts";
import { isNumeric } from "../index/lexicon.ts";
import type { Segment } from "../index/segment.ts";
import { typedStems } from "../words/endings.ts";
import { isKnownAs } from "./known.ts";
import {
  addSynonym,
  certainty,
  type QueryWord,
  type Reading,
  readListedWord,
  usedCertainty,
} from "./query-word.ts";
import { findListedWords, maxTermWords } from "./synonyms.ts";
import type { Vocabulary } from "./vocabulary.ts";

const minListedCertainty = 0.75;
const minUsedCertainty = 0.94;
/** The factor of a synonym if documents have the typed word; more than positions in titles can make up for. */
const behindTypedFactor = 0.85;
/** The factor of a stem that is listed in the synonyms. */
const listedStemFactor = 0.97;
/** The factor beside a word that is listed as typed: coke is not cock. */
const asListedFactor = 0.95;
/** The maximum number of synonym words for a typed word, and their maximum distance from the best. */
const maxSynonymWords = 6;
const maxDistanceFromBest = 0.12;

/**
 * Applies the synonyms to a reading: one word for one word is added to its meanings, others are readings of their own, those that
 * replace more words first ("cha pata" is tea before it is some tea with some leaves).
 */
export function applySynonyms(vocabulary: Vocabulary, reading: Reading): Reading[] {
  const { words } = reading;
  const readings: Reading[] = [];
  for (let length = Math.min(maxTermWords, words.length); length > 0; length--) {
    const spanReadings: Reading[] = [];
    for (let from = 0; from + length <= words.length; from++)
      spanReadings.push(...applySpanSynonyms(vocabulary, reading, from, length));
    readings.push(...spanReadings.sort((a, b) => b.weight - a.weight));
  }
  return readings;
}

/** Applies the synonyms of `length` words from `from`. Changes a single word; returns the further readings. */
function applySpanSynonyms(
  vocabulary: Vocabulary,
  reading: Reading,
  from: number,
  length: number,
): Reading[] {
  const { words, weight, exactFrom } = reading;
  const span = words.slice(from, from + length);
  const isUsed = (word: QueryWord) => usedCertainty(vocabulary, word) >= minUsedCertainty;
  const synonyms = synonymsOf(vocabulary, span);
  if (synonyms.length === 0) return [];
  // Documents with the typed words rank first.
  const synonymFactor = span.every(isUsed) ? behindTypedFactor : lowestSynonymFactor(span);
  const readings: Reading[] = [];
  for (const { others, factor, known } of synonyms) {
    const [other] = others;
    if (other && others.length === 1 && length === 1) {
      const word = words[from] as QueryWord;
      word.synonymFactor = synonymFactor;
      word.hasSynonym ||= known && isUsed(other);
      addSynonym(word, other.meanings, factor, minUsedCertainty);
    } else if (others.every(isUsed))
      readings.push({
        words: words.toSpliced(from, length, ...shareImportance(others, span)),
        weight: weight * factor * synonymFactor,
        exactFrom: known ? exactFrom : Number.POSITIVE_INFINITY,
      });
  }
  return readings;
}

/** Divides the importance of the replaced words among a synonym's words: two words for one do not count twice. */
function shareImportance(others: readonly QueryWord[], span: readonly QueryWord[]): QueryWord[] {
  const share = sumImportance(span) / sumImportance(others);
  return others.map((other) => ({ ...other, importance: other.importance * share }));
}

const lowestSynonymFactor = (words: readonly QueryWord[]) =>
  Math.min(...words.map((word) => word.synonymFactor));

const sumImportance = (words: readonly QueryWord[]) =>
  words.reduce((sum, { importance }) => sum + importance, 0);

/** The synonyms of adjacent words, each with its factor; not `known` if one of the words is only guessed. */
function synonymsOf(vocabulary: Vocabulary, span: readonly QueryWord[]) {
  const { token } = span[0] as QueryWord;
  return [...termsOf(vocabulary, span)].flatMap(([term, { certainty, known }]) =>
    (vocabulary.synonyms.byTerm.get(term) ?? []).map(({ words, weight }) => ({
      others: words.map((text) => readListedWord(vocabulary, { ...token, text, kind: kindOf(text) })),
      factor: certainty * weight,
      known,
    })),
  );
}

const kindOf = (text: string) => (isNumeric(text) ? "number" : "word");

/** The certainty that a text is a term of the synonyms; not `known` if a word of it is only guessed. */
type Sureness = { certainty: number; known: boolean };

/** The terms of the synonyms that adjacent words may mean. */
function termsOf(vocabulary: Vocabulary, span: readonly QueryWord[]): Map<string, Sureness> {
  let terms = new Map<string, Sureness>([["", { certainty: 1, known: true }]]);
  for (const queryWord of span) {
    const longerTerms = new Map<string, Sureness>();
    for (const [word, certainty] of findSynonymWords(vocabulary, queryWord)) {
      for (const [term, before] of terms)
        longerTerms.set(term ? `${term} ${word}` : word, {
          certainty: Math.min(before.certainty, certainty),
          known: before.known && isKnownAs(queryWord.token.text, word, certainty),
        });
    }
    terms = longerTerms;
  }
  return new Map([...terms].filter(([term]) => vocabulary.synonyms.byTerm.has(term)));
}

/** The words of synonyms that a typed word may mean, with their certainty. */
function findSynonymWords({ segments, synonyms }: Vocabulary, word: QueryWord): Map<string, number> {
  const { token, meanings } = word;
  const weightByText = new Map<string, number>();
  for (const [index, words] of meanings.entries()) {
    const segment = segments[index] as Segment;
    const listed = findListedWords(synonyms, segment);
    words.forEach((weight, meant) => {
      if (weight < minListedCertainty || !listed[meant]) return;
      const text = textAt(segment.lexicon.forms, meant);
      weightByText.set(text, Math.max(weight, weightByText.get(text) ?? 0));
    });
  }
  for (const stem of typedStems(token.text))
    if (synonyms.words.has(stem)) weightByText.set(stem, listedStemFactor);
  if (synonyms.words.has(token.text)) weightByText.set(token.text, 1);
  if (weightByText.size === 0) return weightByText;
  const isListed = synonyms.words.has(token.text);
  const minWeight = isListed ? asListedFactor : certainty(word) - maxDistanceFromBest;
  return new Map([...weightByText].filter(([, weight]) => weight >= minWeight).slice(0, maxSynonymWords));
}

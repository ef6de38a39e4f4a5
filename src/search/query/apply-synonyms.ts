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
import { listedWords, longestTerm } from "./synonyms.ts";
import type { Vocabulary } from "./vocabulary.ts";

const surelyListed = 0.75;
const surelyUsed = 0.94;
/** The factor of a synonym if documents have the typed word; more than positions in titles can make up for. */
const behindTyped = 0.85;
/** The factor of a stem that is listed in the synonyms. */
const listedStem = 0.97;
/** The factor beside a word that is listed as typed: coke is not cock. */
const asListed = 0.95;
/** The maximum number of synonym words for a typed word, and their maximum distance from the best. */
const maxListed = 6;
const listedWidth = 0.12;

/**
 * Applies the synonyms to a reading: one word for one word is added to its meanings, others are readings of their own, those that
 * replace more words first ("cha pata" is tea before it is some tea with some leaves).
 */
export function synonymReadings(vocabulary: Vocabulary, reading: Reading): Reading[] {
  const { words, weight } = reading;
  const readings: Reading[] = [];
  for (let length = Math.min(longestTerm, words.length); length > 0; length--) {
    const found: Reading[] = [];
    for (let from = 0; from + length <= words.length; from++) {
      const span = words.slice(from, from + length);
      const synonyms = synonymsOf(vocabulary, span);
      if (synonyms.length === 0) continue;
      // Documents with the typed words rank first.
      const behind = span.every((word) => usedCertainty(vocabulary, word) >= surelyUsed)
        ? behindTyped
        : Math.min(...span.map((word) => word.behind));
      for (const { others, factor, known } of synonyms) {
        if (others.length === 1 && length === 1) {
          const word = words[from] as QueryWord;
          word.behind = behind;
          word.hasSynonym ||= known && usedCertainty(vocabulary, others[0] as QueryWord) >= surelyUsed;
          addSynonym(word, others[0]?.meanings ?? [], factor, surelyUsed);
        } else if (others.every((other) => usedCertainty(vocabulary, other) >= surelyUsed))
          found.push({
            words: words.toSpliced(from, length, ...sharing(others, span)),
            weight: weight * factor * behind,
            exactFrom: known ? reading.exactFrom : Number.POSITIVE_INFINITY,
          });
      }
    }
    readings.push(...found.sort((a, b) => b.weight - a.weight));
  }
  return readings;
}

/** Divides the importance of the replaced words among a synonym's words: two words for one do not count twice. */
function sharing(others: readonly QueryWord[], span: readonly QueryWord[]): QueryWord[] {
  const share = sumOf(span) / sumOf(others);
  return others.map((other) => ({ ...other, importance: other.importance * share }));
}

const sumOf = (words: readonly QueryWord[]) => words.reduce((sum, { importance }) => sum + importance, 0);

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

function termsOf(vocabulary: Vocabulary, span: readonly QueryWord[]): Map<string, Sureness> {
  let terms = new Map<string, Sureness>([["", { certainty: 1, known: true }]]);
  for (const one of span) {
    const longer = new Map<string, Sureness>();
    for (const [word, certainty] of wordsOfSynonyms(vocabulary, one)) {
      for (const [term, before] of terms)
        longer.set(term ? `${term} ${word}` : word, {
          certainty: Math.min(before.certainty, certainty),
          known: before.known && isKnownAs(one.token.text, word, certainty),
        });
    }
    terms = longer;
  }
  return new Map([...terms].filter(([term]) => vocabulary.synonyms.byTerm.has(term)));
}

function wordsOfSynonyms({ segments, synonyms }: Vocabulary, word: QueryWord): Map<string, number> {
  const { token, meanings } = word;
  const found = new Map<string, number>();
  for (const [index, words] of meanings.entries()) {
    const segment = segments[index] as Segment;
    const listed = listedWords(synonyms, segment);
    words.forEach((weight, meant) => {
      if (weight < surelyListed || !listed[meant]) return;
      const text = textAt(segment.lexicon.forms, meant);
      found.set(text, Math.max(weight, found.get(text) ?? 0));
    });
  }
  for (const stem of typedStems(token.text)) if (synonyms.words.has(stem)) found.set(stem, listedStem);
  if (synonyms.words.has(token.text)) found.set(token.text, 1);
  if (found.size === 0) return found;
  const least = synonyms.words.has(token.text) ? asListed : certainty(word) - listedWidth;
  return new Map([...found].filter(([, certainty]) => certainty >= least).slice(0, maxListed));
}

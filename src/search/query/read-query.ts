import { isOptional, isVariantWord, queryTokens } from "../tokens/query-tokens.ts";
import type { Token } from "../tokens/tokenise.ts";
import { endingOf, typedStems } from "../words/endings.ts";
import { isBengali } from "../words/normalise.ts";
import { applySynonyms } from "./apply-synonyms.ts";
import { isUsedWord } from "./meanings.ts";
import { preferPrefixMatches } from "./prefer-prefix-matches.ts";
import {
  addMeanings,
  certainty,
  onlyLikely,
  type QueryWord,
  type Reading,
  readWholeWord,
  readWord,
} from "./query-word.ts";
import type { Vocabulary } from "./vocabulary.ts";

const maxReadings = 6;
const minWholeCertainty = 0.9;
const joinedFactor = 0.99;
const splitWeight = 0.96;
/** The certainty that both parts of a split need in a document: sandal is not san with dal. */
const splitExactFrom = 0.9;
const minOptionalCertainty = 0.95;
const withoutOptionalFactor = 0.95;
/** The factor of documents without the size asked for; more than positions in titles can make up for. */
const missingSizeFactor = 0.8;
/** A split may be this much less certain than the whole word. */
const splitMargin = 0.05;
/** The maximum length of split words, in UTF-16 units. */
const maxSplitLength = 24;

/** The readings of a query, as typed first, at most six: "ধনে পাতা" is also ধনেপাতা. `width`: see `onlyLikely`. */
export function readQuery(vocabulary: Vocabulary, text: string, width?: number): Reading[] {
  const isWord = (word: string) => vocabulary.synonyms.words.has(word) || isUsedWord(vocabulary, word);
  const { words, fallbacks } = readWords(vocabulary, queryTokens(text, isWord));
  addJoined(vocabulary, words);
  if (vocabulary.unfinished && words.length === 1) preferPrefixMatches(vocabulary, words[0] as QueryWord);
  const wholeReading: Reading = { words, weight: 1 };
  const splitEndings = endingReadings(vocabulary, words);
  const readings = splitEndings.length > 0 ? splitEndings : [wholeReading];
  readings.push(...splitReadings(vocabulary, words));
  readings.push(...readings.flatMap((reading) => applySynonyms(vocabulary, reading)));
  if (splitEndings.length > 0)
    fallbacks.unshift(...withSynonyms(vocabulary, wholeReading).slice(0, maxReadings).map(asFallback));
  const likely = removeDuplicates(readings).slice(0, maxReadings);
  const sizeless = likely.slice(0, 2).flatMap(withoutSizes);
  return removeDuplicates([...likely, ...sizeless, ...fallbacks]).map((reading) => ({
    ...reading,
    words: reading.words.map((word) => onlyLikely(vocabulary, word, width)),
  }));
}

/**
 * The words of a query that count. Optional words give a fallback reading without them: "গ্রীন টি" is a tea,
 * "চাল ১০ টি" is rice. Documents without the typed size rank lower: "adha kg chini" finds all sugar, half a
 * kilo first.
 */
function readWords(vocabulary: Vocabulary, tokens: readonly Token[]) {
  const needed = tokens.filter((token) => !isOptional(token));
  const words = tokens.flatMap((token, index) => {
    if (!isOptional(token) || needed.length === 0 || isPartOfWord(vocabulary, tokens, index))
      return readWord(vocabulary, token);
    const word = readWholeWord(vocabulary, token);
    return certainty(word) >= minOptionalCertainty ? word : [];
  });
  const requiredWords = words.filter(({ token }) => !isVariantWord(token) && !isOptional(token));
  const isFallback = requiredWords.length > 0 && requiredWords.length < words.length;
  const fallback: Reading = { words: requiredWords, weight: withoutOptionalFactor, isFallback };
  const fallbacks = isFallback ? [fallback] : [];
  return { words, fallbacks };
}

/** The reading without sizes, if it has other words too. Documents without the sizes rank lower. */
export function withoutSizes({ words, ...reading }: Reading): Reading[] {
  const sizeless = words.filter(({ token }) => !isVariantWord(token));
  if (sizeless.length === words.length || !sizeless.some(({ token }) => token.kind === "word")) return [];
  return [{ ...reading, words: sizeless, weight: reading.weight * missingSizeFactor }];
}

/** Whether a word and a neighbour are one word of titles: "good knight" is Goodknight. */
function isPartOfWord(vocabulary: Vocabulary, tokens: readonly Token[], position: number): boolean {
  const textOf = (index: number) => tokens[index]?.text ?? "";
  const previous = textOf(position - 1);
  const current = textOf(position);
  const next = textOf(position + 1);
  return (
    (next !== "" && isUsedWord(vocabulary, current + next)) ||
    (previous !== "" && isUsedWord(vocabulary, previous + current))
  );
}

function removeDuplicates(readings: readonly Reading[]): Reading[] {
  const knownTexts = new Set<string>();
  return readings.filter(({ words }) => {
    const text = words.map(({ token }) => token.text).join(" ");
    const isNew = !knownTexts.has(text);
    knownTexts.add(text);
    return isNew;
  });
}

/** Two adjacent words that are one word in the index also mean that word. */
function addJoined(vocabulary: Vocabulary, words: readonly QueryWord[]): void {
  for (let index = 0; index + 1 < words.length; index++) {
    const firstWord = words[index] as QueryWord;
    const secondWord = words[index + 1] as QueryWord;
    if (firstWord.token.kind === "size" || secondWord.token.kind !== "word") continue;
    if (
      firstWord.token.kind === "word" &&
      isBengali(firstWord.token.text) !== isBengali(secondWord.token.text)
    )
      continue;
    const text = firstWord.token.text + secondWord.token.text;
    // "green ti" joined is only green with an ending, which would make ti mean green.
    if (isOptional(secondWord.token) && typedStems(text).includes(firstWord.token.text)) continue;
    const joined = readWholeWord(vocabulary, { ...firstWord.token, text });
    addMeanings(firstWord, joined.meanings, joinedFactor, minWholeCertainty);
    addMeanings(secondWord, joined.meanings, joinedFactor, minWholeCertainty);
  }
}

const withSynonyms = (vocabulary: Vocabulary, reading: Reading) => [
  reading,
  ...applySynonyms(vocabulary, reading),
];
const asFallback = (reading: Reading): Reading => ({ ...reading, isFallback: true });

/** A word whose ending is a word of titles is first read as two: গ্রিনটি is গ্রিন টি before it is green with an ending. */
function endingReadings(vocabulary: Vocabulary, words: readonly QueryWord[]): Reading[] {
  return words.flatMap((word, index) => {
    const { token } = word;
    const ending = endingOf(token.text);
    if (ending === undefined || !isUsedWord(vocabulary, ending) || isUsedWord(vocabulary, token.text))
      return [];
    const parts = [token.text.slice(0, -ending.length), ending].map((text) =>
      readWholeWord(vocabulary, { ...token, text }),
    );
    if (Math.min(...parts.map(certainty)) < minWholeCertainty) return [];
    return { words: words.toSpliced(index, 1, ...parts), weight: splitWeight };
  });
}

/** Readings of a word as two words of the index, split where both parts are most certain. */
function splitReadings(vocabulary: Vocabulary, words: readonly QueryWord[]): Reading[] {
  const readings: Reading[] = [];
  for (const [index, word] of words.entries()) {
    const { token } = word;
    const unsplit = certainty(word);
    if (token.kind !== "word" || unsplit >= minWholeCertainty || token.text.length > maxSplitLength) continue;
    const split = bestSplit(vocabulary, token);
    if (!split || split.weight <= unsplit - splitMargin) continue;
    readings.push({
      words: words.toSpliced(index, 1, ...split.parts),
      weight: splitWeight,
      exactFrom: splitExactFrom,
    });
  }
  return readings;
}

/** The split of a word into two words of the index whose less certain part is most certain; undefined without one. */
function bestSplit(vocabulary: Vocabulary, token: Token): { parts: QueryWord[]; weight: number } | undefined {
  const minPartLength = isBengali(token.text) ? 2 : 3;
  let best: { parts: QueryWord[]; weight: number } | undefined;
  for (let splitIndex = minPartLength; splitIndex <= token.text.length - minPartLength; splitIndex++) {
    // Not before a vowel sign or another mark, which belongs to the letter before it.
    if (/[\u09BE-\u09CD\u0981\u0982]/.test(token.text[splitIndex] ?? "")) continue;
    const first = readWholeWord(vocabulary, { ...token, text: token.text.slice(0, splitIndex) });
    if (certainty(first) < minWholeCertainty) continue;
    const second = readWholeWord(vocabulary, { ...token, text: token.text.slice(splitIndex) });
    const parts = [first, second];
    const weight = Math.min(...parts.map(certainty));
    if (weight >= minWholeCertainty && weight > (best?.weight ?? 0)) best = { parts, weight };
  }
  return best;
}

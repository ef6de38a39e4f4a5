import { textAt } from "../arrays/text-table.ts";
import { findWordNumber } from "../index/lexicon.ts";
import type { Segment } from "../index/segment.ts";
import { toOtherScript } from "../tokens/acronyms.ts";
import type { Token } from "../tokens/tokenise.ts";
import { isBengali } from "../words/normalise.ts";
import { addCorrections, addFarCorrections } from "./corrections.ts";
import { highestWeight, type Meanings, matchWeights, minCertainWeight } from "./lookup.ts";
import { findMeanings, findSynonymMeanings, hasWordsWithPrefix, isUsedWord } from "./meanings.ts";
import { findListedWords } from "./synonyms.ts";
import type { Vocabulary } from "./vocabulary.ts";

export type QueryWord = {
  token: Token;
  /** What it may mean, by segment. */
  meanings: Meanings[];
  synonyms: Meanings[];
  /** The factor of these beside the meanings of the word itself. */
  synonymFactor: number;
  /** Whether a synonym of it has a word that documents have. */
  hasSynonym: boolean;
  /** How much it counts in the score: 0 to 1 for a typed word, more for a synonym of several. */
  importance: number;
};

/**
 * A reading of a query and its likelihood (0 to 1). `isFallback`: only used if no other has results.
 * `exactFrom`: the certainty of exact results.
 */
export type Reading = { words: QueryWord[]; weight: number; isFallback?: boolean; exactFrom?: number };

/** The certainty from which a document with every word is an exact result. */
export const defaultExactFrom = 0.7;

const maxMeanings = 200;
/** The maximum penalty of a rare word beside a common one that sounds alike. */
const maxRarityPenalty = 0.08;
/** A Bengali word that sounds like a Latin one to this degree, and is in this many times as many titles, is as likely. */
const minSameSound = 0.95;
const minFrequencyRatio = 2;
const minSpelledCertainty = 0.97;
/** How much less likely than the best a meaning may be; more would be guesses. */
const defaultWidth = 0.13;
const importanceByKind = { word: 1, size: 0.6, number: 0.4 };

/** The meanings of a typed word: by spelling, sound or prefix, and if nothing fits well, corrected. */
export function readWord(vocabulary: Vocabulary, token: Token): QueryWord {
  const word = lookUpWord(vocabulary, token, true);
  if (vocabulary.literal) return word;
  const isBegun = vocabulary.unfinished && hasWordsWithPrefix(vocabulary.segments, token.text, word.meanings);
  if (certainty(word) < minUncorrected(vocabulary, token.text) && !isBegun)
    correct(vocabulary, word, addCorrections);
  if (certainty(word) === 0) correct(vocabulary, word, addFarCorrections);
  addOtherScript(vocabulary, word);
  lowerRareWords(vocabulary, word);
  return word;
}

/** Banglish is spelled by sound; a Bengali word that only sounds like a word of titles may be another one with a typo. */
const minUncorrected = ({ unfinished }: Vocabulary, text: string) =>
  isBengali(text) && !unfinished ? minSpelledCertainty : minCertainWeight;

/** An acronym that no title has as typed is searched in the other script: এসিআই is ACI. */
function addOtherScript(vocabulary: Vocabulary, word: QueryWord): void {
  const { text } = word.token;
  const acronym = toOtherScript(text);
  if (acronym === undefined || isUsedWord(vocabulary, text) || !isUsedWord(vocabulary, acronym)) return;
  for (const [index, words] of word.meanings.entries()) {
    const number = findWordNumber((vocabulary.segments[index] as Segment).lexicon, acronym);
    if (number >= 0) words.set(number, matchWeights.soundOtherScript);
  }
}

/** Reads a whole word without corrections, for joined or split words. */
export const readWholeWord = (vocabulary: Vocabulary, token: Token): QueryWord =>
  lookUpWord(vocabulary, token, false);

function lookUpWord(vocabulary: Vocabulary, token: Token, asPrefix: boolean): QueryWord {
  const meanings = findMeanings(vocabulary.segments, token.text, asPrefix);
  dropUnused(vocabulary, meanings);
  return {
    token,
    meanings,
    synonyms: [],
    synonymFactor: 1,
    hasSynonym: false,
    importance: importanceByKind[token.kind],
  };
}

const listedWordCache = new WeakMap<Segment, Map<string, Meanings>>();

/** Reads a word of a synonym like `readWholeWord`, memoised. */
export function readListedWord(vocabulary: Vocabulary, token: Token): QueryWord {
  const meanings = vocabulary.segments.map((segment) => {
    const words = listedWordCache.get(segment) ?? new Map<string, Meanings>();
    listedWordCache.set(segment, words);
    const found = words.get(token.text) ?? findSynonymMeanings(segment, token.text);
    words.set(token.text, found);
    return withoutUnused(vocabulary, segment, found);
  });
  return {
    token,
    meanings,
    synonyms: [],
    synonymFactor: 1,
    hasSynonym: false,
    importance: importanceByKind[token.kind],
  };
}

function correct(vocabulary: Vocabulary, { token, meanings }: QueryWord, add: typeof addCorrections): void {
  for (const [index, words] of meanings.entries())
    add((vocabulary.segments[index] as Segment).lexicon, token.text, words);
  dropUnused(vocabulary, meanings);
}

/** Drops words that no document has any more, unless synonyms lead on from them. */
function dropUnused(vocabulary: Vocabulary, meanings: Meanings[]): void {
  for (const [index, words] of meanings.entries())
    meanings[index] = withoutUnused(vocabulary, vocabulary.segments[index] as Segment, words);
}

function withoutUnused({ synonyms }: Vocabulary, segment: Segment, words: Meanings): Meanings {
  const listed = findListedWords(synonyms, segment);
  const isUsed = (word: number) => segment.frequency[word] !== 0 || listed[word] === 1;
  for (const word of words.keys())
    if (!isUsed(word)) return new Map([...words].filter(([one]) => isUsed(one)));
  return words;
}

/** The weight of the most certain meaning; 0 without any. */
export function certainty({ meanings }: QueryWord): number {
  let highest = 0;
  for (const words of meanings) highest = Math.max(highest, highestWeight(words));
  return highest;
}

/** The `certainty` among the words that some document has. */
export function usedCertainty({ segments }: Vocabulary, { meanings }: QueryWord): number {
  let maxCertainty = 0;
  for (const [index, words] of meanings.entries()) {
    const { frequency } = segments[index] as Segment;
    for (const [word, weight] of words)
      if ((frequency[word] as number) > 0 && weight > maxCertainty) maxCertainty = weight;
  }
  return maxCertainty;
}

/** Lowers rare words beside common ones of the same sound: mach is মাছ in a hundred titles before it is the match of one. */
function lowerRareWords({ segments }: Vocabulary, { token, meanings }: QueryWord): void {
  let certainCount = 0;
  let hasExactMatch = false;
  for (const words of meanings)
    for (const weight of words.values()) {
      if (weight === 1) {
        if (isBengali(token.text)) return;
        hasExactMatch = true;
      }
      if (weight >= minCertainWeight) certainCount++;
    }
  if (certainCount < 2) return;
  const { alikeWords, frequencyByText } = collectAlikeWords(segments, meanings);
  if (frequencyByText.size < 2) return;
  if (hasExactMatch) {
    weighLikeCommoner(token.text, frequencyByText, alikeWords);
    return;
  }
  const maxLogFrequency = Math.log(1 + Math.max(1, ...frequencyByText.values()));
  for (const { words, word, text } of alikeWords) {
    const rarity = 1 - Math.log(1 + (frequencyByText.get(text) ?? 0)) / maxLogFrequency;
    words.set(word, (words.get(word) as number) - maxRarityPenalty * rarity);
  }
}

/** A certain meaning of a typed word: its number among `words`, and its text. */
type AlikeWord = { words: Meanings; word: number; text: string };

/** The certain meanings of a word, and the number of documents of each text in all segments. */
function collectAlikeWords(segments: readonly Segment[], meanings: readonly Meanings[]) {
  const frequencyByText = new Map<string, number>();
  const alikeWords: AlikeWord[] = [];
  for (const [index, words] of meanings.entries()) {
    const { lexicon, frequency } = segments[index] as Segment;
    for (const [word, weight] of words) {
      if (weight < minCertainWeight) continue;
      const text = textAt(lexicon.forms, word);
      frequencyByText.set(text, (frequencyByText.get(text) ?? 0) + (frequency[word] as number));
      alikeWords.push({ words, word, text });
    }
  }
  return { alikeWords, frequencyByText };
}

/** Treats a Latin word like a more common Bengali one of the same sound: chal is চাল (rice) before chal kumra, the ash gourd. */
function weighLikeCommoner(
  typed: string,
  frequencyByText: ReadonlyMap<string, number>,
  alikeWords: readonly AlikeWord[],
) {
  const minFrequency = minFrequencyRatio * (frequencyByText.get(typed) ?? 0);
  const commonerWords = alikeWords.filter(
    ({ text }) => isBengali(text) && (frequencyByText.get(text) ?? 0) > minFrequency,
  );
  const weight = Math.max(0, ...commonerWords.map(({ words, word }) => words.get(word) ?? 0));
  if (weight < minSameSound) return;
  for (const { words, word, text } of alikeWords) if (text === typed) words.set(word, weight);
}

/** Keeps only meanings that some document has and that weigh at most `width` less than the best: no guesses beside a certain one. */
export function onlyLikely(vocabulary: Vocabulary, word: QueryWord, width = defaultWidth): QueryWord {
  const surest = Math.max(usedCertainty(vocabulary, word), ...word.synonyms.map(highestWeight));
  const minWeight = surest - width;
  const meanings = word.meanings.map((words, index) => {
    const { frequency } = vocabulary.segments[index] as Segment;
    const likelyMeanings: Meanings = new Map();
    for (const [word, weight] of words)
      if (weight >= minWeight && (frequency[word] as number) > 0) likelyMeanings.set(word, weight);
    const selectedMeanings =
      likelyMeanings.size > maxMeanings ? keepLikeliest(likelyMeanings, frequency) : likelyMeanings;
    for (const [synonymWord, weight] of word.synonyms[index] ?? []) {
      if (weight < minWeight || (frequency[synonymWord] as number) === 0) continue;
      const reducedWeight = weight * word.synonymFactor;
      if (reducedWeight > (selectedMeanings.get(synonymWord) ?? 0))
        selectedMeanings.set(synonymWord, reducedWeight);
    }
    return selectedMeanings;
  });
  return { ...word, meanings };
}

function keepLikeliest(words: Meanings, frequency: Uint32Array): Meanings {
  const sorted = [...words].sort(
    ([a, weightA], [b, weightB]) => weightB - weightA || (frequency[b] as number) - (frequency[a] as number),
  );
  return new Map(sorted.slice(0, maxMeanings));
}

/** Adds the meanings of another word that weigh at least `minWeight`, multiplied by `factor`. */
export function addMeanings(
  to: QueryWord,
  from: readonly Meanings[],
  factor: number,
  minWeight: number,
): void {
  for (const [index, words] of to.meanings.entries()) mergeInto(words, from[index], factor, minWeight);
}

export function addSynonym(
  to: QueryWord,
  from: readonly Meanings[],
  factor: number,
  minWeight: number,
): void {
  if (to.synonyms.length === 0) to.synonyms = to.meanings.map(() => new Map());
  for (const [index, words] of to.synonyms.entries()) mergeInto(words, from[index], factor, minWeight);
}

function mergeInto(
  words: Meanings,
  furtherMeanings: Meanings | undefined,
  factor: number,
  minWeight: number,
): void {
  for (const [word, weight] of furtherMeanings ?? []) {
    const added = weight * factor;
    if (weight >= minWeight && added > (words.get(word) ?? 0)) words.set(word, added);
  }
}

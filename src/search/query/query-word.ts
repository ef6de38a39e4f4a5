import { textAt } from "../arrays/text-table.ts";
import { numberOf } from "../index/lexicon.ts";
import type { Segment } from "../index/segment.ts";
import { inOtherScript } from "../tokens/acronyms.ts";
import type { Token } from "../tokens/tokenise.ts";
import { isBengali } from "../words/normalise.ts";
import { addCorrections, addFarCorrections } from "./corrections.ts";
import { highest, type Meanings, surelyMeant, worth } from "./lookup.ts";
import { hasBegun, listedMeanings, meaningsIn, stands } from "./meanings.ts";
import { listedWords } from "./synonyms.ts";
import type { Vocabulary } from "./vocabulary.ts";

/** One word of a query. */
export type QueryWord = {
  token: Token;
  /** What it may mean in each segment. */
  meanings: Meanings[];
  /** What its synonyms add to that, and the factor with which they count beside the word itself. */
  synonyms: Meanings[];
  behind: number;
  /** Whether a term of the synonyms that it surely is has another word that documents have. */
  hasSynonym: boolean;
  /** Its weight beside the other words. */
  importance: number;
};

/**
 * One way to read a query; `weight` is how likely it is, 0 to 1. `isFallback`: only if no other reading has an answer. `exactFrom`: how
 * surely a document has to have its words to be an exact answer, infinite for a guess; `usualExactFrom` unless given.
 */
export type Reading = { words: QueryWord[]; weight: number; isFallback?: boolean; exactFrom?: number };

/** From here on a document with every word is an exact answer; below, it is a guess. */
export const usualExactFrom = 0.7;

const maxMeanings = 200;
/** The most that a rare word loses beside a common one that sounds alike. */
const rareLoses = 0.08;
/** A Bengali word that sounds so much like one in Latin letters, and stands in so many times as many titles, is as likely meant. */
const sameSound = 0.95;
const timesCommoner = 2;
/** From here on a Bengali word needs no correction. */
const surelySpelled = 0.97;
const importance = { word: 1, size: 0.6, number: 0.4 };

/** Looks up what a typed word may mean: as written or by sound, as the beginning of a word, and if nothing fits well, corrected,
 * unless it is still being typed and some word begins so. */
export function readWord(vocabulary: Vocabulary, token: Token): QueryWord {
  const word = lookedUp(vocabulary, token, true);
  if (vocabulary.literal) return word;
  const isBegun = vocabulary.unfinished && hasBegun(vocabulary.segments, token.text, word.meanings);
  if (certainty(word) < leastUncorrected(vocabulary, token.text) && !isBegun)
    correct(vocabulary, word, addCorrections);
  if (certainty(word) === 0) correct(vocabulary, word, addFarCorrections);
  addOtherScript(vocabulary, word);
  rareBehind(vocabulary, word);
  return word;
}

/** Banglish is spelled by its sound; Bengali that only sounds like a word of titles may as well be another one with a slip. */
const leastUncorrected = ({ unfinished }: Vocabulary, text: string) =>
  isBengali(text) && !unfinished ? surelySpelled : surelyMeant;

/** An acronym that no title has as typed is the same one in the other script: এসিআই is ACI. */
function addOtherScript(vocabulary: Vocabulary, word: QueryWord): void {
  const { text } = word.token;
  const acronym = inOtherScript(text);
  if (acronym === undefined || stands(vocabulary, text) || !stands(vocabulary, acronym)) return;
  for (const [at, words] of word.meanings.entries()) {
    const number = numberOf((vocabulary.segments[at] as Segment).lexicon, acronym);
    if (number >= 0) words.set(number, worth.soundOtherScript);
  }
}

/** As `readWord` for a whole word without mistakes: for words that were joined or split. */
export const readWholeWord = (vocabulary: Vocabulary, token: Token): QueryWord =>
  lookedUp(vocabulary, token, false);

function lookedUp(vocabulary: Vocabulary, token: Token, prefixes: boolean): QueryWord {
  const meanings = meaningsIn(vocabulary.segments, token.text, prefixes);
  dropUnused(vocabulary, meanings);
  return {
    token,
    meanings,
    synonyms: [],
    behind: 1,
    hasSynonym: false,
    importance: importance[token.kind],
  };
}

const cache = new WeakMap<Segment, Map<string, Meanings>>();

/** As `readWholeWord`, remembered: for the words of synonyms, which come again and again. */
export function readListedWord(vocabulary: Vocabulary, token: Token): QueryWord {
  const meanings = vocabulary.segments.map((segment) => {
    const words = cache.get(segment) ?? new Map<string, Meanings>();
    cache.set(segment, words);
    const found = words.get(token.text) ?? listedMeanings(segment, token.text);
    words.set(token.text, found);
    return withoutUnused(vocabulary, segment, found);
  });
  return {
    token,
    meanings,
    synonyms: [],
    behind: 1,
    hasSynonym: false,
    importance: importance[token.kind],
  };
}

function correct(vocabulary: Vocabulary, { token, meanings }: QueryWord, add: typeof addCorrections): void {
  for (const [at, words] of meanings.entries())
    add((vocabulary.segments[at] as Segment).lexicon, token.text, words);
  dropUnused(vocabulary, meanings);
}

/** Drops words that no document has any more, unless synonyms lead on from them. */
function dropUnused(vocabulary: Vocabulary, meanings: Meanings[]): void {
  for (const [at, words] of meanings.entries())
    meanings[at] = withoutUnused(vocabulary, vocabulary.segments[at] as Segment, words);
}

/** As `dropUnused` for one segment; a copy only where something is dropped. */
function withoutUnused({ synonyms }: Vocabulary, segment: Segment, words: Meanings): Meanings {
  const listed = listedWords(synonyms, segment);
  const isUsed = (word: number) => segment.frequency[word] !== 0 || listed[word] === 1;
  for (const word of words.keys())
    if (!isUsed(word)) return new Map([...words].filter(([one]) => isUsed(one)));
  return words;
}

/** The weight of the likeliest meaning; 0 if there is none. */
export function certainty({ meanings }: QueryWord): number {
  let most = 0;
  for (const words of meanings) most = Math.max(most, highest(words));
  return most;
}

/** As `certainty`, among the words that some document has: what only synonyms know finds nothing by itself. */
export function usedCertainty({ segments }: Vocabulary, { meanings }: QueryWord): number {
  let most = 0;
  for (const [at, words] of meanings.entries()) {
    const { frequency } = segments[at] as Segment;
    for (const [word, weight] of words) if ((frequency[word] as number) > 0 && weight > most) most = weight;
  }
  return most;
}

/**
 * The commoner of several words that sound alike goes first: mach is মাছ in a hundred titles before it is the match of one. A word
 * that was typed as it stands loses nothing to them; see `spelledLikeCommoner`.
 */
function rareBehind({ segments }: Vocabulary, { token, meanings }: QueryWord): void {
  let sure = 0;
  let asTyped = false;
  for (const words of meanings)
    for (const weight of words.values()) {
      if (weight === 1) {
        if (isBengali(token.text)) return;
        asTyped = true;
      }
      if (weight >= surelyMeant) sure++;
    }
  if (sure < 2) return;
  const found = new Map<string, number>();
  const alike: Alike[] = [];
  for (const [at, words] of meanings.entries()) {
    const { lexicon, frequency } = segments[at] as Segment;
    for (const [word, weight] of words) {
      if (weight < surelyMeant) continue;
      const text = textAt(lexicon.forms, word);
      found.set(text, (found.get(text) ?? 0) + (frequency[word] as number));
      alike.push({ words, word, text });
    }
  }
  if (found.size < 2) return;
  if (asTyped) {
    spelledLikeCommoner(token.text, found, alike);
    return;
  }
  const most = Math.log(1 + Math.max(1, ...found.values()));
  for (const { words, word, text } of alike) {
    const rarity = 1 - Math.log(1 + (found.get(text) ?? 0)) / most;
    words.set(word, (words.get(word) as number) - rareLoses * rarity);
  }
}

type Alike = { words: Meanings; word: number; text: string };

/**
 * A word in Latin letters that titles have, too, says no more than the Bengali one of the same sound where that is commoner: chal
 * is চাল in twenty kinds of rice before it is the first word of chal kumra, the ash gourd.
 */
function spelledLikeCommoner(typed: string, found: ReadonlyMap<string, number>, alike: readonly Alike[]) {
  const own = found.get(typed) ?? 0;
  const bengali = alike.filter(({ text }) => isBengali(text) && (found.get(text) ?? 0) > timesCommoner * own);
  const weight = Math.max(0, ...bengali.map(({ words, word }) => words.get(word) ?? 0));
  if (weight < sameSound) return;
  for (const { words, word, text } of alike) if (text === typed) words.set(word, weight);
}

/** Leaves only meanings that some document has and that weigh at most `width` less than the best: no guesses beside a sure one. */
export function onlyLikely(vocabulary: Vocabulary, word: QueryWord, width = 0.13): QueryWord {
  const surest = Math.max(usedCertainty(vocabulary, word), ...word.synonyms.map(highest));
  const floor = surest - width;
  const meanings = word.meanings.map((words, at) => {
    const { frequency } = vocabulary.segments[at] as Segment;
    const likely: Meanings = new Map();
    for (const [word, weight] of words)
      if (weight >= floor && (frequency[word] as number) > 0) likely.set(word, weight);
    const all = likely.size > maxMeanings ? likeliest(likely, frequency) : likely;
    for (const [other, weight] of word.synonyms[at] ?? []) {
      const beside = weight * word.behind;
      if (weight >= floor && beside > (all.get(other) ?? 0) && (frequency[other] as number) > 0)
        all.set(other, beside);
    }
    return all;
  });
  return { ...word, meanings };
}

function likeliest(words: Meanings, frequency: Uint32Array): Meanings {
  const sorted = [...words].sort(
    ([a, one], [b, two]) => two - one || (frequency[b] as number) - (frequency[a] as number),
  );
  return new Map(sorted.slice(0, maxMeanings));
}

/** Adds the meanings of another word, each that weighs at least `least`, with its weight times `factor`. */
export function addMeanings(to: QueryWord, from: readonly Meanings[], factor: number, least: number): void {
  for (const [at, words] of to.meanings.entries()) addTo(words, from[at], factor, least);
}

/** As `addMeanings`, for the meanings of a synonym. */
export function addSynonym(to: QueryWord, from: readonly Meanings[], factor: number, least: number): void {
  if (to.synonyms.length === 0) to.synonyms = to.meanings.map(() => new Map());
  for (const [at, words] of to.synonyms.entries()) addTo(words, from[at], factor, least);
}

function addTo(words: Meanings, more: Meanings | undefined, factor: number, least: number): void {
  for (const [word, weight] of more ?? []) {
    const added = weight * factor;
    if (weight >= least && added > (words.get(word) ?? 0)) words.set(word, added);
  }
}

import { isUnit } from "#src/search/tokens/sizes.ts";
import type { Token } from "#src/search/tokens/tokenise.ts";
import { stems, typedStems } from "#src/search/words/endings.ts";
import { isBengali } from "#src/search/words/normalise.ts";
import { equalWeightShare, findMeantWords, type Name, type TextMeanings } from "./marks.ts";

export type Term = { text: string; start: number; end: number };

/** `maxCount` is the greatest count that one name added; the part that is marked comes from the last of these names. */
type CountedTerm = Term & { count: number; maxCount: number };

/** Allowed between two words of one term: "potato chips", but not "potato, 5". */
const termSeparator = /^[\s-]*$/;

/** Whether a word can be part of a term: not a stop word, and not a unit such as the L of diapers. */
const isTelling = ({ text, kind, isStopWord }: Token) => kind === "word" && !isStopWord && !isUnit(text);

/**
 * Terms that complete a query, from the names of its results: each matched word, alone and with a neighbour.
 * Returns the `most` frequent, those in the script of the page first; prefers stems ("আলু" to "আলুর"), and
 * drops terms that need the next word ("murir" of "murir moa"). `isIndexed` tells whether the index has a word.
 */
export function findSuggestedTerms(
  query: string,
  names: readonly Name[],
  meanings: TextMeanings,
  { most, bengali, isIndexed }: { most: number; bengali: boolean; isIndexed: (word: string) => boolean },
): Term[] {
  const countedTerms = new Map<string, CountedTerm>();
  for (const [rank, name] of names.entries())
    countTerms(name, meanings, rankWeightOf(rank), isIndexed, countedTerms);
  const typedText = query.trim().toLowerCase();
  countedTerms.delete(typedText);
  const likelyTerms = [...countedTerms.values()]
    .sort((a, b) => b.count - a.count || a.text.length - b.text.length)
    .slice(0, 3 * most);
  const knownTexts = new Set([typedText, ...likelyTerms.map(({ text }) => text)]);
  const isInPageScript = ({ text }: Term) => isBengali(text) === bengali;
  // A term is left out if its last word has a stem that is a term, too.
  const stemTerms = likelyTerms.filter(
    ({ text }) => !stems(text.split(" ").at(-1) ?? "").some((stem) => knownTexts.has(stem)),
  );
  const chosen = stemTerms.slice(0, most);
  // At least one term is in the script of the page, if there is any.
  const missingTerm = chosen.some(isInPageScript) ? undefined : stemTerms.find(isInPageScript);
  return (missingTerm ? chosen.with(-1, missingTerm) : chosen)
    .sort((a, b) => Number(isInPageScript(b)) - Number(isInPageScript(a)))
    .map(({ text, start, end }) => ({ text, start, end }));
}

/** Names of better results count up to half more. */
const rankWeightOf = (rank: number) => 1 + 1 / (rank + 2);

/** A high power, so that sure meanings count far more than doubtful ones. */
const weightExponent = 8;

/** Counts the terms of one name, each by `rankWeight` times a power of its word's weight. */
function countTerms(
  name: Name,
  meanings: TextMeanings,
  rankWeight: number,
  isIndexed: (word: string) => boolean,
  counted: Map<string, CountedTerm>,
) {
  const { text, tokens } = name;
  const words = tokens.filter(isTelling);
  const weights = new Map(findMeantWords(name, meanings).map(({ start, weight }) => [start, weight]));
  for (const [index, word] of words.entries()) {
    const weight = weights.get(word.start);
    if (weight === undefined) continue;
    const count = weight ** weightExponent * rankWeight;
    const addRange = (from: Token, to: Token) => {
      if (isWhole(text, from, to)) addTerm(counted, cutTerm(text, from, to, word), count);
    };
    const previousWord = words[index - 1];
    const nextWord = words[index + 1];
    const needsNext = needsNextWord(index);
    if (!needsNext) addRange(word, word);
    if (previousWord && isAdjacent(text, previousWord, word)) {
      if (!needsNext) addRange(previousWord, word);
    } else if (nextWord && isAdjacent(text, word, nextWord) && !needsNextWord(index + 1))
      addRange(word, nextWord);
  }

  /** Whether a word only makes sense with the next one, as a genitive does. */
  function needsNextWord(index: number): boolean {
    const word = words[index] as Token;
    const nextWord = words[index + 1];
    return nextWord !== undefined && isAdjacent(text, word, nextWord) && isGenitive(word.text, isIndexed);
  }
}

/** Whether a word is the genitive of one that the index has: "মুড়ির", "murir". */
const isGenitive = (word: string, isIndexed: (word: string) => boolean): boolean =>
  /(?:র|[aeiou]r)$/.test(word) &&
  typedStems(word).some((stem) => {
    const isGenitiveStem = !word.endsWith("r") || stem === word.slice(0, -1);
    return isGenitiveStem && isIndexed(stem);
  });

/** The text of a name from one word to another, with the position of the word that was meant. */
const cutTerm = (name: string, from: Token, to: Token, meant: Token): Term => ({
  text: name.slice(from.start, to.end).toLowerCase(),
  start: meant.start - from.start,
  end: meant.end - from.start,
});

/** Whether a range is not part of a longer word: rejects "vis-ek" in "vis-ek-ta" and "up" in "7up". */
const isWhole = (name: string, from: Token, to: Token) =>
  !/[\p{L}\p{M}\p{Nd}][-'’.]?$/u.test(name.slice(Math.max(0, from.start - 2), from.start)) &&
  !/^[-'’.]?[\p{L}\p{M}\p{Nd}]/u.test(name.slice(to.end, to.end + 2));

function addTerm(counted: Map<string, CountedTerm>, term: Term, count: number): void {
  const countedTerm = counted.get(term.text);
  if (!countedTerm) counted.set(term.text, { ...term, count, maxCount: count });
  else {
    if (count >= equalWeightShare ** weightExponent * countedTerm.maxCount) Object.assign(countedTerm, term);
    countedTerm.count += count;
    countedTerm.maxCount = Math.max(countedTerm.maxCount, count);
  }
}

const isAdjacent = (name: string, first: Token, second: Token) =>
  termSeparator.test(name.slice(first.end, second.start));

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
 * drops terms that need the next word ("murir" of "murir moa"). `stands` tells whether the index has a word.
 */
export function findSuggestedTerms(
  query: string,
  names: readonly Name[],
  meanings: TextMeanings,
  { most, bengali, stands: isIndexed }: { most: number; bengali: boolean; stands: (word: string) => boolean },
): Term[] {
  const countedTerms = new Map<string, CountedTerm>();
  for (const [rank, name] of names.entries())
    countTerms(name, meanings, 1 + 1 / (rank + 2), isIndexed, countedTerms);
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

/** Counts the terms of one name, each by `worth` times the eighth power of its word's weight. */
function countTerms(
  name: Name,
  meanings: TextMeanings,
  worth: number,
  isIndexed: (word: string) => boolean,
  counted: Map<string, CountedTerm>,
) {
  const { text, tokens } = name;
  const words = tokens.filter(isTelling);
  const weights = new Map(findMeantWords(name, meanings).map(({ start, weight }) => [start, weight]));
  for (const [index, word] of words.entries()) {
    const weight = weights.get(word.start);
    if (weight === undefined) continue;
    const count = weight ** 8 * worth;
    const addRange = (from: Token, to: Token) => {
      if (isWhole(text, from, to)) addTerm(counted, cutTerm(text, from, to, word), count);
    };
    const before = words[index - 1];
    const after = words[index + 1];
    const needsNext = needsNextWord(index);
    if (!needsNext) addRange(word, word);
    if (before && isAdjacent(text, before, word)) {
      if (!needsNext) addRange(before, word);
    } else if (after && isAdjacent(text, word, after) && !needsNextWord(index + 1)) addRange(word, after);
  }

  /** Whether a word only makes sense with the next one, as a genitive does. */
  function needsNextWord(index: number): boolean {
    const word = words[index] as Token;
    const after = words[index + 1];
    return after !== undefined && isAdjacent(text, word, after) && isGenitive(word.text, isIndexed);
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
  const existing = counted.get(term.text);
  if (!existing) counted.set(term.text, { ...term, count, maxCount: count });
  else {
    if (count >= equalWeightShare ** 8 * existing.maxCount) Object.assign(existing, term);
    existing.count += count;
    existing.maxCount = Math.max(existing.maxCount, count);
  }
}

const isAdjacent = (name: string, first: Token, second: Token) =>
  termSeparator.test(name.slice(first.end, second.start));

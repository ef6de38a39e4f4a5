import { isUnit } from "#src/search/tokens/sizes.ts";
import type { Token } from "#src/search/tokens/tokenise.ts";
import { stems, typedStems } from "#src/search/words/endings.ts";
import { isBengali } from "#src/search/words/normalise.ts";
import { equalWeightShare, findMeantWords, type Name, type TextMeanings } from "./marks.ts";

export type Term = { text: string; start: number; end: number };

/** `surest` is the greatest count of one of its words; the last of equals is marked. */
type Counted = Term & { count: number; surest: number };

/** Allowed between two words of one term: "potato chips", but not "potato, 5". */
const termSeparator = /^[\s-]*$/;

/** Whether a word can be part of a term: not a stop word, and not a unit such as the L of diapers. */
const isTelling = ({ text, kind, isStopWord }: Token) => kind === "word" && !isStopWord && !isUnit(text);

/**
 * Terms that complete a query, from the names of its results: each matched word, alone and with a neighbour.
 * Returns the `most` frequent, those in the script of the page first; prefers stems ("আলু" to "আলুর"), and
 * drops terms that need the next word ("murir" of "murir moa").
 */
export function findSuggestedTerms(
  query: string,
  names: readonly Name[],
  meanings: TextMeanings,
  { most, bengali, stands }: { most: number; bengali: boolean; stands: (word: string) => boolean },
): Term[] {
  const countedTerms = new Map<string, Counted>();
  for (const [rank, name] of names.entries())
    countTerms(name, meanings, 1 + 1 / (rank + 2), stands, countedTerms);
  const typed = query.trim().toLowerCase();
  countedTerms.delete(typed);
  const likelyTerms = [...countedTerms.values()]
    .sort((a, b) => b.count - a.count || a.text.length - b.text.length)
    .slice(0, 3 * most);
  const knownTexts = new Set([typed, ...likelyTerms.map(({ text }) => text)]);
  const isInPageScript = ({ text }: Term) => isBengali(text) === bengali;
  const wholeTerms = likelyTerms.filter(
    ({ text }) => !stems(text.split(" ").at(-1) ?? "").some((stem) => knownTexts.has(stem)),
  );
  const chosen = wholeTerms.slice(0, most);
  const own = chosen.some(isInPageScript) ? undefined : wholeTerms.find(isInPageScript);
  return (own ? chosen.with(-1, own) : chosen)
    .sort((a, b) => Number(isInPageScript(b)) - Number(isInPageScript(a)))
    .map(({ text, start, end }) => ({ text, start, end }));
}

/** Counts the terms of one name, each by `worth` times the eighth power of its word's weight. */
function countTerms(
  name: Name,
  meanings: TextMeanings,
  worth: number,
  stands: (word: string) => boolean,
  counted: Map<string, Counted>,
) {
  const { text, tokens } = name;
  const words = tokens.filter(isTelling);
  const weights = new Map(findMeantWords(name, meanings).map(({ start, weight }) => [start, weight]));
  for (let index = 0; index < words.length; index++) {
    const word = words[index] as Token;
    const weight = weights.get(word.start);
    if (weight === undefined) continue;
    const count = weight ** 8 * worth;
    const before = words[index - 1];
    const after = words[index + 1];
    const isOpen = isOpenAt(index);
    if (!isOpen && isWhole(text, word, word)) addTerm(counted, cutTerm(text, word, word, word), count);
    if (before && isAdjacent(text, before, word)) {
      if (!isOpen && isWhole(text, before, word)) addTerm(counted, cutTerm(text, before, word, word), count);
    } else if (after && isAdjacent(text, word, after) && !isOpenAt(index + 1) && isWhole(text, word, after))
      addTerm(counted, cutTerm(text, word, after, word), count);
  }

  function isOpenAt(index: number): boolean {
    const word = words[index] as Token;
    const after = words[index + 1];
    return after !== undefined && isAdjacent(text, word, after) && isGenitive(word.text, stands);
  }
}

/** Whether a word is the genitive of one that the index has: "মুড়ির", "murir". */
const isGenitive = (word: string, stands: (word: string) => boolean): boolean =>
  /(?:র|[aeiou]r)$/.test(word) &&
  typedStems(word).some((stem) =>
    word.endsWith("r") ? stem === word.slice(0, -1) && stands(stem) : stands(stem),
  );

const cutTerm = (name: string, from: Token, to: Token, meant: Token): Term => ({
  text: name.slice(from.start, to.end).toLowerCase(),
  start: meant.start - from.start,
  end: meant.end - from.start,
});

/** Whether a range is not part of a longer word: rejects "vis-ek" in "vis-ek-ta" and "up" in "7up". */
const isWhole = (name: string, from: Token, to: Token) =>
  !/[\p{L}\p{M}\p{Nd}][-'’.]?$/u.test(name.slice(Math.max(0, from.start - 2), from.start)) &&
  !/^[-'’.]?[\p{L}\p{M}\p{Nd}]/u.test(name.slice(to.end, to.end + 2));

function addTerm(counted: Map<string, Counted>, term: Term, count: number): void {
  const existing = counted.get(term.text);
  if (!existing) counted.set(term.text, { ...term, count, surest: count });
  else {
    if (count >= equalWeightShare ** 8 * existing.surest) Object.assign(existing, term);
    existing.count += count;
    existing.surest = Math.max(existing.surest, count);
  }
}

const isAdjacent = (name: string, first: Token, second: Token) =>
  termSeparator.test(name.slice(first.end, second.start));

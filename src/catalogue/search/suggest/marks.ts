import type { Mark } from "#src/catalogue/contract.ts";
import { textAt } from "#src/search/arrays/text-table.ts";
import type { Segment } from "#src/search/index/segment.ts";
import type { QueryWord, Reading } from "#src/search/query/query-word.ts";
import type { Vocabulary } from "#src/search/query/vocabulary.ts";
import { type Token, tokenise } from "#src/search/tokens/tokenise.ts";
import { isBengali } from "#src/search/words/normalise.ts";

/** A name with its words. */
export type Name = { text: string; tokens: Token[] };

export const readName = (text: string): Name => ({ text, tokens: tokenise(text) });

/** A meaning of a typed word, with the word's position in the query. `isOwn`: it is none of a synonym. */
type Meant = { typed: string; queryPosition: number; weight: number; isOwn: boolean };

/** The meanings of a query, by normalised word. */
export type TextMeanings = ReadonlyMap<string, Meant>;

/** The factor for all words of a synonym but the last, such as "deshi" of "deshi onion" for "piaj". */
const synonymPartFactor = 0.8;

/** What the words of a query's readings mean: for each word of the index, the best meaning. */
export function toTextMeanings({ segments }: Vocabulary, readings: readonly Reading[]): TextMeanings {
  const meaningByText = new Map<string, Meant>();
  const typedTokens = readings[0]?.words.map(({ token }) => token) ?? [];
  for (const { words, weight } of readings) {
    for (const [place, word] of words.entries()) {
      const { token } = word;
      // A part of a split word was typed; a word of a longer synonym was not.
      const isTyped = typedTokens.some(
        ({ start, text }) => start === token.start && text.includes(token.text),
      );
      const isPart = !isTyped && words[place + 1]?.token.start === token.start;
      addMeanings(meaningByText, segments, word, {
        isTyped,
        readingWeight: weight,
        factor: isPart ? synonymPartFactor : 1,
      });
    }
  }
  return meaningByText;
}

/** Adds the meanings of one word of a reading, its own and those of its synonyms. */
function addMeanings(
  meaningByText: Map<string, Meant>,
  segments: Vocabulary["segments"],
  { token, meanings, synonyms, synonymFactor }: QueryWord,
  { isTyped, readingWeight, factor }: { isTyped: boolean; readingWeight: number; factor: number },
): void {
  for (const [index, ownMeanings] of meanings.entries()) {
    const { lexicon } = segments[index] as Segment;
    const synonymMeanings = synonyms[index];
    for (const [word, weight] of [...ownMeanings, ...(synonymMeanings ?? [])]) {
      const text = textAt(lexicon.forms, word);
      const certainty = readingWeight * weight * factor;
      const previous = meaningByText.get(text);
      const isAboveSynonym = weight > synonymFactor * (synonymMeanings?.get(word) ?? 0);
      const isOwn = isTyped && isAboveSynonym && ownMeanings.get(word) === weight;
      if (previous && certainty <= previous.weight && (!isOwn || previous.isOwn)) continue;
      meaningByText.set(text, {
        typed: token.text,
        queryPosition: token.start,
        weight: Math.max(certainty, previous?.weight ?? 0),
        isOwn: isOwn || (previous?.isOwn ?? false),
      });
    }
  }
}

/** The words of a name that match a query. Matches by a synonym are left out if the typed word itself matches. */
export function findMeantWords({ tokens }: Name, meanings: TextMeanings): (Token & Meant)[] {
  const meantWords = tokens.flatMap((token) => {
    const meaning = meanings.get(token.text);
    return meaning ? [{ ...token, ...meaning }] : [];
  });
  /** The positions of typed words that match without a synonym. */
  const matchedPositions = new Set(
    meantWords.flatMap(({ queryPosition, isOwn }) => (isOwn ? queryPosition : [])),
  );
  return meantWords.filter(({ queryPosition, isOwn }) => isOwn || !matchedPositions.has(queryPosition));
}

/** Meanings of one typed word count as equal if their weight is at least this share of the best. */
export const equalWeightShare = 0.9;

/**
 * The parts of a name that match a query: a matching prefix of a Latin word, else the whole word, since
 * Bengali letters join. Of several meanings only the best is marked, the last of equals.
 */
export function findMarks(name: Name, meanings: TextMeanings): Mark[] {
  const meantWords = findMeantWords(name, meanings);
  /** The text that is marked for the word typed at a position of the query. */
  const findMarkedText = (position: number) => {
    const matches = meantWords.filter(({ queryPosition }) => queryPosition === position);
    const maxWeight = Math.max(...matches.map(({ weight }) => weight));
    return matches.findLast(({ weight }) => weight >= equalWeightShare * maxWeight)?.text;
  };
  return meantWords
    .filter(({ text, queryPosition }) => text === findMarkedText(queryPosition))
    .map(({ text, start, end, typed }) => {
      const isPrefix = !isBengali(text) && name.text.slice(start, end).toLowerCase().startsWith(typed);
      return { start, end: isPrefix ? start + typed.length : end };
    });
}

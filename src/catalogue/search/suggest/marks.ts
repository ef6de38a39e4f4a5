import type { Mark } from "#src/catalogue/contract.ts";
import { textAt } from "#src/search/arrays/text-table.ts";
import type { Segment } from "#src/search/index/segment.ts";
import type { Reading } from "#src/search/query/query-word.ts";
import type { Vocabulary } from "#src/search/query/vocabulary.ts";
import { type Token, tokenise } from "#src/search/tokens/tokenise.ts";
import { isBengali } from "#src/search/words/normalise.ts";

/** A name with its words. */
export type Name = { text: string; tokens: Token[] };

export const readName = (text: string): Name => ({ text, tokens: tokenise(text) });

/** A meaning: the typed word, its position in the query, its weight, and whether it matches without a synonym. */
type Meant = { typed: string; at: number; weight: number; own: boolean };

/** The meanings of a query, by normalised word. */
export type TextMeanings = ReadonlyMap<string, Meant>;

/** The factor for all words of a synonym but the last, such as "deshi" of "deshi onion" for "piaj". */
const partOfSynonym = 0.8;

export function toTextMeanings({ segments }: Vocabulary, readings: readonly Reading[]): TextMeanings {
  const texts = new Map<string, Meant>();
  const typed = readings[0]?.words.map(({ token }) => token) ?? [];
  for (const { words, weight: readingWeight } of readings) {
    for (const [place, { token, meanings, synonyms, behind }] of words.entries()) {
      // A part of a split word was typed; a word of a longer synonym was not.
      const isTyped = typed.some(({ start, text }) => start === token.start && text.includes(token.text));
      const isPart = !isTyped && words[place + 1]?.token.start === token.start;
      for (const [index, meant] of meanings.entries()) {
        const { lexicon } = segments[index] as Segment;
        const added = synonyms[index];
        for (const [word, weight] of [...meant, ...(added ?? [])]) {
          const text = textAt(lexicon.forms, word);
          const certainty = readingWeight * weight * (isPart ? partOfSynonym : 1);
          const previous = texts.get(text);
          const own = isTyped && weight > behind * (added?.get(word) ?? 0) && meant.get(word) === weight;
          if (previous === undefined || certainty > previous.weight || (own && !previous.own))
            texts.set(text, {
              typed: token.text,
              at: token.start,
              weight: Math.max(certainty, previous?.weight ?? 0),
              own: own || (previous?.own ?? false),
            });
        }
      }
    }
  }
  return texts;
}

/** The words of a name that match a query. Matches by a synonym are left out if the typed word itself matches. */
export function findMeantWords({ tokens }: Name, meanings: TextMeanings): (Token & Meant)[] {
  const meant = tokens.flatMap((token) => {
    const meaning = meanings.get(token.text);
    return meaning ? [{ ...token, ...meaning }] : [];
  });
  const itself = new Set(meant.flatMap(({ at, own }) => (own ? at : [])));
  return meant.filter(({ at, own }) => own || !itself.has(at));
}

/** Meanings of one typed word count as equal if their weight is at least this share of the best. */
export const equalWeightShare = 0.9;

/**
 * The parts of a name that match a query: a matching prefix of a Latin word, else the whole word, since
 * Bengali letters join. Of several meanings only the best is marked, the last of equals.
 */
export function findMarks(name: Name, meanings: TextMeanings): Mark[] {
  const meant = findMeantWords(name, meanings);
  const maxWeightAt = (at: number) =>
    Math.max(...meant.filter((mark) => mark.at === at).map(({ weight }) => weight));
  const markedAt = (at: number) =>
    meant.findLast((mark) => mark.at === at && mark.weight >= equalWeightShare * maxWeightAt(at))?.text;
  return meant
    .filter(({ text, at }) => text === markedAt(at))
    .map(({ text, start, end, typed }) => {
      const begins = !isBengali(text) && name.text.slice(start, end).toLowerCase().startsWith(typed);
      return { start, end: begins ? start + typed.length : end };
    });
}

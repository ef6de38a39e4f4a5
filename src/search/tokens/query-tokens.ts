import { joinLetters } from "./acronyms.ts";
import { type PriceWish, readPrice } from "./read-price.ts";
import { replaceEmoji } from "./replace-emoji.ts";
import { isUnit } from "./sizes.ts";
import { isContainer, isFiller, isSizeWord } from "./stop-words.ts";
import { type Token, tokenise } from "./tokenise.ts";

export const maxQueryWords = 10;
/** In UTF-16 units; longer words are left out. */
const maxWordLength = 40;

/** Whether a word of a query counts only if titles have it: a lone unit ("টি" is tea, too) or a filler word. */
export const isOptional = ({ text, kind }: Token): boolean =>
  kind === "word" && (isUnit(text) || isFiller(text));

/** Whether a word of a query says which variant of a thing is wanted, such as a size. */
export const isVariantWord = ({ text, kind }: Token): boolean =>
  kind === "size" || (kind === "word" && isSizeWord(text));

/** A query's distinct words. Stop words only count alone; numbers alone find nothing. Joins letters by `isWord`. */
export function queryTokens(typed: string, isWord: (text: string) => boolean = () => false): Token[] {
  const text = replaceEmoji(typed);
  const joinedTokens = joinLetters(tokenise(text), isWord);
  const allTokens = joinedTokens.filter(({ text: word }) => word.length <= maxWordLength);
  const price = readPrice(text, allTokens);
  const significant = allTokens.filter(
    ({ kind, isStopWord }, index) =>
      !isStopWord &&
      !price.tokens.has(index) &&
      !(kind === "number" && isContainer(allTokens[index + 1]?.text ?? "")),
  );
  const words = significant.length > 0 ? significant : allTokens;
  if (words.every(({ kind }) => kind === "number")) return [];
  return words
    .filter(({ text: word }, index) => words.findIndex((other) => other.text === word) === index)
    .slice(0, maxQueryWords);
}

/** The price in a query: at most 50 taka in "50 takar chips". */
export function readPriceWish(text: string): PriceWish {
  return readPrice(text, tokenise(text)).wish;
}

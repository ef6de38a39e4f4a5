import { joinLetters } from "./acronyms.ts";
import { namingEmoji } from "./emoji.ts";
import { type PriceWish, readPrice } from "./prices.ts";
import { isUnit } from "./sizes.ts";
import { isContainer, isFiller, isSizeWord } from "./stop-words.ts";
import { type Token, tokenise } from "./tokenise.ts";

/** Further words of a query are ignored. */
export const maxQueryWords = 10;

/** Whether a word of a query counts only if titles have it: a lone unit ("টি" is tea, too) or what people say around a wish. */
export const isOptional = ({ text, kind }: Token): boolean =>
  kind === "word" && (isUnit(text) || isFiller(text));

/** Whether a word of a query says which one of a thing is wanted, and not what: a size, or how large something is. */
export const isWish = ({ text, kind }: Token): boolean =>
  kind === "size" || (kind === "word" && isSizeWord(text));

/**
 * The different words of a query. A stop word counts only where there is nothing else; numbers alone give none: 1 is in every "1 kg".
 * Single letters that `isWord` knows together are one word.
 */
export function queryTokens(typed: string, isWord: (text: string) => boolean = () => false): Token[] {
  const text = namingEmoji(typed);
  const all = joinLetters(tokenise(text), isWord).filter(({ text: word }) => word.length <= 40);
  const price = readPrice(text, all);
  const significant = all.filter(
    ({ kind, isStopWord }, at) =>
      !isStopWord && !price.tokens.has(at) && !(kind === "number" && isContainer(all[at + 1]?.text ?? "")),
  );
  const words = significant.length > 0 ? significant : all;
  if (words.every(({ kind }) => kind === "number")) return [];
  return words
    .filter(({ text: word }, at) => words.findIndex((other) => other.text === word) === at)
    .slice(0, maxQueryWords);
}

/** What a query says about the price: at most 50 taka in "50 takar chips". */
export function wishOf(text: string): PriceWish {
  return readPrice(text, tokenise(text)).wish;
}

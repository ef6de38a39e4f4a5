import { isUnit } from "./sizes.ts";
import { type Token, tokenise } from "./tokenise.ts";

/** Further words of a query are ignored. */
export const maxQueryWords = 10;

/**
 * The different words of a query. A stop word or a lone unit counts only where there is nothing else; numbers alone give none,
 * because 1 is in every "1 kg".
 */
export function queryTokens(text: string): Token[] {
  const all = tokenise(text).filter(({ text: word }) => word.length <= 40);
  const significant = all.filter(
    ({ text: word, kind, isStopWord }, at) => kind !== "word" || (!isStopWord && (at === 0 || !isUnit(word))),
  );
  const words = significant.length > 0 ? significant : all;
  if (words.every(({ kind }) => kind === "number")) return [];
  return words
    .filter(({ text: word }, at) => words.findIndex((other) => other.text === word) === at)
    .slice(0, maxQueryWords);
}

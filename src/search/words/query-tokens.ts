import { isUnit } from "./sizes.ts";
import { type Token, tokenise } from "./tokenise.ts";

/** Words of a query beyond these are not looked at. */
export const mostWords = 10;

/** The words of a query that count. A lone unit or "for" counts only where there is nothing else. */
export function queryTokens(text: string): Token[] {
  const all = tokenise(text).filter(({ text: word }) => word.length <= 40);
  const telling = all.filter(
    ({ text: word, kind, isSmall }, at) => kind !== "word" || (!isSmall && (at === 0 || !isUnit(word))),
  );
  const words = telling.length > 0 ? telling : all;
  if (words.every(({ kind }) => kind === "number")) return []; // 1 is in every "1 kg"
  return words
    .filter(({ text: word }, at) => words.findIndex((other) => other.text === word) === at)
    .slice(0, mostWords);
}

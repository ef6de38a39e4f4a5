import { isUnit } from "./sizes.ts";
import { isFiller, isMoney } from "./stop-words.ts";
import { type Token, tokenise } from "./tokenise.ts";

/** Further words of a query are ignored. */
export const maxQueryWords = 10;

/** Whether a word of a query counts only if titles have it: a lone unit ("টি" is tea, too) or what people say around a wish. */
export const isOptional = ({ text, kind }: Token): boolean =>
  kind === "word" && (isUnit(text) || isFiller(text));

/** The different words of a query. A stop word counts only where there is nothing else; numbers alone give none: 1 is in every "1 kg". */
export function queryTokens(text: string): Token[] {
  const all = tokenise(text).filter(({ text: word }) => word.length <= 40);
  const significant = all.filter((token, at) => !token.isStopWord && !isPrice(text, token, all[at + 1]));
  const words = significant.length > 0 ? significant : all;
  if (words.every(({ kind }) => kind === "number")) return [];
  return words
    .filter(({ text: word }, at) => words.findIndex((other) => other.text === word) === at)
    .slice(0, maxQueryWords);
}

/** What something may cost as a query says it: 50 in "50 takar chips"; undefined if it does not. */
export function priceIn(text: string): number | undefined {
  if (!/\p{Nd}/u.test(text)) return undefined;
  const all = tokenise(text);
  const price = all.find((token, at) => isPrice(text, token, all[at + 1]));
  return price && Number(price.text);
}

/** Whether a number says what something may cost: "50 taka", "৳50", "50৳". */
function isPrice(text: string, { kind, start, end }: Token, next: Token | undefined): boolean {
  if (kind !== "number") return false;
  return (next !== undefined && isMoney(next.text)) || text[start - 1] === "৳" || text[end] === "৳";
}

import { normalise } from "../words/normalise.ts";
import { isMoney } from "./stop-words.ts";
import type { Token } from "./tokenise.ts";

/** The price in a query: a maximum in taka, or that it should be cheap. */
export type PriceWish = { most?: number; cheap: boolean };

const toWordSet = (words: string) => new Set(words.split(" ").map(normalise));

/** Words before and after a number that make it a maximum price: "under 300", "৩০০ এর নিচে". */
const limitsBefore = toWordSet("under below within max maximum upto than");
const limitsAfter = toWordSet(
  "niche nice moddhe modhe ermoddhe erniche vitore bhitore নিচে মধ্যে ভিতরে ভেতরে",
);
/** Words allowed between such a word, or the other end of a range, and the number: "300 er niche", "100 theke 200 taka". */
const connectingWords = toWordSet("er r এর র less more");
const rangeWords = toWordSet("to theke থেকে");
const cheapWords = toWordSet(
  "cheap cheaper cheapest affordable budget sosta shosta sostay sostar komdami সস্তা সস্তায় সস্তার কমদামি",
);
const lowWords = toWordSet("kom kome low lowest lower less কম কমে অল্প olpo");
const priceWords = /^(?:dam|price|mull|দাম|টাকা|taka)/;

/** The minimum of a number without a currency to be a price. */
const minPrice = 5;

/** Reads the price wish of a query, and the indexes of the tokens that state it. */
export function readPrice(
  text: string,
  allTokens: readonly Token[],
): { tokens: ReadonlySet<number>; wish: PriceWish } {
  const tokens = new Set<number>();
  const wish: PriceWish = { cheap: false };
  for (const [tokenIndex, { text: word, kind }] of allTokens.entries()) {
    if (kind === "number") {
      const furtherIndexes = priceAround(text, allTokens, tokenIndex);
      if (!furtherIndexes) continue;
      for (const index of [tokenIndex, ...furtherIndexes]) tokens.add(index);
      wish.most = Math.max(wish.most ?? 0, Number(word));
    } else if (
      cheapWords.has(word) ||
      (lowWords.has(word) && priceWords.test(allTokens[tokenIndex + 1]?.text ?? ""))
    ) {
      tokens.add(tokenIndex);
      if (lowWords.has(word)) tokens.add(tokenIndex + 1);
      wish.cheap = true;
    }
  }
  return { tokens, wish };
}

/** The indexes of the words that make a number a price; undefined if it is not one. */
function priceAround(text: string, allTokens: readonly Token[], tokenIndex: number): number[] | undefined {
  const { start, end, text: word } = allTokens[tokenIndex] as Token;
  const nextWord = allTokens[tokenIndex + 1]?.text ?? "";
  const previousWord = allTokens[tokenIndex - 1]?.text ?? "";
  if (isMoney(nextWord) || /৳\s?$/.test(text.slice(0, start)) || /^\s?৳|^\s?\/-/.test(text.slice(end)))
    return findRangeStart(text, allTokens, tokenIndex);
  if (Number(word) < minPrice) return undefined;
  if (isMoney(previousWord) && !allTokens[tokenIndex - 2]?.kind.includes("number"))
    return findRangeStart(text, allTokens, tokenIndex);
  if (limitsBefore.has(previousWord))
    return connectingWords.has(allTokens[tokenIndex - 2]?.text ?? "")
      ? [tokenIndex - 2, tokenIndex - 1]
      : [tokenIndex - 1];
  const limitIndex = connectingWords.has(nextWord) ? tokenIndex + 2 : tokenIndex + 1;
  return limitsAfter.has(allTokens[limitIndex]?.text ?? "")
    ? findRangeStart(text, allTokens, tokenIndex)
    : undefined;
}

/** The indexes of the lower price and its range word before a price: "100 theke" before "200"; or empty. */
function findRangeStart(text: string, allTokens: readonly Token[], tokenIndex: number): number[] {
  const hasRangeWord = rangeWords.has(allTokens[tokenIndex - 1]?.text ?? "");
  const other = allTokens[tokenIndex - (hasRangeWord ? 2 : 1)];
  if (other?.kind !== "number") return [];
  if (hasRangeWord) return [tokenIndex - 2, tokenIndex - 1];
  return /^\s?[-–—~]\s?$/.test(text.slice(other.end, allTokens[tokenIndex]?.start)) ? [tokenIndex - 1] : [];
}

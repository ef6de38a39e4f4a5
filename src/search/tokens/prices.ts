import { normalise } from "../words/normalise.ts";
import { isMoney } from "./stop-words.ts";
import type { Token } from "./tokenise.ts";

/** The price in a query: a maximum in taka, or that it should be cheap. */
export type PriceWish = { most?: number; cheap: boolean };

const listed = (words: string) => new Set(words.split(" ").map(normalise));

/** Words before and after a number that make it a maximum price: "under 300", "৩০০ এর নিচে". */
const limitsBefore = listed("under below within max maximum upto than");
const limitsAfter = listed("niche nice moddhe modhe ermoddhe erniche vitore bhitore নিচে মধ্যে ভিতরে ভেতরে");
/** Words allowed between such a word, or the other end of a range, and the number: "300 er niche", "100 theke 200 taka". */
const between = listed("er r এর র less more");
const rangeWords = listed("to theke থেকে");
const cheapWords = listed(
  "cheap cheaper cheapest affordable budget sosta shosta sostay sostar komdami সস্তা সস্তায় সস্তার কমদামি",
);
const little = listed("kom kome low lowest lower less কম কমে অল্প olpo");
const priceWords = /^(?:dam|price|mull|দাম|টাকা|taka)/;

/** The minimum of a number without a currency to be a price. */
const minPrice = 5;

export function readPrice(
  text: string,
  all: readonly Token[],
): { tokens: ReadonlySet<number>; wish: PriceWish } {
  const tokens = new Set<number>();
  const wish: PriceWish = { cheap: false };
  for (const [at, { text: word, kind }] of all.entries()) {
    if (kind === "number") {
      const others = priceAround(text, all, at);
      if (!others) continue;
      for (const index of [at, ...others]) tokens.add(index);
      wish.most = Math.max(wish.most ?? 0, Number(word));
    } else if (cheapWords.has(word) || (little.has(word) && priceWords.test(all[at + 1]?.text ?? ""))) {
      tokens.add(at);
      if (little.has(word)) tokens.add(at + 1);
      wish.cheap = true;
    }
  }
  return { tokens, wish };
}

/** The indexes of the words that make a number a price; undefined if it is not one. */
function priceAround(text: string, all: readonly Token[], at: number): number[] | undefined {
  const { start, end, text: word } = all[at] as Token;
  const next = all[at + 1]?.text ?? "";
  const last = all[at - 1]?.text ?? "";
  if (isMoney(next) || /৳\s?$/.test(text.slice(0, start)) || /^\s?৳|^\s?\/-/.test(text.slice(end)))
    return range(text, all, at);
  if (Number(word) < minPrice) return undefined;
  if (isMoney(last) && !all[at - 2]?.kind.includes("number")) return range(text, all, at);
  if (limitsBefore.has(last)) return between.has(all[at - 2]?.text ?? "") ? [at - 2, at - 1] : [at - 1];
  const after = between.has(next) ? at + 2 : at + 1;
  return limitsAfter.has(all[after]?.text ?? "") ? range(text, all, at) : undefined;
}

function range(text: string, all: readonly Token[], at: number): number[] {
  const word = rangeWords.has(all[at - 1]?.text ?? "");
  const other = all[at - (word ? 2 : 1)];
  if (other?.kind !== "number") return [];
  if (word) return [at - 2, at - 1];
  return /^\s?[-–—~]\s?$/.test(text.slice(other.end, all[at]?.start)) ? [at - 1] : [];
}

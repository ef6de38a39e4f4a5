import { isBengali } from "../words/normalise.ts";
import { queryTokens } from "../words/query-tokens.ts";
import type { Token } from "../words/tokenise.ts";
import { type Index, lend, type Reading, settle, sureness, type Wanted, want } from "./plan.ts";
import { sayOtherwise } from "./say-otherwise.ts";

const mostReadings = 6;
/** Only a word found whole, by its letters or its sound, joins or splits what was typed; a guess does not. */
const whole = true;
const surelyWhole = 0.9;

/**
 * The ways to read a query, the plain one first: "ধনে পাতা" is also ধনেপাতা, "lalshak" also lal shak, and "ladies finger"
 * also okra.
 */
export function readQuery(index: Index, text: string, width?: number): Reading[] {
  const tokens = queryTokens(text);
  const wanted = tokens.map((token) => want(index, token));
  const readings: Reading[] = [{ wanted, weight: 1 }];
  lendJoined(index, wanted);
  readings.push(...splitReadings(index, wanted));
  readings.push(...readings.flatMap((reading) => sayOtherwise(index, reading)));
  return different(readings)
    .slice(0, mostReadings)
    .map((reading) => ({
      ...reading,
      wanted: reading.wanted.map((one) => settle(index, one, width)),
    }));
}

/** Each reading once; several entries of the shop's list may lead to the same. */
function different(readings: readonly Reading[]): Reading[] {
  const known = new Set<string>();
  return readings.filter(({ wanted }) => {
    const words = wanted.map(({ token }) => token.text).join(" ");
    return !known.has(words) && known.add(words);
  });
}

/** Two words typed that the shop writes as one: both then mean the one. */
function lendJoined(index: Index, wanted: readonly Wanted[]): void {
  for (let at = 0; at + 1 < wanted.length; at++) {
    const [one, two] = [wanted[at] as Wanted, wanted[at + 1] as Wanted];
    if (one.token.kind === "size" || two.token.kind !== "word") continue;
    if (one.token.kind === "word" && isBengali(one.token.text) !== isBengali(two.token.text)) continue;
    const joined = want(index, { ...one.token, text: one.token.text + two.token.text }, whole);
    lend(one, joined.meant, 0.99, surelyWhole);
    lend(two, joined.meant, 0.99, surelyWhole);
  }
}

/** One word typed that the shop writes as two: the surest place to cut, where both parts are words. */
function splitReadings(index: Index, wanted: readonly Wanted[]): Reading[] {
  const readings: Reading[] = [];
  for (const [at, { token }] of wanted.entries()) {
    const known = sureness(wanted[at] as Wanted);
    if (token.kind !== "word" || known >= surelyWhole || token.text.length > 24) continue;
    const split = bestSplit(index, token);
    if (!split || split.weight <= known - 0.05) continue;
    readings.push({ wanted: wanted.toSpliced(at, 1, ...split.parts), weight: 0.96 });
  }
  return readings;
}

function bestSplit(index: Index, token: Token): { parts: Wanted[]; weight: number } | undefined {
  const least = isBengali(token.text) ? 2 : 3;
  let found: { parts: Wanted[]; weight: number } | undefined;
  for (let cut = least; cut <= token.text.length - least; cut++) {
    if (/[\u09BE-\u09CD\u0981\u0982]/.test(token.text[cut] ?? "")) continue;
    const parts = [token.text.slice(0, cut), token.text.slice(cut)].map((text) =>
      want(index, { ...token, text }, whole),
    );
    const weight = Math.min(...parts.map(sureness));
    if (weight >= surelyWhole && weight > (found?.weight ?? 0)) found = { parts, weight };
  }
  return found;
}

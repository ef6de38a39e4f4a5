import { textAt } from "../index/text-table.ts";
import { typedStems } from "../words/endings.ts";
import { isBengali } from "../words/normalise.ts";
import type { Token } from "../words/tokenise.ts";
import {
  type Index,
  lend,
  queryTokens,
  type Reading,
  settle,
  sureness,
  type Wanted,
  want,
  wantKnown,
} from "./plan.ts";
import { longestTerm } from "./synonyms.ts";

const mostReadings = 6;
/** Only a word found whole, by its letters or its sound, joins or splits what was typed; a guess does not. */
const whole = true;
const surelyWhole = 0.9;
const wholeEnoughForTerm = 0.75;
/** So surely a synonym must stand in the catalogue, give or take its spelling. */
const sure = 0.94;

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
  return readings.slice(0, mostReadings).map((reading) => ({
    ...reading,
    wanted: reading.wanted.map((one) => settle(index, one, width)),
  }));
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

/** Synonyms: a single other word counts beside what was typed; several words are a reading of their own. */
function sayOtherwise(index: Index, { wanted, weight }: Reading): Reading[] {
  const readings: Reading[] = [];
  // What explains more of the query goes first: "cha pata" is tea before it is some tea with some leaves.
  for (let length = Math.min(longestTerm, wanted.length); length > 0; length--) {
    const found: Reading[] = [];
    for (let from = 0; from + length <= wanted.length; from++) {
      for (const { others, factor } of insteadOf(index, wanted.slice(from, from + length))) {
        if (others.length === 1 && length === 1)
          lend(wanted[from] as Wanted, others[0]?.meant ?? [], factor, sure);
        else if (others.every((other) => sureness(other) >= sure))
          found.push({ wanted: wanted.toSpliced(from, length, ...others), weight: weight * factor });
      }
    }
    readings.push(...found.sort((a, b) => b.weight - a.weight));
  }
  return readings;
}

/** What else may be said for some words of the query. */
function insteadOf(index: Index, span: readonly Wanted[]): { others: Wanted[]; factor: number }[] {
  const { token } = span[0] as Wanted;
  return [...termsOf(index, span)].flatMap(([term, certainty]) =>
    (index.synonyms.byTerm.get(term) ?? []).map(({ words, weight }) => ({
      others: words.map((text) => wantKnown(index, { ...token, text })),
      factor: certainty * weight,
    })),
  );
}

/** The terms of the list that some words of the query may be, with how sure that is. */
function termsOf(index: Index, span: readonly Wanted[]): Map<string, number> {
  let terms = new Map<string, number>([["", 1]]);
  for (const one of span) {
    const longer = new Map<string, number>();
    for (const [word, certainty] of synonymWords(index, one)) {
      for (const [term, before] of terms)
        longer.set(term ? `${term} ${word}` : word, Math.min(before, certainty));
    }
    terms = longer;
  }
  return new Map([...terms].filter(([term]) => index.synonyms.byTerm.has(term)));
}

function synonymWords({ segments, synonyms }: Index, { token, meant }: Wanted): Map<string, number> {
  const found = new Map<string, number>();
  for (const [at, words] of meant.entries()) {
    for (const [word, weight] of words) {
      if (weight < wholeEnoughForTerm) continue;
      const text = textAt((segments[at] as Index["segments"][0]).lexicon.words, word);
      if (synonyms.words.has(text)) found.set(text, Math.max(weight, found.get(text) ?? 0));
    }
  }
  for (const stem of typedStems(token.text)) if (synonyms.words.has(stem)) found.set(stem, 0.97);
  if (synonyms.words.has(token.text)) found.set(token.text, 1);
  const surest = Math.max(0, ...found.values());
  return new Map([...found].filter(([, certainty]) => certainty >= surest - 0.12).slice(0, 6));
}

import { normalise } from "../words/normalise.ts";
import { amountOf, isUnit, sizeWord } from "./sizes.ts";
import { isStopWord } from "./stop-words.ts";

/** A normalised word of a title or a query. `start` and `end` are UTF-16 indexes into the original text, the end exclusive. */
export type Token = {
  text: string;
  kind: "word" | "number" | "size";
  isStopWord: boolean;
  start: number;
  end: number;
};

/** A part of a run without spaces, from `from` to `to` in it; `amount` if it can be the number of a size. */
type Part = {
  text: string;
  kind: "word" | "number";
  from: number;
  to: number;
  amount: number | undefined;
  isUnit: boolean;
  isStopWord: boolean;
};

const separator = 1;
const letter = 2;
const digit = 3;

/** The class of each UTF-16 unit met so far, else 0: ten times faster than a regular expression. */
const classes = new Uint8Array(65_536);

function classOf(code: number): number {
  const known = classes[code];
  if (known) return known;
  const found = classify(String.fromCharCode(code));
  classes[code] = found;
  return found;
}

function classify(sign: string): number {
  if (/\p{Nd}/u.test(sign)) return digit;
  return /[\p{L}\p{M}\p{N}\u200C\u200D]/u.test(sign) ? letter : separator;
}

/** The parts of runs met before. */
const cache = new Map<string, Part[]>();
const cacheSize = 50_000;
/** In UTF-16 units; no real word is longer. Longer ones, which strangers type, are not cached, so that they take no memory. */
const longestCached = 32;

/**
 * The words of a text, normalised, in order. A number and a unit make one size, with a space or without: "100g", "100 g" and
 * "১০০ গ্রাম" are the token "100g", "5 kg" is "5000g". Punctuation, emoji and control characters only separate.
 */
export function tokenise(text: string): Token[] {
  const tokens: Token[] = [];
  eachToken(text, (text, kind, isStopWord, start, end) =>
    tokens.push({ text, kind, isStopWord, start, end }),
  );
  return tokens;
}

/** Called with the fields of a `Token`. */
export type TakeToken = (
  text: Token["text"],
  kind: Token["kind"],
  isStopWord: boolean,
  start: number,
  end: number,
) => void;

/** As `tokenise`, with a call for each token instead of a list: an index is built from hundreds of thousands of titles. */
export function eachToken(text: string, take: TakeToken): void {
  let start = -1;
  /** A number that waits for its unit, and where its run starts. */
  let amount: Part | undefined;
  let amountAt = 0;
  for (let index = 0; index <= text.length; index++) {
    if (index < text.length && isInside(text, index)) {
      if (start < 0) start = index;
      continue;
    }
    if (start < 0) continue;
    const parts = partsOf(text.slice(start, index));
    // Not "for … of": that takes a tenth longer.
    for (let at = 0; at < parts.length; at++) {
      const part = parts[at] as Part;
      if (amount && part.isUnit) {
        takeSize(amount, amountAt, part, start, take);
        amount = undefined;
        continue;
      }
      if (amount) takePart(amount, amountAt, take);
      amount = part.amount === undefined ? undefined : part;
      amountAt = start;
      if (!amount) takePart(part, start, take);
    }
    start = -1;
  }
  if (amount) takePart(amount, amountAt, take);
}

function takePart({ text, kind, isStopWord, from, to }: Part, at: number, take: TakeToken): void {
  take(text, kind, isStopWord, at + from, at + to);
}

function takeSize(number: Part, numberAt: number, unit: Part, unitAt: number, take: TakeToken): void {
  const text = sizeWord(number.amount as number, unit.text);
  take(text, "size", false, numberAt + number.from, unitAt + unit.to);
}

/** Whether the unit at `index` belongs to a word: letters, digits, and the signs inside of lay's, 1.5, 1/2. */
function isInside(text: string, index: number): boolean {
  const here = text.charCodeAt(index);
  if (classOf(here) !== separator) return true;
  if (here !== 0x27 && here !== 0x2019 && here !== 0x2e && here !== 0x2f) return false;
  const before = classOf(text.charCodeAt(index - 1));
  const after = classOf(text.charCodeAt(index + 1));
  const wanted = here === 0x27 || here === 0x2019 ? letter : digit;
  return before === wanted && after === wanted;
}

/** Splits a run without spaces where a number touches its unit: "100g" → "100", "g"; "7up" stays whole. */
function partsOf(run: string): Part[] {
  const before = cache.get(run);
  if (before) return before;
  const plain = normalise(run).replace(/['’]/g, "");
  const touching = /^([0-9]+(?:[./][0-9]+)?)([^0-9./].*)$/.exec(plain);
  const parts: Part[] = [];
  if (touching?.[1] && touching[2] && isUnit(touching[2])) {
    const cut = Math.min(touching[1].length, run.length);
    parts.push(partOf(touching[1], 0, cut), partOf(touching[2], cut, run.length));
  } else if (plain !== "") parts.push(partOf(plain, 0, run.length));
  if (run.length > longestCached) return parts;
  if (cache.size >= cacheSize) cache.clear();
  // A copy: in V8 a slice keeps the whole text in memory.
  cache.set([...run].join(""), parts);
  return parts;
}

function partOf(text: string, from: number, to: number): Part {
  const amount = amountOf(text);
  const kind = amount !== undefined && /^[0-9]/.test(text) ? "number" : "word";
  return { text, kind, from, to, amount, isUnit: isUnit(text), isStopWord: isStopWord(text) };
}

import { normalise } from "./normalise.ts";
import { amountOf, isUnit, sizeWord } from "./sizes.ts";
import { isSmall } from "./small-words.ts";

/**
 * A word of a name or a query; `isSmall` if it says nothing about the goods. `start` and `end` are its place in the text as
 * it was given.
 */
export type Token = {
  text: string;
  kind: "word" | "number" | "size";
  isSmall: boolean;
  start: number;
  end: number;
};

/** A piece of a run without spaces, from `from` to `to` in it, with what it says as the number or the unit of a size. */
type Part = {
  text: string;
  kind: "word" | "number";
  from: number;
  to: number;
  amount: number | undefined;
  isUnit: boolean;
  isSmall: boolean;
};

const separator = 1;
const letter = 2;
const digit = 3;

/** What each UTF-16 unit is, once it was met: reading a table is ten times faster than asking a regular expression. */
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

const known = new Map<string, Part[]>();
const knownMost = 50_000;
/** No word of a language is longer; what strangers type without end is read each time, so that it takes no memory. */
const longestKnown = 32;

/**
 * The words of a text, normalised. A number and a unit make one size, together or apart: "100g", "100 g" and
 * "১০০ গ্রাম" are the token "100g", "5 kg" is "5000g". Signs, emoji and everything unwritten only separate.
 */
export function tokenise(text: string): Token[] {
  const tokens: Token[] = [];
  eachToken(text, (text, kind, isSmall, start, end) => tokens.push({ text, kind, isSmall, start, end }));
  return tokens;
}

/** Is called with what a `Token` says. */
export type TakeToken = (
  text: Token["text"],
  kind: Token["kind"],
  isSmall: boolean,
  start: number,
  end: number,
) => void;

/** Calls `take` with each word that `tokenise` finds, in order, and makes no list of them: for all names of a catalogue. */
export function eachToken(text: string, take: TakeToken): void {
  let start = -1;
  /** A number that waits for its unit, and where the run begins in which it stands. */
  let amount: Part | undefined;
  let amountAt = 0;
  for (let index = 0; index <= text.length; index++) {
    if (index < text.length && isInside(text, index)) {
      if (start < 0) start = index;
      continue;
    }
    if (start < 0) continue;
    const parts = partsOf(text.slice(start, index));
    // Not "for … of": it takes a tenth longer, and there are a million of them.
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

/** Takes a part of a run that begins at `at`. */
function takePart({ text, kind, isSmall, from, to }: Part, at: number, take: TakeToken): void {
  take(text, kind, isSmall, at + from, at + to);
}

/** Takes a number, whose amount is known, and its unit as one size. */
function takeSize(number: Part, numberAt: number, unit: Part, unitAt: number, take: TakeToken): void {
  const text = sizeWord(number.amount as number, unit.text);
  take(text, "size", false, numberAt + number.from, unitAt + unit.to);
}

/** Letters and digits; and the signs that belong to a word when they stand inside one: lay's, 1.5, 1/2. */
function isInside(text: string, index: number): boolean {
  const here = text.charCodeAt(index);
  if (classOf(here) !== separator) return true;
  if (here !== 0x27 && here !== 0x2019 && here !== 0x2e && here !== 0x2f) return false;
  const before = classOf(text.charCodeAt(index - 1));
  const after = classOf(text.charCodeAt(index + 1));
  const wanted = here === 0x27 || here === 0x2019 ? letter : digit;
  return before === wanted && after === wanted;
}

/** A run without spaces, taken apart where a number and its unit touch: "100g" → "100", "g"; "7up" stays. */
function partsOf(run: string): Part[] {
  const before = known.get(run);
  if (before) return before;
  const plain = normalise(run).replace(/['’]/g, "");
  const touching = /^([0-9]+(?:[./][0-9]+)?)([^0-9./].*)$/.exec(plain);
  const parts: Part[] = [];
  if (touching?.[1] && touching[2] && isUnit(touching[2])) {
    const cut = Math.min(touching[1].length, run.length);
    parts.push(partOf(touching[1], 0, cut), partOf(touching[2], cut, run.length));
  } else if (plain !== "") parts.push(partOf(plain, 0, run.length));
  if (run.length > longestKnown) return parts;
  if (known.size >= knownMost) known.clear();
  // Letter by letter: a piece of a text would hold all of that in memory.
  known.set([...run].join(""), parts);
  return parts;
}

function partOf(text: string, from: number, to: number): Part {
  const amount = amountOf(text);
  const kind = amount !== undefined && /^[0-9]/.test(text) ? "number" : "word";
  return { text, kind, from, to, amount, isUnit: isUnit(text), isSmall: isSmall(text) };
}

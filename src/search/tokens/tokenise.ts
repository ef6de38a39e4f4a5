import { normalise } from "../words/normalise.ts";
import { combineAmounts, isAmountShift, readAmount } from "./amounts.ts";
import { isUnit, sizeWord, unitAfterAmount } from "./sizes.ts";
import { isMoney, isStopWord } from "./stop-words.ts";

/** A normalised word of a title or a query. `start` and `end` (exclusive) are UTF-16 indexes into the text. */
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
  isStopWord: boolean;
};

const separator = 1;
const letter = 2;
const digit = 3;

/** Caches the class of each UTF-16 unit, else 0: ten times faster than a regular expression. */
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

const partsByRun = new Map<string, Part[]>();
const cacheSize = 50_000;
/** Longer runs (UTF-16 units) are not words and not cached, so that untrusted input cannot fill the memory. */
const maxCachedLength = 32;

/** The normalised words of a text, with sizes: "100 g" and "১০০ গ্রাম" are "100g", "5 kg" is "5000g". */
export function tokenise(text: string): Token[] {
  const tokens: Token[] = [];
  forEachToken(text, (text, kind, isStopWord, start, end) =>
    tokens.push({ text, kind, isStopWord, start, end }),
  );
  return tokens;
}

export type TakeToken = (
  text: Token["text"],
  kind: Token["kind"],
  isStopWord: boolean,
  start: number,
  end: number,
) => void;

/** Numbers that may be followed by a unit: the last one, the offset of its run, and its value with those before it ("sare tin sho"). */
type PendingNumber = { part: Part; runStart: number; amount: number; before: PendingNumber | undefined };

/** Calls back for each word instead of returning a list: an index is built from hundreds of thousands of titles. */
export function forEachToken(text: string, take: TakeToken): void {
  let start = -1;
  let pendingNumber: PendingNumber | undefined;
  for (let index = 0; index <= text.length; index++) {
    if (index < text.length && isInside(text, index)) {
      if (start < 0) start = index;
      continue;
    }
    if (start < 0) continue;
    const parts = partsOf(text.slice(start, index));
    // A `for … of` takes a tenth longer.
    for (let index = 0; index < parts.length; index++)
      pendingNumber = processPart(pendingNumber, parts[index] as Part, start, take);
    start = -1;
  }
  if (pendingNumber) emitPending(pendingNumber, take);
}

/** Handles the part after a pending number, if there is one. Returns the number that is pending afterwards. */
function processPart(
  pending: PendingNumber | undefined,
  part: Part,
  runStart: number,
  take: TakeToken,
): PendingNumber | undefined {
  if (!pending) {
    if (part.amount !== undefined) return { part, runStart, amount: part.amount, before: undefined };
    emitPart(part, runStart, take);
    return undefined;
  }
  const unit =
    isAmountShift(pending.part.text) && !pending.part.amount ? undefined : unitAfterAmount(part.text);
  if (unit) {
    take(sizeWord(pending.amount, unit), "size", false, startOf(pending), runStart + part.to);
    return undefined;
  }
  const combined = combineAmounts(pending.amount, pending.part.text, part.text);
  if (combined !== undefined) return { part, runStart, amount: combined, before: pending };
  if (isMoney(part.text))
    take(String(pending.amount), "number", false, startOf(pending), pending.runStart + pending.part.to);
  else emitPending(pending, take);
  if (pending.part.kind === "number" && part.text === "in") {
    // "3 in 1" is a kind of coffee, so "in" counts there.
    take("in", "word", false, runStart + part.from, runStart + part.to);
    return undefined;
  }
  return processPart(undefined, part, runStart, take);
}

function startOf({ part, runStart, before }: PendingNumber): number {
  return before ? startOf(before) : runStart + part.from;
}

function emitPending({ part, runStart, before }: PendingNumber, take: TakeToken): void {
  if (before) emitPending(before, take);
  emitPart(part, runStart, take);
}

function emitPart({ text, kind, isStopWord, from, to }: Part, runStart: number, take: TakeToken): void {
  take(text, kind, isStopWord, runStart + from, runStart + to);
}

const apostrophe = 0x27;
const curlyApostrophe = 0x2019;
const dot = 0x2e;
const slash = 0x2f;

/** Whether the character at `index` belongs to a run: letters, digits, and the signs inside of lay's, 1.5, 1/2, k.g. */
function isInside(text: string, index: number): boolean {
  const code = text.charCodeAt(index);
  if (classOf(code) !== separator) return true;
  if (code !== apostrophe && code !== curlyApostrophe && code !== dot && code !== slash) return false;
  const before = classOf(text.charCodeAt(index - 1));
  const after = classOf(text.charCodeAt(index + 1));
  if (before !== after) return false;
  return code === dot || before === (code === slash ? digit : letter);
}

/** Splits a run into numbers and the letters between them, so that "7up", "7 Up" and "7-up" are the same words. */
const piecePattern = /\p{Nd}+(?:[./]\p{Nd}+)*[½¼¾]?|[½¼¾]|[^\p{Nd}½¼¾]+/gu;

function partsOf(run: string): Part[] {
  const cached = partsByRun.get(run);
  if (cached) return cached;
  const parts: Part[] = [];
  for (const { 0: piece, index } of run.matchAll(piecePattern)) addParts(piece, index, parts);
  if (run.length > maxCachedLength) return parts;
  if (partsByRun.size >= cacheSize) partsByRun.clear();
  // A copy: in V8 a slice keeps the whole text in memory.
  partsByRun.set([...run].join(""), parts);
  return parts;
}

/** Adds the words of a piece: one, unless it has dots, which units may have ("k.g"). */
function addParts(piece: string, from: number, parts: Part[]): void {
  const to = from + piece.length;
  const mixedNumber = /^(\p{Nd}+)([½¼¾])$/u.exec(piece);
  // Adds a space, because normalising 1½ at once would give 11/2.
  const plain =
    mixedNumber?.[1] && mixedNumber[2]
      ? `${normalise(mixedNumber[1])} ${normalise(mixedNumber[2])}`
      : normalise(piece);
  const word = plain.replace(/['’]/g, "");
  if (!/\.\D/.test(word)) {
    if (word !== "") parts.push(partOf(word, from, to));
    return;
  }
  const dotless = word.replaceAll(".", "");
  if (isUnit(dotless) || /^(?:[a-z]\.)+[a-z]\.?$/.test(word)) parts.push(partOf(dotless, from, to));
  else for (const { 0: section, index } of piece.matchAll(/[^.]+/g)) addParts(section, from + index, parts);
}

function partOf(text: string, from: number, to: number): Part {
  const amount = readAmount(text) ?? (isAmountShift(text) ? 0 : undefined);
  const kind = amount !== undefined && /^[0-9]/.test(text) ? "number" : "word";
  return { text, kind, from, to, amount, isStopWord: isStopWord(text) };
}

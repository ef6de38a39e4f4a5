import { normalise } from "./normalise.ts";
import { amountOf, isUnit, sizeWord } from "./sizes.ts";

/** A word of a name or a query. `start` and `end` are its place in the text as it was given. */
export type Token = { text: string; kind: "word" | "number" | "size"; start: number; end: number };

/** A piece of a run without spaces, from `from` to `to` in it, with what it says as the number or the unit of a size. */
type Part = { text: string; from: number; to: number; amount: number | undefined; isUnit: boolean };

const separator = 0;
const letter = 1;
const digit = 2;

/** What each UTF-16 unit is; reading a table is ten times faster than asking a regular expression. */
const classOf = new Uint8Array(65_536);
for (let code = 0; code < 65_536; code++) {
  const sign = String.fromCharCode(code);
  if (/\p{Nd}/u.test(sign)) classOf[code] = digit;
  else if (/[\p{L}\p{M}\p{N}\u200C\u200D]/u.test(sign)) classOf[code] = letter;
}

const known = new Map<string, Part[]>();
const knownMost = 50_000;

/**
 * The words of a text, normalised. A number and a unit make one size, together or apart: "100g", "100 g" and
 * "১০০ গ্রাম" are the token "100g", "5 kg" is "5000g". Signs, emoji and everything unwritten only separate.
 */
export function tokenise(text: string): Token[] {
  return joinSizes(pieces(text));
}

function pieces(text: string): { part: Part; at: number }[] {
  const found: { part: Part; at: number }[] = [];
  let start = -1;
  for (let index = 0; index <= text.length; index++) {
    if (index < text.length && isInside(text, index)) {
      if (start < 0) start = index;
    } else if (start >= 0) {
      for (const part of partsOf(text.slice(start, index))) found.push({ part, at: start });
      start = -1;
    }
  }
  return found;
}

/** Letters and digits; and the signs that belong to a word when they stand inside one: lay's, 1.5, 1/2. */
function isInside(text: string, index: number): boolean {
  const here = text.charCodeAt(index);
  if (classOf[here] !== separator) return true;
  if (here !== 0x27 && here !== 0x2019 && here !== 0x2e && here !== 0x2f) return false;
  const before = classOf[text.charCodeAt(index - 1)] ?? 0;
  const after = classOf[text.charCodeAt(index + 1)] ?? 0;
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
  if (known.size >= knownMost) known.clear();
  known.set(run, parts);
  return parts;
}

const partOf = (text: string, from: number, to: number): Part => ({
  ...{ text, from, to, amount: amountOf(text), isUnit: isUnit(text) },
});

function joinSizes(found: { part: Part; at: number }[]): Token[] {
  const tokens: Token[] = [];
  for (let index = 0; index < found.length; index++) {
    const { part, at } = found[index] as { part: Part; at: number };
    const next = found[index + 1];
    const { amount } = part;
    const start = at + part.from;
    if (amount !== undefined && next?.part.isUnit) {
      const text = sizeWord(amount, next.part.text);
      tokens.push({ text, kind: "size", start, end: next.at + next.part.to });
      index++;
    } else {
      const kind = amount !== undefined && /^[0-9]/.test(part.text) ? "number" : "word";
      tokens.push({ text: part.text, kind, start, end: at + part.to });
    }
  }
  return tokens;
}

import { isUnit } from "../words/sizes.ts";
import { eachToken, type Token, tokenise } from "../words/tokenise.ts";
import type { Good } from "./good.ts";

/** Where a word stands: in the English name, the Bengali name, or the weight. */
export const inEnglish = 0;
export const inBengali = 1;
export const inWeight = 2;

type Field = 0 | 1 | 2;

/** Is called with the number of each word of a product: whether it is the first of its field, whether it is the head, and the field. */
export type Visit = (word: number, isFirst: boolean, isHead: boolean, field: Field) => void;

/** The number of a word; -1 for those that have none, which then count as one. */
export type NumberOf = (text: string) => number;

/** The first clause of a name ends at such a sign or word: "Mango pickle | in mustard oil", "Palong shak | (spinach)". */
const clauseSign = /[,(–—|/]|\s-\s/;
const clauseWords = new Set(["in", "with", "for", "of", "and", "from"]);

/**
 * Visits the words by which a product is found, once for each field, those of the weight last; a size counts as part of the
 * weight, wherever it stands. The head is the thing itself, the last word of the first clause: "Deshi tomato, ripe on the vine" is a tomato.
 */
export function visitNameWords(
  { nameEn, nameBn, weightEn, weightBn }: Good,
  byNumber: NumberOf,
  visit: Visit,
): void {
  numberOf = byNumber;
  sizes.length = 0;
  visitName(nameEn, inEnglish, visit);
  visitName(nameBn, inBengali, visit);
  for (const text of weightWords(weightEn)) addOnce(sizes, text);
  for (const text of weightWords(weightBn)) addOnce(sizes, text);
  for (let at = 0; at < sizes.length; at++) visit(sizes[at] as number, at === 0, false, inWeight);
  // It may hold a whole index.
  numberOf = noNumber;
}

// What is known of the name that is gone through: room used again, for a catalogue has hundreds of thousands of names.
const noNumber: NumberOf = () => -1;
let numberOf = noNumber;
const words: number[] = [];
const sizes: number[] = [];
let name = "";
/** Which of the words is the head so far, -1 if none; whether its clause is over; where the last token ended. */
let head = -1;
let isOver = false;
let last = 0;

function visitName(text: string, field: Field, visit: Visit): void {
  name = text;
  words.length = 0;
  head = -1;
  isOver = false;
  eachToken(name, take);
  for (let at = 0; at < words.length; at++) visit(words[at] as number, at === 0, at === head, field);
}

function take(text: string, kind: Token["kind"], isSmall: boolean, start: number, end: number): void {
  isOver ||= head >= 0 && beginsClause(text, isSmall, start, end);
  last = end;
  if (isSmall) return;
  if (kind === "word") {
    const at = addOnce(words, text);
    if (!isOver) head = at;
  } else for (const one of textsOf(text, kind)) addOnce(sizes, one);
}

/** Adds the number of a word to a list unless it is there; gives its place. */
function addOnce(list: number[], text: string): number {
  const word = numberOf(text);
  for (let at = 0; at < list.length; at++) if (list[at] === word) return at;
  return list.push(word) - 1;
}

/** Whether a token begins another clause than the one before it. */
function beginsClause(text: string, isSmall: boolean, start: number, end: number): boolean {
  const isNext = start === last + 1 && name[last] === " ";
  if (!isNext && clauseSign.test(name.slice(last, start))) return true;
  return isSmall && clauseWords.has(text) && /^\s.*\s$/.test(name.slice(start - 1, end + 1));
}

const known = new Map<string, string[]>();
const knownMost = 10_000;

/** The words of a weight; remembered, for a shop sells in few sizes. */
function weightWords(weight: string): string[] {
  const before = known.get(weight);
  if (before) return before;
  const tokens = tokenise(weight).filter(
    ({ text, kind, isSmall }) => kind !== "word" || !(isSmall || isUnit(text)),
  );
  const words = tokens.flatMap(({ text, kind }) => textsOf(text, kind));
  if (known.size >= knownMost) known.clear();
  known.set(weight, words);
  return words;
}

/** A size is also found by its bare number: "5 kg" by 5000g and by 5. */
function textsOf(text: string, kind: Token["kind"]): string[] {
  if (kind !== "size") return [text];
  const whole = /^([0-9]+)000(g|ml)$/.exec(text)?.[1];
  return [text, ...(whole ? [whole] : []), text.replace(/\D+$/, "")].filter(
    (one, index, all) => all.indexOf(one) === index,
  );
}

import { isUnit } from "../words/sizes.ts";
import { type Token, tokenise } from "../words/tokenise.ts";
import type { Good } from "./good.ts";

/** Where a word stands: in the English name, the Bengali name, or the weight. */
export const inEnglish = 0;
export const inBengali = 1;
export const inWeight = 2;

type Field = 0 | 1 | 2;

/** Is called with each word of a product: whether it is the first of its field, whether it is the head, and the field. */
export type Visit = (text: string, isFirst: boolean, isHead: boolean, field: Field) => void;

/** The first clause of a name ends at such a sign or word: "Mango pickle | in mustard oil", "Palong shak | (spinach)". */
const clauseSign = /[,(–—|/]|\s-\s/;
const clauseWords = new Set(["in", "with", "for", "of", "and", "from"]);

/**
 * Visits the words by which a product is found, once for each field. The head is the thing itself, the last word of the first
 * clause: "Deshi tomato, ripe on the vine" is a tomato.
 */
export function visitNameWords({ nameEn, nameBn, weightEn, weightBn }: Good, visit: Visit): void {
  begun = 0;
  visitName(nameEn, inEnglish, visit);
  visitName(nameBn, inBengali, visit);
  visited.length = 0;
  for (const text of weightWords(weightEn)) visitOnce(text, inWeight, false, visit);
  for (const text of weightWords(weightBn)) visitOnce(text, inWeight, false, visit);
}

/** Words of one name, or of the weight, that were visited; room used again, for a catalogue has hundreds of thousands of names. */
const visited: string[] = [];
/** Which fields of one product have a word already, a bit for each. */
let begun = 0;

function visitName(name: string, field: Field, visit: Visit): void {
  const tokens = tokenise(name);
  const head = headOf(name, tokens);
  visited.length = 0;
  for (const token of tokens) {
    if (token.isSmall) continue;
    if (token.kind === "word") visitOnce(token.text, field, token === head, visit);
    else for (const text of textsOf(token)) visitOnce(text, inWeight, token === head, visit);
  }
}

function headOf(name: string, tokens: readonly Token[]): Token | undefined {
  let head: Token | undefined;
  let end = 0;
  for (const token of tokens) {
    if (end > 0 && beginsClause(name, end, token)) break;
    if (token.kind === "word" && !token.isSmall) head = token;
    end = token.end;
  }
  return head ?? tokens.find((token) => !token.isSmall);
}

/** Whether a token begins another clause than the one before, which ends at `from`. */
function beginsClause(name: string, from: number, { text, isSmall, start, end }: Token): boolean {
  const isNext = start === from + 1 && name[from] === " ";
  if (!isNext && clauseSign.test(name.slice(from, start))) return true;
  return isSmall && clauseWords.has(text) && /^\s.*\s$/.test(name.slice(start - 1, end + 1));
}

function visitOnce(text: string, field: Field, isHead: boolean, visit: Visit): void {
  if (visited.includes(text)) return;
  visited.push(text);
  visitWord(text, field, isHead, visit);
}

function visitWord(text: string, field: Field, isHead: boolean, visit: Visit): void {
  const isFirst = (begun & (1 << field)) === 0;
  begun |= 1 << field;
  visit(text, isFirst, isHead, field);
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
  const words = tokens.flatMap(textsOf);
  if (known.size >= knownMost) known.clear();
  known.set(weight, words);
  return words;
}

/** A size is also found by its bare number: "5 kg" by 5000g and by 5. */
function textsOf({ text, kind }: Token): string[] {
  if (kind !== "size") return [text];
  const whole = /^([0-9]+)000(g|ml)$/.exec(text)?.[1];
  return [text, ...(whole ? [whole] : []), text.replace(/\D+$/, "")].filter(
    (one, index, all) => all.indexOf(one) === index,
  );
}

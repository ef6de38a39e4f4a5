import { isUnit } from "../words/sizes.ts";
import { isSmall } from "../words/small-words.ts";
import { type Token, tokenise } from "../words/tokenise.ts";
import { hashOf } from "./buckets.ts";
import type { Good } from "./good.ts";

/** Where a word stands: in the English name, the Bengali name, or the weight. */
export const inEnglish = 0;
export const inBengali = 1;
export const inWeight = 2;

export type NameWord = { text: string; field: 0 | 1 | 2; isHead: boolean };

/** The first clause of a name ends here: "Mango pickle | in mustard oil", "Palong shak | (spinach)", "আলু | , লাল". */
const clauseEnd = /[,(–—|/]|\s-\s|\s(?:in|with|for|of|and|from)\s/i;

/**
 * The words by which a product is found, once for each field. The head is the thing itself, the last word of the first
 * clause: "Deshi tomato, ripe on the vine" is a tomato.
 */
export function nameWords({ nameEn, nameBn, weightEn, weightBn }: Good): NameWord[] {
  const words: NameWord[] = [];
  addName(nameEn, inEnglish, words);
  addName(nameBn, inBengali, words);
  words.push(...weightWords(weightEn, weightBn));
  return words;
}

function addName(name: string, field: 0 | 1, words: NameWord[]): void {
  const end = Math.max(1, clauseEnd.exec(name.trim())?.index ?? name.length);
  const tokens = tokenise(name).filter(isTelling);
  let head = tokens[0];
  for (const token of tokens) if (token.kind === "word" && token.end <= end) head = token;
  const first = words.length;
  for (const token of tokens) {
    const isHead = token === head;
    if (token.kind === "word") addOnce(words, first, { text: token.text, field, isHead });
    else for (const text of textsOf(token)) addOnce(words, first, { text, field: inWeight, isHead });
  }
}

function addOnce(words: NameWord[], first: number, word: NameWord): void {
  for (let at = first; at < words.length; at++) if (words[at]?.text === word.text) return;
  words.push(word);
}

const isTelling = ({ text, kind }: Token): boolean => kind !== "word" || !isSmall(text);

const known = new Map<string, NameWord[]>();
const knownMost = 10_000;

/** The words of a weight in both languages; remembered, for a shop sells in few sizes. */
function weightWords(english: string, bengali: string): NameWord[] {
  const key = `${english}\n${bengali}`;
  const before = known.get(key);
  if (before) return before;
  const tokens = [...tokenise(english), ...tokenise(bengali)].filter(
    (token) => isTelling(token) && (token.kind !== "word" || !isUnit(token.text)),
  );
  const texts = new Set(tokens.flatMap(textsOf));
  const words = Array.from(texts, (text): NameWord => ({ text, field: inWeight, isHead: false }));
  if (known.size >= knownMost) known.clear();
  known.set(key, words);
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

/** Tells whether the words of a product changed; the letters matter, not the words made of them. */
export function textHash({ nameEn, nameBn, weightEn, weightBn }: Good): number {
  return hashOf(`${nameEn}\n${nameBn}\n${weightEn}\n${weightBn}`);
}

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
  const found = [...inName(nameEn, inEnglish), ...inName(nameBn, inBengali)];
  const weights = new Set([...tokenise(weightEn), ...tokenise(weightBn)].flatMap(weightWords));
  for (const text of weights) found.push({ text, field: inWeight, isHead: false });
  return found;
}

function inName(name: string, field: 0 | 1): NameWord[] {
  const end = clauseEnd.exec(name.trim())?.index ?? name.length;
  const tokens = tokenise(name).filter(({ text, kind }) => kind !== "word" || !isSmall(text));
  const heads = tokens.filter(({ kind, end: last }) => kind === "word" && last <= Math.max(end, 1));
  const head = heads.at(-1) ?? tokens[0];
  const seen = new Set<string>();
  const words: NameWord[] = [];
  for (const token of tokens) {
    for (const [index, text] of textsOf(token).entries()) {
      if (seen.has(text)) continue;
      seen.add(text);
      const own = token.kind === "word" && index === 0;
      words.push({ text, field: own ? field : inWeight, isHead: token === head });
    }
  }
  return words;
}

function weightWords(token: Token): string[] {
  return token.kind === "word" && (isUnit(token.text) || isSmall(token.text)) ? [] : textsOf(token);
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

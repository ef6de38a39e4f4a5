import { normalise } from "../words/normalise.ts";
import type { Token } from "./tokenise.ts";

const codeOfA = 0x61;
const letterNames = "এ বি সি ডি ই এফ জি এইচ আই জে কে এল এম এন ও পি কিউ আর এস টি ইউ ভি ডব্লিউ এক্স ওয়াই জেড"
  .split(" ")
  .map(normalise);
const latinOf = new Map(letterNames.map((name, index) => [name, String.fromCharCode(codeOfA + index)]));
/** The longest first: এল is not এ. */
const letterNamePattern = new RegExp(`${letterNames.toSorted((a, b) => b.length - a.length).join("|")}`, "g");
/** The most letters of an acronym. */
export const maxAcronymLetters = 5;

/** The Latin letter that a normalised word is or names: c, সি; undefined for any other word. */
export const letterOf = (word: string): string | undefined =>
  /^[a-z]$/.test(word) ? word : latinOf.get(word);

/** Transliterates an acronym: এসিআই → aci, aci → এসিআই; undefined for one letter, more than five, or other words. */
export function toOtherScript(word: string): string | undefined {
  if (/^[a-z]{2,5}$/.test(word))
    return [...word].map((letter) => letterNames[letter.charCodeAt(0) - codeOfA]).join("");
  const letters = word.match(letterNamePattern) ?? [];
  if (letters.length < 2 || letters.length > maxAcronymLetters || letters.join("") !== word) return undefined;
  return letters.map((name) => latinOf.get(name)).join("");
}

/** Joins adjacent letters that form a word known to `isWord`, the longest first: "a c i" is aci, "এ সি আই" এসিআই. */
export function joinLetters(tokens: readonly Token[], isWord: (text: string) => boolean): Token[] {
  const joined: Token[] = [];
  for (let index = 0; index < tokens.length; ) {
    const acronym = acronymAt(tokens, index, isWord);
    joined.push(acronym?.token ?? (tokens[index] as Token));
    index += acronym?.length ?? 1;
  }
  return joined;
}

function acronymAt(tokens: readonly Token[], from: number, isWord: (text: string) => boolean) {
  const run: Token[] = [];
  while (run.length < maxAcronymLetters && letterOf(tokens[from + run.length]?.text ?? "") !== undefined)
    run.push(tokens[from + run.length] as Token);
  for (let length = run.length; length > 1; length--) {
    const letters = run.slice(0, length);
    const asTyped = letters.map(({ text }) => text).join("");
    const latin = letters.map(({ text }) => letterOf(text)).join("");
    const text = [asTyped, latin, toOtherScript(latin) ?? latin].find(isWord);
    if (text !== undefined)
      return {
        token: { ...(run[0] as Token), text, isStopWord: false, end: run[length - 1]?.end ?? 0 },
        length,
      };
  }
  return undefined;
}

import { normalise } from "./normalise.ts";
import { soundOf } from "./sound.ts";

/**
 * One key for the spellings of a term in either script: "alu", "aloo" and "আলু" have the same. It keeps consonants, the first vowel, and
 * elsewhere i/e and u: a, o and the inherent vowel come and go ("sobji", "সবজি"). Other words may share it ("tel", "til"), so it may order what
 * was found, but not find it.
 */
export const readsAs = (term: string): string =>
  normalise(term)
    .split(/[\s\p{Cc}]+/u)
    .filter(Boolean)
    .map(wordReadsAs)
    .join(" ");

const wordReadsAs = (word: string): string =>
  /\p{Nd}/u.test(word)
    ? word
    : soundOf(word)
        .replace(/Q/g, "c")
        .replace(/E/g, "i")
        .replace(/e/g, "i")
        .replace(/(?<=.)[ao_]|[y~়]/gu, "");

import { normalise } from "./normalise.ts";
import { soundOf } from "./sound.ts";

/**
 * One key for "alu", "aloo" and "আলু": consonants, the first vowel, and elsewhere i/e and u. Other words may share it ("tel",
 * "til"), so use it for ranking, not for matching.
 */
export const spellingKey = (term: string): string =>
  normalise(term)
    .split(/[\s\p{Cc}]+/u)
    .filter(Boolean)
    .map(wordKey)
    .join(" ");

const wordKey = (word: string): string =>
  /\p{Nd}/u.test(word)
    ? word
    : soundOf(word)
        .replace(/Q/g, "c")
        .replace(/E/g, "i")
        .replace(/e/g, "i")
        .replace(/(?<=.)[ao_]|[y~়]/gu, "");

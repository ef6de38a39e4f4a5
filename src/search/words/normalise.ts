import { toLatinDigits } from "#src/language/numbers/digits.ts";

/** Invisible characters, joiners included: "র‍্যাব" and "র্যাব" are one word. */
const invisible = /[\u00AD\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/g;

/** Shortens repeated letters: aloooo = aloo. Three or four at the start of a word stay: XXXL is not XXL. */
const repeatedLetters = /(^|.)(.)\2{2,}/gsu;
const shortenRun = (run: string, before: string, letter: string) =>
  !wordCharacter.test(before) && run.length - before.length <= 4 * letter.length
    ? run
    : before + letter + letter;
const wordCharacter = /[\p{L}\p{M}\p{N}]/u;

/**
 * [pattern, replacement], in order. NFC leaves য়, ড় and ঢ় as two characters; old keyboards encode some
 * letters differently.
 */
const letters: [RegExp, string][] = [
  [/ত্[\u200C\u200D]/g, "ত"], // ৎ before Unicode had it: উত্‌সব = উৎসব
  [invisible, ""],
  [/ৎ/g, "ত"],
  [/য\u09BC/g, "\u09DF"],
  [/ড\u09BC/g, "\u09DC"],
  [/ঢ\u09BC/g, "\u09DD"],
  [/ব\u09BC/g, "র"],
  [/এ্যা?/g, "অ্যা"], // এ্যালোভেরা = অ্যালোভেরা
  [/ঁ([\u09BE-\u09CC])/g, "$1ঁ"], // chandrabindu before the vowel sign, as some keyboards type it
  [/াে/g, "ো"],
  [/ী/g, "ি"], // long and short vowels sound the same and are mixed up: পানী = পানি
  [/ূ/g, "ু"],
  [/ঈ/g, "ই"],
  [/ঊ/g, "উ"],
  [/ণ/g, "ন"],
  [/([\u09BE-\u09CC])\1+/g, "$1"],
  // A vowel sign with no letter before it was typed in visual order: িডম = ডিম, ক্িরম = ক্রিম
  [/(?<![ক-হ\u09DC\u09DD\u09DF])([িেৈ])((?:[ক-হ]্)*[ক-হ\u09DC\u09DD\u09DF])/g, "$2$1"],
  [/\u09CD(?![\u0985-\u09B9\u09DC-\u09DF])/g, ""], // a hasanta that joins nothing (virama)
];

const bengali = /[\u0980-\u09FF]/;
const accented = /[\u00C0-\u024F]/;

/** The form in which words are stored and compared: "১০০ গ্রাম" → "100 গ্রাম", "ALOO" → "aloo". Idempotent. */
export function normalise(text: string): string {
  let plain = toLatinDigits(text.normalize("NFKC").toLowerCase());
  if (accented.test(plain))
    plain = plain
      .normalize("NFD")
      .replace(/[\u0300-\u036F]/g, "")
      .normalize("NFC");
  if (!bengali.test(plain)) return plain.replace(invisible, "").replace(repeatedLetters, shortenRun);
  // Marks in an invalid order can need a second pass, and removing one can leave two that NFC composes.
  for (let before = ""; before !== plain; ) {
    before = plain;
    plain = plain.normalize("NFC");
    for (const [pattern, replacement] of letters) plain = plain.replace(pattern, replacement);
    plain = plain.replace(repeatedLetters, shortenRun);
  }
  return plain;
}

export const isBengali = (word: string): boolean => bengali.test(word);

export const isBengaliUnit = (unit: number): boolean => unit >= 0x980 && unit <= 0x9ff;

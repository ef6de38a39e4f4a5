import { toLatinDigits } from "../../language/digits.ts";

/** Marks that show nothing, joiners among them: "র‍্যাব" and "র্যাব" are one word to whoever searches. */
const unseen = /[\u00AD\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/g;

/**
 * One written form of each letter, in this order: [what is found, what it becomes].
 * NFC leaves য়, ড় and ঢ় in two pieces, and old keyboards write some letters in other ways.
 */
const letters: [RegExp, string][] = [
  [/ত্[\u200C\u200D]/g, "ত"], // ৎ before Unicode had it: উত্‌সব = উৎসব
  [unseen, ""],
  [/ৎ/g, "ত"],
  [/য\u09BC/g, "\u09DF"],
  [/ড\u09BC/g, "\u09DC"],
  [/ঢ\u09BC/g, "\u09DD"],
  [/ব\u09BC/g, "র"],
  [/এ্যা?/g, "অ্যা"], // এ্যালোভেরা = অ্যালোভেরা
  [/ঁ([\u09BE-\u09CC])/g, "$1ঁ"], // the moon before the vowel sign, as some keyboards leave it
  [/াে/g, "ো"],
  [/ী/g, "ি"], // long and short vowels sound alike and are mixed up: পানী = পানি
  [/ূ/g, "ু"],
  [/ঈ/g, "ই"],
  [/ঊ/g, "উ"],
  [/ণ/g, "ন"],
  [/([\u09BE-\u09CC])\1+/g, "$1"],
  [/\u09CD(?![\u0985-\u09B9\u09DC-\u09DF])/g, ""], // a hasanta that joins nothing
  [/(.)\1{2,}/gu, "$1$1"], // aloooo = aloo
];

const bengali = /[\u0980-\u09FF]/;
const accented = /[\u00C0-\u024F]/;

/**
 * The form in which words are kept and compared: "১০০ গ্রাম" → "100 গ্রাম", "ALOO" → "aloo", "পেয়াজ" in any encoding
 * → one. Applying it twice changes nothing more.
 */
export function normalise(text: string): string {
  let plain = toLatinDigits(text.normalize("NFKC").toLowerCase());
  if (accented.test(plain))
    plain = plain
      .normalize("NFD")
      .replace(/[\u0300-\u036F]/g, "")
      .normalize("NFC");
  if (!bengali.test(plain)) return plain.replace(unseen, "").replace(/(.)\1{2,}/gu, "$1$1");
  // Marks in a senseless order can need a second round.
  for (let before = ""; before !== plain; ) {
    before = plain;
    for (const [found, becomes] of letters) plain = plain.replace(found, becomes);
  }
  return plain;
}

/** Whether a word is written in Bengali letters. */
export const isBengali = (word: string): boolean => bengali.test(word);

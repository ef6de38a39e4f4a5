import { normalise } from "../search/words/normalise.ts";
import { similarity } from "../search/words/similarity.ts";
import { soundOf } from "../search/words/sound.ts";

/** Words of addresses with several spellings, and letters by their Bengali names: "ফ্ল্যাট ৫বি" is "Flat 5B". */
const spellings: Record<string, string> = {
  house: "home hse bari basa holding বাড়ি বাসা হাউস হাউজ হোল্ডিং",
  road: "rd sarak sorok রোড সড়ক",
  flat: "apartment apt appartment ফ্ল্যাট ফ্লাট অ্যাপার্টমেন্ট",
  floor: "fl level tala tola তলা ফ্লোর লেভেল",
  block: "blk ব্লক",
  sector: "sec সেক্টর",
  lane: "goli গলি লেন",
  avenue: "ave এভিনিউ অ্যাভিনিউ",
  a: "এ",
  b: "বি",
  c: "সি",
  d: "ডি",
  e: "ই",
  f: "এফ",
  g: "জি",
  h: "এইচ",
  "": "no number num নং নম্বর নাম্বার",
};

const wordBySpelling = new Map(
  Object.entries(spellings).flatMap(([word, others]) =>
    others.split(" ").map((other) => [normalise(other), word] as const),
  ),
);

/** "5th" and "৫ম" are 5. */
const ordinal = /(\d)(?:st|nd|rd|th|ম|\u09DF|র্থ|ষ্ঠ|তম)(?![\p{L}\p{M}])/gu;

/** "H-12, R-5": before a number. */
const initial = /(?<![\p{L}\p{M}\d])[hr](?=[ -]*\d)/gu;

/** Minimum similarity of two words. */
const minSimilarity = 0.86;

/** The numbers and words of an address, each word in one spelling. */
function toWords(address: string): string[] {
  const text = normalise(address)
    .replace(ordinal, "$1")
    .replace(initial, (letter) => (letter === "h" ? "house" : "road"));
  const words = text.match(/\d+|[\p{L}\p{M}]+/gu) ?? [];
  return words.map((word) => wordBySpelling.get(word) ?? word).filter(Boolean);
}

/** Whether two addresses are the same in either script: with the same numbers in order, and similar names. */
export function isSameAddress(one: string, other: string): boolean {
  if (one === other) return true;
  const words = toWords(one);
  const otherWords = toWords(other);
  return (
    words.length === otherWords.length &&
    words.every((word, index) => isSameWord(word, otherWords[index] as string))
  );
}

function isSameWord(word: string, other: string): boolean {
  if (word === other) return true;
  if (/^\d/.test(word) || /^\d/.test(other) || word.length === 1 || other.length === 1) return false;
  return similarity(soundOf(word), soundOf(other), minSimilarity) >= minSimilarity;
}

import type { Segment } from "../index/segment.ts";
import { textAt } from "../index/text-table.ts";
import { isBengali } from "../words/normalise.ts";
import { type Index, type Reading, settle, type Wanted, want } from "./plan.ts";

const mostWords = 4;
const wide = 0.3;

/** Words to try where nothing exact was found: what each word of the query may have meant, the likeliest first. */
export function nearestWords(index: Index, readings: readonly Reading[]): string[] {
  const plain = readings[0]?.wanted.filter(({ token }) => token.kind === "word") ?? [];
  const near = plain.flatMap((wanted) => likeliest(index, wanted));
  near.sort((a, b) => b.weight - a.weight || b.frequency - a.frequency);
  return [...new Set(near.map(({ text }) => text))].slice(0, mostWords);
}

function likeliest(index: Index, wanted: Wanted) {
  const typed = wanted.token.text;
  for (const text of [typed, ...beginnings(typed)]) {
    const words = meantWords(index, settle(index, want(index, { ...wanted.token, text }), wide));
    const near = words.filter((word) => word.text !== typed);
    if (near.length > 0) return near.slice(0, mostWords);
  }
  return [];
}

/** Ever shorter beginnings of a word that is like nothing: "alubokharax" → "alubokhar", …, "alu". */
function beginnings(typed: string): string[] {
  const lengths = [0.8, 0.6, 0.45].map((share) => Math.floor(typed.length * share));
  return lengths.filter((length) => length >= 3).map((length) => typed.slice(0, length));
}

/** The words that are meant, with their weight; in the script of the query first among equals. */
export function meantWords({ segments }: Index, { token, meant }: Wanted) {
  const bengali = isBengali(token.text);
  const found = meant.flatMap((words, at) => {
    const { lexicon, frequency } = segments[at] as Segment;
    return [...words].map(([word, weight]) => {
      const text = textAt(lexicon.forms, word).normalize("NFC");
      const given = weight - (isBengali(text) === bengali ? 0 : 0.02);
      return { text, weight: given, frequency: frequency[word] as number };
    });
  });
  return found.sort((a, b) => b.weight - a.weight || b.frequency - a.frequency);
}

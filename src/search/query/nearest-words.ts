import { textAt } from "../arrays/text-table.ts";
import type { Segment } from "../index/segment.ts";
import { isBengali } from "../words/normalise.ts";
import { onlyLikely, type QueryWord, type Reading, readWord } from "./query-word.ts";
import type { Vocabulary } from "./vocabulary.ts";

const maxNearest = 4;
/** The maximum distance of a suggested meaning from the best of its word. */
const maxDistance = 0.3;
const otherScriptPenalty = 0.02;
/** The lengths of tried prefixes, as shares of the word. */
const prefixShares = [0.8, 0.6, 0.45];
const minPrefixLength = 3;

/** Words to try after a search without an exact result: likely meanings of its words, best first, four at most. */
export function findNearestWords(vocabulary: Vocabulary, readings: readonly Reading[]): string[] {
  const words = readings[0]?.words.filter(({ token }) => token.kind === "word") ?? [];
  const meantWords = words.flatMap((word) => findLikeliest(vocabulary, word));
  meantWords.sort((a, b) => b.weight - a.weight || b.frequency - a.frequency);
  return [...new Set(meantWords.map(({ text }) => text))].slice(0, maxNearest);
}

/** The likeliest other words that a word, or else a prefix of it, may mean. */
function findLikeliest(vocabulary: Vocabulary, { token }: QueryWord) {
  const typed = token.text;
  for (const text of [typed, ...listPrefixes(typed)]) {
    const word = onlyLikely(vocabulary, readWord(vocabulary, { ...token, text }), maxDistance);
    const meantWords = listMeantWords(vocabulary, word).filter((meant) => meant.text !== typed);
    if (meantWords.length > 0) return meantWords.slice(0, maxNearest);
  }
  return [];
}

/** Prefixes of a word, from long to short, at least three letters: "alubokharax" → "alubokha", "alubok", "alub". */
function listPrefixes(typed: string): string[] {
  const lengths = prefixShares.map((share) => Math.floor(typed.length * share));
  return lengths.filter((length) => length >= minPrefixLength).map((length) => typed.slice(0, length));
}

/** The meanings of a word as texts, likeliest first; those of the other script a little later. */
function listMeantWords({ segments }: Vocabulary, { token, meanings }: QueryWord) {
  const bengali = isBengali(token.text);
  const meantWords = meanings.flatMap((words, index) => {
    const { lexicon, frequency } = segments[index] as Segment;
    return [...words].map(([word, certainty]) => {
      const text = textAt(lexicon.forms, word).normalize("NFC");
      const weight = certainty - (isBengali(text) === bengali ? 0 : otherScriptPenalty);
      return { text, weight, frequency: frequency[word] as number };
    });
  });
  return meantWords.sort((a, b) => b.weight - a.weight || b.frequency - a.frequency);
}

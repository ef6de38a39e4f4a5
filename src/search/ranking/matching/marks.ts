import type { Meanings } from "#src/search/query/lookup.ts";

/**
 * Which words of the query each word of a segment may stand for: chains in arrays, so that no object is made for each. An entry is a
 * query word (its index), a weight, and the next entry or 0; where the chain of a word begins stands in `SegmentSpace.marks`.
 */
export type Marks = {
  queryWords: number[];
  weights: number[];
  next: number[];
  /** The words that have a chain. */
  words: number[];
};

/** Marks every meaning of the words of a query; `starts` has to be 0 for all words and is written to. */
export function markWords(meanings: readonly Meanings[], starts: Int32Array): Marks {
  const marks: Marks = { queryWords: [-1], weights: [0], next: [0], words: [] };
  for (const [queryWord, words] of meanings.entries()) {
    for (const [word, weight] of words) {
      const before = starts[word] as number;
      if (before === 0) marks.words.push(word);
      marks.next.push(before);
      marks.weights.push(weight);
      starts[word] = marks.queryWords.push(queryWord) - 1;
    }
  }
  return marks;
}

/** The highest weight in a chain. */
export function heaviest(start: number, { weights, next }: Marks): number {
  let most = 0;
  for (let mark = start; mark !== 0; mark = next[mark] as number)
    most = Math.max(most, weights[mark] as number);
  return most;
}

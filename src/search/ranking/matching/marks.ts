import type { Meanings } from "#src/search/query/lookup.ts";

/**
 * The query words that each word of a segment may mean: linked lists in arrays, to avoid objects, starting in
 * `SegmentSpace.marks`. A list ends at index 0, which is unused.
 */
export type Marks = {
  queryWords: number[];
  weights: number[];
  next: number[];
  words: number[];
};

/** Marks every meaning of a query's words; `starts` has to be all 0 and is written to. */
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

export function maxMarkWeight(start: number, { weights, next }: Marks): number {
  let maxWeight = 0;
  for (let mark = start; mark !== 0; mark = next[mark] as number)
    maxWeight = Math.max(maxWeight, weights[mark] as number);
  return maxWeight;
}

import {
  hasBengaliPlace,
  hasEnglishPlace,
  hasFirstPlace,
  hasHeadPlace,
  type Posting,
  slotOf,
} from "#src/search/index/packing.ts";
import type { Segment } from "#src/search/index/segment.ts";
import type { Workspace } from "../workspace.ts";
import { type Marks, maxMarkWeight } from "./marks.ts";
import type { Evidence } from "./score.ts";

/**
 * Evidence of candidates from contiguous postings. A row has the query words' weights, `inEnglish`,
 * `inBengali`, `head`, `first`.
 */
type Tally = { rows: Float64Array; queryWords: number };

/** The cells of a row after the weights. */
const fixedCells = 4;

/** Collects the evidence of the candidates in `slots`, found by `findCandidates`. Valid until the next call. */
export function fillTally(
  segment: Segment,
  marks: Marks,
  queryWords: number,
  slots: Uint32Array,
  workspace: Workspace,
): Tally {
  const { postings, postingStarts } = segment;
  const { marks: starts, candidateAt, base } = workspace.spaceOf(segment);
  const width = queryWords + fixedCells;
  const rows = workspace.clearedTally(slots.length * width);
  const lastSlot = maxSlot(slots);
  for (const word of marks.words) {
    const start = starts[word] as number;
    const maxWeight = maxMarkWeight(start, marks);
    const end = postingStarts[word + 1] as number;
    for (let at = postingStarts[word] as number; at < end; at++) {
      const posting = postings[at] as number;
      const slot = slotOf(posting);
      // Postings are sorted by slot: no candidate follows.
      if (slot > lastSlot) break;
      const candidate = (candidateAt[slot] as number) - base;
      if (candidate <= 0) continue;
      const row = (candidate - 1) * width;
      for (let mark = start; mark !== 0; mark = marks.next[mark] as number) {
        const cell = row + (marks.queryWords[mark] as number);
        if ((marks.weights[mark] as number) > (rows[cell] as number))
          rows[cell] = marks.weights[mark] as number;
      }
      addPlaces(rows, row + queryWords, posting, maxWeight);
    }
  }
  return { rows, queryWords };
}

function maxSlot(slots: Uint32Array): number {
  let max = 0;
  for (let index = 0; index < slots.length; index++)
    if ((slots[index] as number) > max) max = slots[index] as number;
  return max;
}

function addPlaces(rows: Float64Array, cell: number, posting: Posting, weight: number): void {
  if (hasEnglishPlace(posting)) (rows[cell] as number) += weight;
  if (hasBengaliPlace(posting)) (rows[cell + 1] as number) += weight;
  if (hasHeadPlace(posting) && weight > (rows[cell + 2] as number)) rows[cell + 2] = weight;
  if (hasFirstPlace(posting) && weight > (rows[cell + 3] as number)) rows[cell + 3] = weight;
}

export function readTally({ rows, queryWords }: Tally, candidate: number, evidence: Evidence): void {
  const row = candidate * (queryWords + fixedCells);
  evidence.count = 0;
  for (let word = 0; word < queryWords; word++) {
    const weight = rows[row + word] as number;
    evidence.weights[word] = weight;
    if (weight > 0) evidence.count++;
  }
  evidence.inEnglish = rows[row + queryWords] as number;
  evidence.inBengali = rows[row + queryWords + 1] as number;
  evidence.head = rows[row + queryWords + 2] as number;
  evidence.first = rows[row + queryWords + 3] as number;
}

import { place, type Segment } from "../index/segment.ts";
import type { Scratch } from "./candidates.ts";
import type { Marks } from "./match.ts";
import type { Seen } from "./score.ts";

/**
 * What many candidates answer, gathered by going through the postings of each word instead of the words of each product:
 * postings lie one behind another in memory, products do not. For each candidate a row: a weight for each word of the query,
 * then how much of the English and of the Bengali name is answered, the thing itself, and the first word.
 */
type Tally = { rows: Float64Array; tokens: number };

const others = 4;
let room = new Float64Array(0);

function cleared(size: number): Float64Array {
  if (room.length < size) room = new Float64Array(size * 2);
  else room.fill(0, 0, size);
  return room;
}

export function tallyOf(
  { postings, postingStarts }: Segment,
  { marks: of, met, base }: Scratch,
  marks: Marks,
  tokens: number,
  slots: Uint32Array,
): Tally {
  const width = tokens + others;
  const rows = cleared(slots.length * width);
  const last = highest(slots);
  for (const word of marks.words) {
    const best = bestOf(of[word] as number, marks);
    const end = postingStarts[word + 1] as number;
    for (let at = postingStarts[word] as number; at < end; at++) {
      const posting = postings[at] as number;
      // Postings rise: behind the last candidate there is none.
      if (posting >>> 4 > last) break;
      const candidate = (met[posting >>> 4] as number) - base;
      if (candidate <= 0) continue;
      const row = (candidate - 1) * width;
      for (let mark = of[word] as number; mark !== 0; mark = marks.next[mark] as number) {
        const cell = row + (marks.tokens[mark] as number);
        if ((marks.weights[mark] as number) > (rows[cell] as number))
          rows[cell] = marks.weights[mark] as number;
      }
      addPlace(rows, row + tokens, posting, best);
    }
  }
  return { rows, tokens };
}

function highest(slots: Uint32Array): number {
  let high = 0;
  for (let at = 0; at < slots.length; at++) if ((slots[at] as number) > high) high = slots[at] as number;
  return high;
}

function bestOf(first: number, { weights, next }: Marks): number {
  let best = 0;
  for (let mark = first; mark !== 0; mark = next[mark] as number)
    best = Math.max(best, weights[mark] as number);
  return best;
}

function addPlace(rows: Float64Array, cell: number, posting: number, best: number): void {
  if (posting & place.english) (rows[cell] as number) += best;
  if (posting & place.bengali) (rows[cell + 1] as number) += best;
  if (posting & place.head && best > (rows[cell + 2] as number)) rows[cell + 2] = best;
  if (posting & place.first && best > (rows[cell + 3] as number)) rows[cell + 3] = best;
}

/** Lays out what one candidate answers. */
export function readTally({ rows, tokens }: Tally, candidate: number, seen: Seen): void {
  const row = candidate * (tokens + others);
  seen.count = 0;
  for (let token = 0; token < tokens; token++) {
    const weight = rows[row + token] as number;
    seen.weights[token] = weight;
    if (weight > 0) seen.count++;
  }
  seen.inEnglish = rows[row + tokens] as number;
  seen.inBengali = rows[row + tokens + 1] as number;
  seen.head = rows[row + tokens + 2] as number;
  seen.first = rows[row + tokens + 3] as number;
}

import { entryStart, priceStepOf } from "../index/record.ts";
import type { Segment } from "../index/segment.ts";
import type { Reading } from "../query/plan.ts";
import { candidates, leaveScratch, scratchOf, sizeOf } from "./candidates.ts";
import type { Hits } from "./hits.ts";
import { rate, type Seen } from "./score.ts";
import { readTally, tallyOf } from "./tally.ts";

/** Whether a product is looked at; `facts` are those of its slot, which the caller has read. */
export type Admits = (segment: Segment, slot: number, facts: number) => boolean;

/** What a search looks at: products that are admitted; of what stands in more than `mostPostings` products the most popular. */
export type Look = {
  admits: Admits;
  mostPostings: number;
  /** Set to false where some were not looked at. */
  all: boolean;
};

/** What the words of one segment answer: by a word's mark a chain of [token, weight]. */
export type Marks = { tokens: number[]; weights: number[]; next: number[]; words: number[] };

/** To look through all words of one product takes as long as to go through so many postings. */
const postingsForOneLook = 20;

/** Adds the products of one segment that answer to a reading but for at most `spare` of its words. */
export function match(
  segment: Segment,
  at: number,
  reading: Reading,
  look: Look,
  spare: number,
  hits: Hits,
): void {
  const meant = reading.wanted.map((wanted) => wanted.meant[at] ?? new Map<number, number>());
  const found = meant.filter(({ size }) => size > 0);
  const needed = Math.max(1, meant.length - spare);
  if (found.length < needed) return;
  const scratch = scratchOf(segment);
  const marks = markWords(meant, scratch.marks);
  const seen = newSeen(reading);
  // Whoever has all but a few of the words has one of the rarest few.
  const { slots, facts, all } = candidates(segment, found, found.length - needed + 1, look.mostPostings);
  if (!all) look.all = false;
  const tally =
    sizeOf(segment, marks.words) < slots.length * postingsForOneLook
      ? tallyOf(segment, scratch, marks, meant.length, slots)
      : undefined;
  for (let index = 0; index < slots.length; index++) {
    const slot = slots[index] as number;
    if (tally) readTally(tally, index, seen);
    else lookAt(segment, slot, scratch.marks, marks, seen);
    if (seen.count < needed || (seen.numbers > 0 && !tells(seen))) continue;
    const known = facts[index] as number;
    if (!look.admits(segment, slot, known)) continue;
    rate(known, seen);
    const { weight } = reading;
    hits.add(at, slot, priceStepOf(known), seen.score * weight, weakest(seen.weights) * weight);
  }
  leaveScratch(scratch, marks.words, slots.length);
}

function markWords(meant: readonly Map<number, number>[], of: Int32Array): Marks {
  const marks: Marks = { tokens: [-1], weights: [0], next: [0], words: [] };
  for (const [token, words] of meant.entries()) {
    for (const [word, weight] of words) {
      const before = of[word] as number;
      if (before === 0) marks.words.push(word);
      marks.next.push(before);
      marks.weights.push(weight);
      of[word] = marks.tokens.push(token) - 1;
    }
  }
  return marks;
}

function newSeen({ wanted }: Reading): Seen {
  return {
    weights: new Float64Array(wanted.length),
    importance: Float64Array.from(wanted, ({ importance }) => importance),
    isNumber: wanted.map(({ token }) => token.kind === "number"),
    numbers: wanted.filter(({ token }) => token.kind === "number").length,
    count: 0,
    inEnglish: 0,
    inBengali: 0,
    head: 0,
    first: 0,
    score: 0.5,
  };
}

/** Goes through the words of one product and notes what of the query they answer. */
function lookAt(segment: Segment, slot: number, of: Int32Array, marks: Marks, seen: Seen): void {
  const { entries } = segment;
  const { weights } = seen;
  for (let token = 0; token < weights.length; token++) weights[token] = 0;
  seen.count = seen.inEnglish = seen.inBengali = seen.head = seen.first = 0;
  const end = entryStart(segment, slot + 1);
  for (let at = entryStart(segment, slot); at < end; at++) {
    const entry = entries[at] as number;
    let best = 0;
    for (let mark = of[entry >>> 4] as number; mark !== 0; mark = marks.next[mark] as number) {
      const token = marks.tokens[mark] as number;
      const weight = marks.weights[mark] as number;
      const before = weights[token] as number;
      if (before === 0) seen.count++;
      if (weight > before) weights[token] = weight;
      if (weight > best) best = weight;
    }
    if (best === 0 || (entry & 3) > 1) continue;
    if (entry & 1) seen.inBengali += best;
    else seen.inEnglish += best;
    if (entry & 4 && best > seen.head) seen.head = best;
    if (entry & 8 && best > seen.first) seen.first = best;
  }
}

/** A bare number answers nothing by itself: 1 is in every "1 kg". */
function tells({ weights, isNumber }: Seen): boolean {
  for (let token = 0; token < weights.length; token++) if (!isNumber[token] && weights[token]) return true;
  return false;
}

function weakest(weights: Float64Array): number {
  let least = 1;
  for (let token = 0; token < weights.length; token++) least = Math.min(least, weights[token] as number);
  return least;
}

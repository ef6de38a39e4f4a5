import { startOf } from "#src/search/index/columns.ts";
import { isFirst, isHead, isInBengaliTitle, isInTitle, wordOf } from "#src/search/index/packing.ts";
import type { Segment } from "#src/search/index/segment.ts";
import { valueStepOf } from "#src/search/index/summary.ts";
import type { Meanings } from "#src/search/query/lookup.ts";
import type { Reading } from "#src/search/query/query-word.ts";
import type { Admits } from "../filter.ts";
import type { Hits } from "../hits.ts";
import type { Workspace } from "../workspace.ts";
import { countPostings, findCandidates } from "./candidates.ts";
import { type Marks, markWords } from "./marks.ts";
import { createEvidence, type Evidence, hasThing, minWordWeight, setScore } from "./score.ts";
import { fillTally, readTally } from "./tally.ts";

export type Scope = {
  admits: Admits;
  /** The maximum number of postings; of more, only the most popular documents are considered. */
  maxPostings: number;
  /** Set to false if some documents were not considered. */
  isComplete: boolean;
};

/** The cost of reading all words of one document, in postings. */
const postingsPerDocument = 20;

/** Adds to `hits` the documents of a segment with all but at most `maxMissing` words of a reading. */
export function addMatches(
  segment: Segment,
  segmentIndex: number,
  reading: Reading,
  scope: Scope,
  maxMissing: number,
  hits: Hits,
  workspace: Workspace,
): void {
  const meanings = reading.words.map((word): Meanings => word.meanings[segmentIndex] ?? new Map());
  const foundMeanings = meanings.filter(({ size }) => size > 0);
  const needed = Math.max(1, meanings.length - maxMissing);
  if (foundMeanings.length < needed) return;
  const space = workspace.spaceOf(segment);
  const marks = markWords(meanings, space.marks);
  const evidence = createEvidence(reading);
  // A document with `needed` of the words has one of the rarest `found.length - needed + 1`.
  const rarest = foundMeanings.length - needed + 1;
  const { slots, summaries, all } = findCandidates(
    segment,
    foundMeanings,
    rarest,
    scope.maxPostings,
    workspace,
  );
  if (!all) scope.isComplete = false;
  const tally =
    countPostings(segment, marks.words) < slots.length * postingsPerDocument
      ? fillTally(segment, marks, meanings.length, slots, workspace)
      : undefined;
  for (let index = 0; index < slots.length; index++) {
    const slot = slots[index] as number;
    if (tally) readTally(tally, index, evidence);
    else readDocument(segment, slot, space.marks, marks, evidence);
    if (evidence.count < needed || !hasThing(evidence)) continue;
    const summary = summaries[index] as number;
    if (!scope.admits(segment, slot, summary)) continue;
    setScore(summary, evidence);
    const { weight } = reading;
    const score = evidence.score * weight;
    hits.add(segmentIndex, slot, valueStepOf(summary), score, minWordWeight(evidence) * weight);
  }
  workspace.releaseSpace(space, marks.words, slots.length);
}

function readDocument(segment: Segment, slot: number, starts: Int32Array, marks: Marks, evidence: Evidence) {
  const { occurrences } = segment;
  const { weights } = evidence;
  for (let word = 0; word < weights.length; word++) weights[word] = 0;
  evidence.count = evidence.inEnglish = evidence.inBengali = evidence.head = evidence.first = 0;
  const end = startOf(segment, slot + 1);
  for (let at = startOf(segment, slot); at < end; at++) {
    const occurrence = occurrences[at] as number;
    let maxWeight = 0;
    for (let mark = starts[wordOf(occurrence)] as number; mark !== 0; mark = marks.next[mark] as number) {
      const word = marks.queryWords[mark] as number;
      const weight = marks.weights[mark] as number;
      const before = weights[word] as number;
      if (before === 0) evidence.count++;
      if (weight > before) weights[word] = weight;
      if (weight > maxWeight) maxWeight = weight;
    }
    if (maxWeight === 0 || !isInTitle(occurrence)) continue;
    if (isInBengaliTitle(occurrence)) evidence.inBengali += maxWeight;
    else evidence.inEnglish += maxWeight;
    if (isHead(occurrence) && maxWeight > evidence.head) evidence.head = maxWeight;
    if (isFirst(occurrence) && maxWeight > evidence.first) evidence.first = maxWeight;
  }
}

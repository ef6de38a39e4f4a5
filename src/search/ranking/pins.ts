import { summaryAt } from "../index/columns.ts";
import { type Segment, slotOfId } from "../index/segment.ts";
import { valueStepOf } from "../index/summary.ts";
import { spellingKey } from "../words/spelling-key.ts";
import { termOf } from "./boosts.ts";
import type { Hits } from "./hits.ts";
import type { Scope } from "./matching/match.ts";

export type Pin = { term: string; ids: number[] };

/** The pins by the key of their term (`spellingKey`). */
export type Pins = ReadonlyMap<string, readonly Pin[]>;

/** Exceeds any score of words; decreases for further pins. */
const pinnedScore = 100;

export function readPins(pins: readonly Pin[]): Pins {
  const pinsByKey = new Map<string, Pin[]>();
  for (const pin of pins) {
    const key = spellingKey(pin.term);
    pinsByKey.set(key, [...(pinsByKey.get(key) ?? []), pin]);
  }
  return pinsByKey;
}

/** Raises a term's pins, found or not; those of another spelling only if found. Returns whether the term has any. */
export function applyPins(
  pins: Pins,
  segments: readonly Segment[],
  text: string,
  hits: Hits,
  { admits }: Pick<Scope, "admits">,
): boolean {
  const pinsOfTerm = pins.size === 0 ? [] : (pins.get(spellingKey(text)) ?? []);
  let isPinned = false;
  for (const { term, ids } of pinsOfTerm) {
    const isTyped = term === termOf(text);
    for (const [rank, id] of ids.entries()) {
      const score = pinnedScore - rank - (isTyped ? 0 : ids.length);
      if (raiseHit(segments, id, hits, score) || (isTyped && addHit(segments, id, hits, score, 1, admits)))
        isPinned ||= isTyped;
    }
  }
  return isPinned;
}

/** Below pins, above inexact matches. */
const describedScore = 50;

/** Puts documents first that match by a text outside the index, the best first. */
export function applyDescribed(
  ids: readonly number[],
  segments: readonly Segment[],
  hits: Hits,
  { admits }: Pick<Scope, "admits">,
): void {
  for (const [rank, id] of ids.entries()) {
    const score = describedScore - rank / 100;
    if (!raiseHit(segments, id, hits, score)) addHit(segments, id, hits, score, 0, admits);
  }
}

/** Raises the score of a document among the hits to at least `score`; false if it is not among them. */
function raiseHit(segments: readonly Segment[], id: number, hits: Hits, score: number): boolean {
  for (const [index, segment] of segments.entries()) {
    const slot = slotOfId(segment, id);
    const hitIndex = slot < 0 ? -1 : hits.find(index, slot);
    if (hitIndex < 0) continue;
    hits.scores[hitIndex] = Math.max(hits.scores[hitIndex] as number, score);
    return true;
  }
  return false;
}

/** Adds a document; false if no segment has it, or the filter does not admit it. */
function addHit(
  segments: readonly Segment[],
  id: number,
  hits: Hits,
  score: number,
  weakest: number,
  admits: Scope["admits"],
): boolean {
  for (const [index, segment] of segments.entries()) {
    const slot = slotOfId(segment, id);
    const summary = slot < 0 ? 0 : summaryAt(segment, slot);
    if (slot < 0 || !admits(segment, slot, summary)) continue;
    hits.add(index, slot, valueStepOf(summary), score, weakest);
    return true;
  }
  return false;
}

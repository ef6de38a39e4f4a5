import { summaryAt } from "../index/columns.ts";
import { type Segment, slotOfId } from "../index/segment.ts";
import { valueStepOf } from "../index/summary.ts";
import { readsAs } from "../words/reads-as.ts";
import { termOf } from "./boosts.ts";
import type { Hits } from "./hits.ts";
import type { Scope } from "./matching/match.ts";

/** Documents that come first in the search for a term, in this order. */
export type Pin = { term: string; ids: number[] };
/** By the term as it reads. */
export type Pins = ReadonlyMap<string, readonly Pin[]>;

/** Above what any words are worth; each further pin of a term a little less. */
const pinnedScore = 100;

export function readPins(pins: readonly Pin[]): Pins {
  const byReading = new Map<string, Pin[]>();
  for (const pin of pins) {
    const key = readsAs(pin.term);
    byReading.set(key, [...(byReading.get(key) ?? []), pin]);
  }
  return byReading;
}

/**
 * Puts the pins of a term first, found or not, where they fit the filter; those of another spelling of it only where they were found. Returns whether
 * the term itself has any.
 */
export function applyPins(
  pins: Pins,
  segments: readonly Segment[],
  text: string,
  hits: Hits,
  { admits }: Pick<Scope, "admits">,
): boolean {
  const ofTerm = pins.size === 0 ? [] : (pins.get(readsAs(text)) ?? []);
  let isPinned = false;
  for (const { term, ids } of ofTerm) {
    const isTyped = term === termOf(text);
    for (const [place, id] of ids.entries()) {
      const score = pinnedScore - place - (isTyped ? 0 : ids.length);
      for (const [index, segment] of segments.entries()) {
        const slot = slotOfId(segment, id);
        const at = slot < 0 ? -1 : hits.find(index, slot);
        if (at >= 0) hits.scores[at] = Math.max(hits.scores[at] as number, score);
        else if (slot >= 0 && isTyped && admits(segment, slot, summaryAt(segment, slot)))
          hits.add(index, slot, valueStepOf(summaryAt(segment, slot)), score, 1);
        else continue;
        isPinned ||= isTyped;
      }
    }
  }
  return isPinned;
}

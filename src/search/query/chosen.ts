import { slotOf } from "../index/segment.ts";
import type { Hits } from "../ranking/hits.ts";
import { normalise } from "../words/normalise.ts";
import type { Index } from "./plan.ts";

/** What shoppers opened after a search: by term, by how much each product rises for it. */
export type Chosen = ReadonlyMap<string, ReadonlyMap<number, number>>;

/** How often a product was opened after a term. */
export type Choice = { term: string; product: number; count: number };

/** The most that a product can rise: it passes its likes, never what answers the words clearly better. */
const most = 0.1;
/** Few openings say little: only with as many as these does what all of them led to rise by half of that. */
const doubt = 10;
/** Of each term so many products are known, so that no term costs much. */
const mostOfTerm = 20;

/** What each product's share in the openings after a term is worth; of choices in the order of their counts. */
export function readChosen(choices: readonly Choice[]): Chosen {
  const totals = new Map<string, number>();
  for (const { term, count } of choices) totals.set(term, (totals.get(term) ?? 0) + count);
  const chosen = new Map<string, Map<number, number>>();
  for (const { term, product, count } of choices) {
    const ofTerm = chosen.get(term) ?? new Map<number, number>();
    if (ofTerm.size < mostOfTerm)
      chosen.set(term, ofTerm.set(product, (most * count) / ((totals.get(term) ?? 0) + doubt)));
  }
  return chosen;
}

/** A term as choices are counted by it, so that "Alu " and "alu" are one. */
export const termOf = (text: string): string =>
  normalise(text)
    .replace(/[\s\p{Cc}]+/gu, " ")
    .trim();

/** Lets rise among the hits what was opened after the same search. */
export function raiseChosen({ segments, chosen }: Index, text: string, hits: Hits): void {
  if (!chosen || chosen.size === 0) return;
  for (const [id, worth] of chosen.get(termOf(text)) ?? []) {
    for (const [number, segment] of segments.entries()) {
      const slot = slotOf(segment, id);
      const at = slot < 0 ? -1 : hits.find(number, slot);
      if (at >= 0) (hits.scores[at] as number) += worth;
    }
  }
}

import { type Segment, slotOfId } from "../index/segment.ts";
import { normalise } from "../words/normalise.ts";
import { readsAs } from "../words/reads-as.ts";
import type { Hits } from "./hits.ts";

/** How much documents rise in the search for a term, by the term as it reads (`readsAs`) and by id. */
export type Boosts = ReadonlyMap<string, ReadonlyMap<number, number>>;

/** How often a document was opened after a search for a term. */
export type Clicks = { term: string; id: number; count: number };

/** The most that a document can rise: past its equals, never past what answers the words clearly better. */
const most = 0.1;
/** Few clicks prove little: a document that got all of so many rises by half of `most`. */
const doubt = 10;
/** Documents of one term, so that no term costs much. */
const maxOfTerm = 20;

/** What the share of each document in the clicks after a term is worth; spellings that read alike share their clicks. Terms as by `termOf`. */
export function readBoosts(clicks: readonly Clicks[]): Boosts {
  const counts = new Map<string, Map<number, number>>();
  for (const { term, id, count } of clicks) {
    const key = readsAs(term);
    const ofTerm = counts.get(key) ?? new Map<number, number>();
    counts.set(key, ofTerm.set(id, (ofTerm.get(id) ?? 0) + count));
  }
  return new Map([...counts].map(([key, ofTerm]) => [key, sharesOf(ofTerm)]));
}

function sharesOf(counts: ReadonlyMap<number, number>): Map<number, number> {
  const clicked = [...counts].toSorted(([, one], [, other]) => other - one);
  const total = clicked.reduce((sum, [, count]) => sum + count, 0);
  return new Map(clicked.slice(0, maxOfTerm).map(([id, count]) => [id, (most * count) / (total + doubt)]));
}

/** A term in the form in which clicks are counted: "Alu " and "alu" are one. */
export const termOf = (text: string): string =>
  normalise(text)
    .replace(/[\s\p{Cc}]+/gu, " ")
    .trim();

/** Raises those of the hits that have a boost for this search. */
export function applyBoosts(boosts: Boosts, segments: readonly Segment[], text: string, hits: Hits): void {
  if (boosts.size === 0) return;
  for (const [id, boost] of boosts.get(readsAs(text)) ?? []) {
    for (const [index, segment] of segments.entries()) {
      const slot = slotOfId(segment, id);
      const at = slot < 0 ? -1 : hits.find(index, slot);
      if (at >= 0) (hits.scores[at] as number) += boost;
    }
  }
}

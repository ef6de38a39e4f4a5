import { type Segment, slotOfId } from "../index/segment.ts";
import { normalise } from "../words/normalise.ts";
import { spellingKey } from "../words/spelling-key.ts";
import type { Hits } from "./hits.ts";

/** The boosts of documents for a term, by the term's key (`spellingKey`) and document id. */
export type Boosts = ReadonlyMap<string, ReadonlyMap<number, number>>;

export type Clicks = { term: string; id: number; count: number };

/** The maximum boost: above equals, never above clearly better matches. */
const maxBoost = 0.1;
/** The number of clicks at which a document with all of them gets half of the maximum. */
const halfBoostClicks = 10;
const maxBoostsPerTerm = 20;

/** Boosts by each document's share of a term's clicks. Spellings with the same key share them. See `termOf`. */
export function readBoosts(clicks: readonly Clicks[]): Boosts {
  const counts = new Map<string, Map<number, number>>();
  for (const { term, id, count } of clicks) {
    const key = spellingKey(term);
    const countsOfTerm = counts.get(key) ?? new Map<number, number>();
    counts.set(key, countsOfTerm.set(id, (countsOfTerm.get(id) ?? 0) + count));
  }
  return new Map([...counts].map(([key, countsOfTerm]) => [key, toBoosts(countsOfTerm)]));
}

/** The boosts of the documents with most clicks, from the number of clicks of each. */
function toBoosts(counts: ReadonlyMap<number, number>): Map<number, number> {
  const sortedCounts = [...counts].toSorted(([, one], [, other]) => other - one);
  const total = sortedCounts.reduce((sum, [, count]) => sum + count, 0);
  return new Map(
    sortedCounts
      .slice(0, maxBoostsPerTerm)
      .map(([id, count]) => [id, (maxBoost * count) / (total + halfBoostClicks)]),
  );
}

/** Normalises a term for counting: "Alu " and "alu" are one. */
export const termOf = (text: string): string =>
  normalise(text)
    .replace(/[\s\p{Cc}]+/gu, " ")
    .trim();

export function applyBoosts(boosts: Boosts, segments: readonly Segment[], text: string, hits: Hits): void {
  if (boosts.size === 0) return;
  for (const [id, boost] of boosts.get(spellingKey(text)) ?? []) {
    for (const [index, segment] of segments.entries()) {
      const slot = slotOfId(segment, id);
      const hitIndex = slot < 0 ? -1 : hits.find(index, slot);
      if (hitIndex >= 0) (hits.scores[hitIndex] as number) += boost;
    }
  }
}

import { facetAt, flagsAt, summaryAt } from "../index/columns.ts";
import type { Segment } from "../index/segment.ts";
import { isUnavailable } from "../index/summary.ts";
import { type Filter, isInRange } from "./filter.ts";

/** Facet counts: the number of documents with another facet, one more flag, or only available ones. */
export class Counts {
  readonly facets = new Map<number, number>();
  available = 0;
  readonly #flagged = new Uint32Array(8);
  readonly #filter: Filter;

  constructor(filter: Filter) {
    this.#filter = filter;
  }

  flagged(flag: number): number {
    return this.#flagged[Math.log2(flag)] as number;
  }

  /** Counts a document that matches the filter except, possibly, its facet and range. */
  add(segment: Segment, slot: number): void {
    if (!isInRange(this.#filter, segment, slot)) return;
    const facet = facetAt(segment, slot);
    this.facets.set(facet, (this.facets.get(facet) ?? 0) + 1);
    if (this.#filter.facet !== undefined && facet !== this.#filter.facet) return;
    if (!isUnavailable(summaryAt(segment, slot))) this.available++;
    const flags = flagsAt(segment, slot);
    for (let bit = 0; bit < 8; bit++) if (flags & (1 << bit)) (this.#flagged[bit] as number)++;
  }
}

import { facetAt, flagsAt, summaryAt } from "../index/columns.ts";
import type { Segment } from "../index/segment.ts";
import { isUnavailable } from "../index/summary.ts";
import type { FacetTree, Member } from "./facet-tree.ts";
import { type Filter, isInRange } from "./filter.ts";

/** Facet counts: the number of documents with another facet, one more flag, or only available ones. */
export class Counts {
  available = 0;
  /** By the documents' own facets, and by those that they belong to besides. */
  readonly #own = new Map<number, number>();
  readonly #extra = new Map<number, number>();
  readonly #corrected = new Map<number, number>();
  readonly #flagged = new Uint32Array(8);
  readonly #filter: Filter;
  readonly #facets: FacetTree;
  readonly #isMember: Member | undefined;

  constructor(filter: Filter, facets: FacetTree) {
    this.#filter = filter;
    this.#facets = facets;
    this.#isMember = filter.facet === undefined ? undefined : facets.memberOf(filter.facet);
  }

  /** The number of documents in each facet, including those within it. */
  get facets(): Map<number, number> {
    const sums = this.#facets.addUp(this.#own);
    for (const [facet, count] of this.#extra) sums.set(facet, (sums.get(facet) ?? 0) + count);
    for (const [facet, count] of this.#corrected) sums.set(facet, count);
    return sums;
  }

  /** Sets the number of documents in a facet, if it is known better. */
  correct(facet: number, count: number): void {
    this.#corrected.set(facet, count);
  }

  flagged(flag: number): number {
    return this.#flagged[Math.log2(flag)] as number;
  }

  /** Counts a document that matches the filter except, possibly, its facet and range. */
  add(segment: Segment, slot: number): void {
    if (!isInRange(this.#filter, segment, slot)) return;
    const facet = facetAt(segment, slot);
    this.#own.set(facet, (this.#own.get(facet) ?? 0) + 1);
    for (const extra of this.#facets.extraOf(segment, slot))
      this.#extra.set(extra, (this.#extra.get(extra) ?? 0) + 1);
    if (this.#isMember && !this.#isMember(segment, slot)) return;
    if (!isUnavailable(summaryAt(segment, slot))) this.available++;
    const flags = flagsAt(segment, slot);
    for (let bit = 0; bit < 8; bit++) if (flags & (1 << bit)) (this.#flagged[bit] as number)++;
  }
}

import { textAt } from "../arrays/text-table.ts";
import { facetAt, flagsAt, summaryAt } from "../index/columns.ts";
import type { Segment } from "../index/segment.ts";
import { isUnavailable } from "../index/summary.ts";
import { keysOf } from "../index/tags.ts";
import { type FacetTree, maxArrayFacets } from "./facet-tree.ts";
import { filterPart } from "./filter.ts";

/** Of eight flags. */
const flagCombinations = 2 ** 8;

/** A tag in the spelling that was written first, with its number of documents. */
export type TagCount = { tag: string; count: number };

/**
 * The number of documents with each facet, tag and flag, and of available ones, in one pass. The counts of facets, tags and levels
 * ignore that part of the filter, all others follow the whole filter.
 */
export class Counts {
  available = 0;
  /** Counts by the documents' own facets (those from `maxArrayFacets` in a map), and by further ones. */
  readonly #byOwnFacet = new Uint32Array(maxArrayFacets);
  readonly #byLargeFacet = new Map<number, number>();
  readonly #byExtraFacet = new Map<number, number>();
  /** Counts by the eight flags of a document as one number; the second of documents at a level not chosen. */
  readonly #byFlags = new Uint32Array(flagCombinations);
  readonly #byOtherLevel = new Uint32Array(flagCombinations);
  readonly #tags = new Map<Segment, Uint32Array>();
  /** The segment of the last counted document, and its tag counts. */
  #segment: Segment | undefined;
  #segmentTags: Uint32Array = new Uint32Array();
  readonly #tree: FacetTree;
  #outside: { facet: number; counts: ReadonlyMap<number, number> } | undefined;

  constructor(tree: FacetTree) {
    this.#tree = tree;
  }

  /** The number of documents in each facet, including those within it. */
  get facets(): Map<number, number> {
    if (!this.#outside) return this.#countFacets();
    const { facet, counts } = this.#outside;
    const allCounts = new Map<number, number>();
    for (const [counted, count] of counts)
      if (!this.#tree.isWithin(counted, facet)) allCounts.set(counted, count);
    for (const [counted, count] of this.#countFacets())
      if (this.#tree.isWithin(counted, facet)) allCounts.set(counted, count);
    return allCounts;
  }

  /** Takes the counts of the facets outside of the chosen one from a search in all facets. */
  setOutsideCounts(facet: number, counts: ReadonlyMap<number, number>): void {
    this.#outside = { facet, counts };
  }

  /** The counts of the facets among the documents that were added. */
  #countFacets(): Map<number, number> {
    const own = new Map(this.#byLargeFacet);
    for (let facet = 0; facet < maxArrayFacets; facet++)
      if (this.#byOwnFacet[facet]) own.set(facet, this.#byOwnFacet[facet] ?? 0);
    const sums = this.#tree.addUp(own);
    for (const [facet, count] of this.#byExtraFacet) sums.set(facet, (sums.get(facet) ?? 0) + count);
    return sums;
  }

  countFlagged(flag: number): number {
    return sumFlagged(this.#byFlags, flag);
  }

  /** The number of documents at a level, whichever is chosen. */
  atLevel(flag: number): number {
    return sumFlagged(this.#byFlags, flag) + sumFlagged(this.#byOtherLevel, flag);
  }

  /** The tags of documents, by key. */
  get tags(): Map<string, TagCount> {
    const tagCounts = new Map<string, TagCount & { firstId: number }>();
    for (const [{ tags }, counts] of this.#tags) {
      const keys = keysOf(tags);
      for (let number = 1; number < counts.length; number++) {
        const count = counts[number] as number;
        if (count === 0) continue;
        const key = keys[number] as string;
        const firstId = tags.firstIds[number] as number;
        const previous = tagCounts.get(key);
        const isFirst = previous === undefined || firstId < previous.firstId;
        tagCounts.set(key, {
          tag: isFirst ? textAt(tags.spellings, number) : previous.tag,
          firstId: isFirst ? firstId : previous.firstId,
          count: count + (previous?.count ?? 0),
        });
      }
    }
    return tagCounts;
  }

  /** Counts a document that fails these parts of the filter (`createFailureTest`). */
  add(segment: Segment, slot: number, failed: number): void {
    if (failed === 0) {
      this.#addFacet(segment, slot);
      this.#addTag(segment, slot);
      (this.#byFlags[flagsAt(segment, slot)] as number)++;
      if (!isUnavailable(summaryAt(segment, slot))) this.available++;
    } else if (failed === filterPart.facet) this.#addFacet(segment, slot);
    else if (failed === filterPart.tag) this.#addTag(segment, slot);
    else if (failed === filterPart.level) (this.#byOtherLevel[flagsAt(segment, slot)] as number)++;
  }

  #addFacet(segment: Segment, slot: number): void {
    const facet = facetAt(segment, slot);
    if (facet < maxArrayFacets) (this.#byOwnFacet[facet] as number)++;
    else this.#byLargeFacet.set(facet, (this.#byLargeFacet.get(facet) ?? 0) + 1);
    for (const extra of this.#tree.extraOf(segment, slot))
      this.#byExtraFacet.set(extra, (this.#byExtraFacet.get(extra) ?? 0) + 1);
  }

  #addTag(segment: Segment, slot: number): void {
    if (segment !== this.#segment) {
      this.#segment = segment;
      this.#segmentTags = this.#tags.get(segment) ?? new Uint32Array(segment.tags.firstIds.length);
      this.#tags.set(segment, this.#segmentTags);
    }
    (this.#segmentTags[segment.tags.bySlot[slot] as number] as number)++;
  }
}

function sumFlagged(byFlags: Uint32Array, flag: number): number {
  let sum = 0;
  for (let flags = 0; flags < byFlags.length; flags++) if (flags & flag) sum += byFlags[flags] as number;
  return sum;
}

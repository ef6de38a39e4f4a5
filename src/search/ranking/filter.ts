import { flagsAt, valueAt } from "../index/columns.ts";
import type { Segment } from "../index/segment.ts";
import { isDeleted, isUnavailable, type Summary } from "../index/summary.ts";
import { type FacetTree, flatFacets } from "./facet-tree.ts";

export type Filter = {
  facet?: number | undefined;
  /** Bits that all have to be set. */
  flags?: number | undefined;
  available?: boolean | undefined;
  /** The inclusive range of the value. */
  min?: number | undefined;
  max?: number | undefined;
};

export const isFiltered = ({ facet, flags, available, min, max }: Filter): boolean =>
  Boolean(flags) || Boolean(available) || (facet ?? min ?? max) !== undefined;

/** Whether a document matches; the caller has read its summary already. */
export type Admits = (segment: Segment, slot: number, summary: Summary) => boolean;

/** Matches undeleted documents by facet, flags and availability. The range is left to `Page`, which also counts without it. */
export function matcherOf({ facet, flags = 0, available }: Filter, facets: FacetTree = flatFacets): Admits {
  const isMember = facet === undefined ? undefined : facets.memberOf(facet);
  return (segment, slot, summary) =>
    !isDeleted(summary) &&
    !(available && isUnavailable(summary)) &&
    (isMember === undefined || isMember(segment, slot)) &&
    (flags === 0 || (flagsAt(segment, slot) & flags) === flags);
}

/** Whether a document's value is in the range. Reads the value only if there is a range, to avoid cache misses. */
export function isInRange({ min, max }: Filter, segment: Segment, slot: number): boolean {
  if (min === undefined && max === undefined) return true;
  const value = valueAt(segment, slot);
  return (min === undefined || value >= min) && (max === undefined || value <= max);
}

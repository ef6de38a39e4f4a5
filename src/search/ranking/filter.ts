import { facetAt, flagsAt, valueAt } from "../index/columns.ts";
import type { Segment } from "../index/segment.ts";
import { isDeleted, isUnavailable, type Summary } from "../index/summary.ts";

/** What narrows a list beside its words. All of it has to hold. */
export type Filter = {
  facet?: number | undefined;
  /** Bits that all have to be set. */
  flags?: number | undefined;
  /** Leaves out documents that are unavailable. */
  available?: boolean | undefined;
  /** The range of the value, both ends included. */
  min?: number | undefined;
  max?: number | undefined;
};

export const isFiltered = ({ facet, flags, available, min, max }: Filter): boolean =>
  Boolean(flags) || Boolean(available) || (facet ?? min ?? max) !== undefined;

/** Whether a document may be found; the caller has read its summary already. */
export type Admits = (segment: Segment, slot: number, summary: Summary) => boolean;

/** Admits what is not deleted and fits facet, flags and availability. The range of the value is left to `Page`, which counts without it, too. */
export function admitting({ facet, flags = 0, available }: Filter): Admits {
  return (segment, slot, summary) =>
    !isDeleted(summary) &&
    !(available && isUnavailable(summary)) &&
    (facet === undefined || facetAt(segment, slot) === facet) &&
    (flags === 0 || (flagsAt(segment, slot) & flags) === flags);
}

/** Whether a document's value is in the range. It reads the value only where there is a range: values lie far apart in memory. */
export function isInRange({ min, max }: Filter, segment: Segment, slot: number): boolean {
  if (min === undefined && max === undefined) return true;
  const value = valueAt(segment, slot);
  return (min === undefined || value >= min) && (max === undefined || value <= max);
}

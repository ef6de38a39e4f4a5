import { facetAt, flagsAt } from "../index/columns.ts";
import type { Segment } from "../index/segment.ts";
import { isDeleted, type Summary } from "../index/summary.ts";

/** What narrows a list beside its words. All of it has to hold. */
export type Filter = {
  facet?: number | undefined;
  /** Bits that all have to be set. */
  flags?: number | undefined;
  /** The range of the value, both ends included. */
  min?: number | undefined;
  max?: number | undefined;
};

export const isFiltered = ({ facet, flags, min, max }: Filter): boolean =>
  Boolean(flags) || (facet ?? min ?? max) !== undefined;

/** Whether a document may be found; the caller has read its summary already. */
export type Admits = (segment: Segment, slot: number, summary: Summary) => boolean;

/** Admits what is not deleted and fits facet and flags. The range of the value is left to `Page`, which counts without it, too. */
export function admitting({ facet, flags = 0 }: Filter): Admits {
  return (segment, slot, summary) =>
    !isDeleted(summary) &&
    (facet === undefined || facetAt(segment, slot) === facet) &&
    (flags === 0 || (flagsAt(segment, slot) & flags) === flags);
}

import { flagsAt, valueAt } from "../index/columns.ts";
import type { Segment } from "../index/segment.ts";
import { isDeleted, isUnavailable, type Summary } from "../index/summary.ts";
import { keysOf, tagKey } from "../index/tags.ts";
import { type FacetTree, flatFacets, type Member } from "./facet-tree.ts";

export type Filter = {
  facet?: number | undefined;
  /** One of these facets, besides `facet`. */
  anyFacet?: readonly number[] | undefined;
  /** One of these tags, in any case. */
  anyTag?: readonly string[] | undefined;
  /** Bits that all have to be set. */
  flags?: number | undefined;
  /** A further bit that has to be set, one of several levels: their counts ignore which is chosen. */
  level?: number | undefined;
  available?: boolean | undefined;
  /** The inclusive range of the value. */
  min?: number | undefined;
  max?: number | undefined;
};

export const isFiltered = (filter: Filter): boolean =>
  Boolean(filter.flags) || Boolean(filter.available) || filter.facet !== undefined || isNarrowing(filter);

/** Whether a filter has a part that `createFailureTest` tests, besides the facet. */
export const isNarrowing = ({ min, max, ...others }: Filter): boolean =>
  (min ?? max) !== undefined || hasChoice(others);

/** Whether it has such a part besides the range. */
export const hasChoice = ({ anyFacet, anyTag, level }: Filter): boolean =>
  Boolean(anyFacet?.length) || Boolean(anyTag?.length) || Boolean(level);

/** Whether a document matches; the caller has read its summary already. */
export type Admits = (segment: Segment, slot: number, summary: Summary) => boolean;

/** Matches undeleted documents by facet, flags and availability. `createFailureTest` does what counts may ignore. */
export function createMatcher(
  { facet, flags = 0, available }: Filter,
  facets: FacetTree = flatFacets,
): Admits {
  const isMember = facet === undefined ? undefined : facets.createMemberTest(facet);
  return (segment, slot, summary) =>
    !isDeleted(summary) &&
    !(available && isUnavailable(summary)) &&
    (isMember === undefined || isMember(segment, slot)) &&
    (flags === 0 || (flagsAt(segment, slot) & flags) === flags);
}

/** The parts of a filter that a document may fail; numbers of a bit each. */
export const filterPart = { facet: 1, tag: 2, level: 4, range: 8 } as const;

/** The sum of the parts that a document fails: 0 if it matches. */
export type Failures = (segment: Segment, slot: number) => number;

/** Tests the parts of a filter that counts ignore one by one: facets, tags, level and range. */
export function createFailureTest(filter: Filter, facets: FacetTree = flatFacets): Failures {
  const { facet, anyFacet = [], anyTag = [], level = 0 } = filter;
  const isMember = facet === undefined ? undefined : facets.createMemberTest(facet);
  const isAnyMember = anyFacet.length === 0 ? undefined : facets.createMemberTest(...anyFacet);
  const isTagged = anyTag.length === 0 ? undefined : createTagTest(anyTag);
  const hasRange = (filter.min ?? filter.max) !== undefined;
  if (!isMember && !isNarrowing(filter)) return () => 0;
  return (segment, slot) => {
    let failed = 0;
    if (isMember && !isMember(segment, slot)) failed |= filterPart.facet;
    if (isAnyMember && !isAnyMember(segment, slot)) failed |= filterPart.facet;
    if (isTagged && !isTagged(segment, slot)) failed |= filterPart.tag;
    if (level !== 0 && (flagsAt(segment, slot) & level) === 0) failed |= filterPart.level;
    if (hasRange && !isInRange(filter, segment, slot)) failed |= filterPart.range;
    return failed;
  };
}

/** The test whether a document has one of these tags. */
function createTagTest(tags: readonly string[]): Member {
  const chosenKeys = new Set(tags.map(tagKey));
  const bySegment = new Map<Segment, Uint8Array>();
  let lastSegment: Segment | undefined;
  let chosenTagFlags: Uint8Array = new Uint8Array();
  return (segment, slot) => {
    if (segment !== lastSegment) {
      chosenTagFlags =
        bySegment.get(segment) ?? Uint8Array.from(keysOf(segment.tags), (key) => Number(chosenKeys.has(key)));
      bySegment.set(segment, chosenTagFlags);
      lastSegment = segment;
    }
    return chosenTagFlags[segment.tags.bySlot[slot] as number] === 1;
  };
}

/** Whether a document's value is in the range. */
function isInRange({ min, max }: Filter, segment: Segment, slot: number): boolean {
  const value = valueAt(segment, slot);
  return (min === undefined || value >= min) && (max === undefined || value <= max);
}

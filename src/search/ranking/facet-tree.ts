import { facetAt, flagsAt } from "../index/columns.ts";
import type { Segment } from "../index/segment.ts";

/** Whether a document belongs to a facet. */
export type Member = (segment: Segment, slot: number) => boolean;

/** Facets that contain other facets, and documents that belong to further facets besides their own. */
export class FacetTree {
  readonly #parents: ReadonlyMap<number, number>;
  readonly #further: ReadonlyMap<number, readonly number[]>;
  readonly #furtherFlag: number;
  readonly #branches = new Map<number, ReadonlySet<number>>();

  /** `parents` maps a facet to the one that contains it; `further` a document's id to its further facets: those documents have the flag. */
  constructor(
    parents: ReadonlyMap<number, number>,
    further: ReadonlyMap<number, readonly number[]>,
    furtherFlag: number,
  ) {
    this.#parents = parents;
    this.#further = further;
    this.#furtherFlag = furtherFlag;
  }

  /** The facet and those that contain it, from the inside. */
  pathOf(facet: number): number[] {
    const path = [facet];
    for (
      let at = this.#parents.get(facet);
      at !== undefined && !path.includes(at);
      at = this.#parents.get(at)
    )
      path.push(at);
    return path;
  }

  /** The test whether a document belongs to a facet or to one within it. */
  memberOf(facet: number): Member {
    const branch = this.#branchOf(facet);
    const isWithin = (one: number) => branch.has(one);
    return (segment, slot) =>
      isWithin(facetAt(segment, slot)) || this.#furtherOf(segment, slot).some(isWithin);
  }

  /** The facets that a document belongs to only by its further ones. */
  extraOf(segment: Segment, slot: number): readonly number[] {
    const further = this.#furtherOf(segment, slot);
    if (further.length === 0) return further;
    const own = this.pathOf(facetAt(segment, slot));
    const all = new Set(further.flatMap((facet) => this.pathOf(facet)));
    return [...all].filter((facet) => !own.includes(facet));
  }

  /** Adds the number of documents of each facet to the facets that contain it. */
  addUp(counts: ReadonlyMap<number, number>): Map<number, number> {
    const sums = new Map<number, number>();
    for (const [facet, count] of counts)
      for (const outer of this.pathOf(facet)) sums.set(outer, (sums.get(outer) ?? 0) + count);
    return sums;
  }

  #branchOf(facet: number): ReadonlySet<number> {
    const known = this.#branches.get(facet);
    if (known) return known;
    const inner = [...this.#parents.keys()].filter((one) => this.pathOf(one).includes(facet));
    const branch = new Set([facet, ...inner]);
    this.#branches.set(facet, branch);
    return branch;
  }

  #furtherOf(segment: Segment, slot: number): readonly number[] {
    if ((flagsAt(segment, slot) & this.#furtherFlag) === 0) return none;
    return this.#further.get(segment.ids[slot] as number) ?? none;
  }
}

const none: readonly number[] = [];

/** Facets that contain no others. */
export const flatFacets = new FacetTree(new Map(), new Map(), 0);

import { facetAt, flagsAt } from "../index/columns.ts";
import { type Segment, slotOfId } from "../index/segment.ts";

/** Facets below this number are looked up in arrays, others in maps. */
export const maxArrayFacets = 4_096;

/** Whether a document belongs to a facet. */
export type Member = (segment: Segment, slot: number) => boolean;

/** Facets that contain other facets, and documents that belong to further facets besides their own. */
export class FacetTree {
  readonly #parents: ReadonlyMap<number, number>;
  readonly #further: ReadonlyMap<number, readonly number[]>;
  readonly #furtherFlag: number;
  /** The results of `extraOf` by the further facets, with the document's own facet then. */
  readonly #extras = new Map<readonly number[], { own: number; extra: readonly number[] }>();
  /** The further facets of each document of a segment, so that no id has to be looked up while counting. */
  readonly #bySlot = new WeakMap<Segment, (readonly number[])[]>();
  readonly #branches = new Map<number, ReadonlySet<number>>();

  /** `parents` maps a facet to its container, `further` a document's id to further facets, see `furtherFlag`. */
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
    let outer = this.#parents.get(facet);
    // Stops at a facet that contains itself.
    while (outer !== undefined && !path.includes(outer)) {
      path.push(outer);
      outer = this.#parents.get(outer);
    }
    return path;
  }

  /** The test whether a document belongs to one of these facets or to one within them. */
  createMemberTest(...chosen: readonly number[]): Member {
    const [first = 0] = chosen;
    const branch =
      chosen.length === 1
        ? this.#branchOf(first)
        : new Set(chosen.flatMap((facet) => [...this.#branchOf(facet)]));
    // A look into an array, as this is called for each document.
    const isIn = new Uint8Array(maxArrayFacets);
    for (const facet of branch) if (facet < maxArrayFacets) isIn[facet] = 1;
    const isWithin = (facet: number) => (facet < maxArrayFacets ? isIn[facet] === 1 : branch.has(facet));
    return (segment, slot) =>
      isWithin(facetAt(segment, slot)) ||
      ((flagsAt(segment, slot) & this.#furtherFlag) !== 0 && this.#furtherOf(segment, slot).some(isWithin));
  }

  /** The facets that a document belongs to only by its further ones. */
  extraOf(segment: Segment, slot: number): readonly number[] {
    if ((flagsAt(segment, slot) & this.#furtherFlag) === 0) return noFacets;
    const further = this.#furtherOf(segment, slot);
    if (further.length === 0) return further;
    const facet = facetAt(segment, slot);
    const cached = this.#extras.get(further);
    if (cached?.own === facet) return cached.extra;
    const ownPath = this.pathOf(facet);
    const furtherPaths = new Set(further.flatMap((furtherFacet) => this.pathOf(furtherFacet)));
    const extra = [...furtherPaths].filter((other) => !ownPath.includes(other));
    this.#extras.set(further, { own: facet, extra });
    return extra;
  }

  /** Whether a facet is in no other one, or directly within one of these. */
  isDirectlyIn(facet: number, outer: readonly number[]): boolean {
    const parent = this.#parents.get(facet);
    return parent === undefined || outer.includes(parent);
  }

  /** Whether a facet is another one or within it. */
  isWithin(facet: number, outer: number): boolean {
    return this.#branchOf(outer).has(facet);
  }

  /** Adds the number of documents of each facet to the facets that contain it. */
  addUp(counts: ReadonlyMap<number, number>): Map<number, number> {
    const sums = new Map<number, number>();
    for (const [facet, count] of counts)
      for (const outer of this.pathOf(facet)) sums.set(outer, (sums.get(outer) ?? 0) + count);
    return sums;
  }

  /** The facet and all facets within it. */
  #branchOf(facet: number): ReadonlySet<number> {
    const cached = this.#branches.get(facet);
    if (cached) return cached;
    const inner = [...this.#parents.keys()].filter((child) => this.pathOf(child).includes(facet));
    const branch = new Set([facet, ...inner]);
    this.#branches.set(facet, branch);
    return branch;
  }

  #furtherOf(segment: Segment, slot: number): readonly number[] {
    let bySlot = this.#bySlot.get(segment);
    if (!bySlot) {
      bySlot = new Array(segment.ids.length).fill(noFacets);
      for (const [id, further] of this.#further) {
        const documentSlot = slotOfId(segment, id);
        if (documentSlot >= 0) bySlot[documentSlot] = further;
      }
      this.#bySlot.set(segment, bySlot);
    }
    return bySlot[slot] ?? noFacets;
  }
}

const noFacets: readonly number[] = [];

/** Facets that contain no others. */
export const flatFacets = new FacetTree(new Map(), new Map(), 0);

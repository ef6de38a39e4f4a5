import { lowerBound } from "../arrays/lower-bound.ts";
import { isDeletedAt } from "../index/columns.ts";
import { type Segment, slotOfId } from "../index/segment.ts";

/** A document with its score; 0 in a list without a search. */
export type Hit = { segment: Segment; slot: number; score: number };

/** A comparator of hits. It must not return 0 for different documents, or pages would repeat or skip some. */
export type Compare = (a: Hit, b: Hit) => number;

export const idOf = ({ segment, slot }: Hit) => segment.ids[slot] as number;

export const byRelevance: Compare = (a, b) => b.score - a.score || idOf(a) - idOf(b);

/** A hit by document id; undefined if the document was deleted. */
export function findHit(segments: readonly Segment[], id: number, score: number): Hit | undefined {
  for (const segment of segments) {
    const slot = slotOfId(segment, id);
    if (slot >= 0 && !isDeletedAt(segment, slot)) return { segment, slot, score };
  }
  return undefined;
}

/** The maximum length of pages that are kept sorted by insertion; longer ones are sorted in batches. */
const maxInserted = 100;

/** One page of a list: counts all hits, in any order, and keeps the first `limit` (default: all) after `after`. */
export class Page {
  /** The number of hits. */
  total = 0;
  /** Once a page sorted by relevance is full, hits with a lower score only count for the total. */
  minScore = Number.NEGATIVE_INFINITY;
  readonly #hits: Hit[] = [];
  #hasMore = false;
  readonly #compare: Compare;
  readonly #limit: number;
  readonly #after: Hit | undefined;
  #last: Hit | undefined;

  constructor(compare: Compare, limit: number | undefined, after?: Hit) {
    this.#compare = compare;
    this.#limit = limit ?? Number.POSITIVE_INFINITY;
    this.#after = after;
  }

  /** Copies the hit, so the caller may reuse the object. */
  offer(hit: Hit): void {
    this.total++;
    if (hit.score < this.minScore) {
      this.#hasMore = true;
      return;
    }
    if (this.#after && this.#compare(hit, this.#after) <= 0) return;
    const hits = this.#hits;
    if (this.#limit > maxInserted) this.#collect({ ...hit });
    else if (hits.length < this.#limit || this.#compare(hit, hits[hits.length - 1] as Hit) < 0)
      this.#insert({ ...hit });
    else this.#hasMore = true;
  }

  #collect(hit: Hit): void {
    if (this.#last && this.#compare(hit, this.#last) > 0) {
      this.#hasMore = true;
      return;
    }
    this.#hits.push(hit);
    if (this.#hits.length >= 2 * this.#limit) this.#sort();
  }

  #sort(): void {
    this.#hits.sort(this.#compare);
    if (this.#hits.length <= this.#limit) return;
    this.#hits.length = this.#limit;
    this.#hasMore = true;
    this.#last = this.#hits.at(-1);
    if (this.#last && this.#compare === byRelevance) this.minScore = this.#last.score;
  }

  #insert(hit: Hit): void {
    const hits = this.#hits;
    hits.splice(
      lowerBound(hits.length, (at) => this.#compare(hits[at] as Hit, hit) < 0),
      0,
      hit,
    );
    if (hits.length > this.#limit) {
      hits.pop();
      this.#hasMore = true;
    }
    if (this.#compare === byRelevance && hits.length === this.#limit)
      this.minScore = (hits[this.#limit - 1] as Hit).score;
  }

  /** The hits of this page; sorted after `result` was called. */
  get hits(): readonly Hit[] {
    return this.#hits;
  }

  result(): { ids: number[]; more: boolean } {
    if (this.#limit > maxInserted) this.#sort();
    return { ids: this.#hits.map(idOf), more: this.#hasMore };
  }
}

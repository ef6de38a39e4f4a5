import { lowerBound } from "../arrays/lower-bound.ts";
import { isDeletedAt } from "../index/columns.ts";
import { type Segment, slotOfId } from "../index/segment.ts";
import { type Filter, isInRange } from "./filter.ts";

/** A document with its score; 0 in a list without a search. */
export type Hit = { segment: Segment; slot: number; score: number };

/** An order of hits, as for `Array.sort`. It has to tell any two apart, or pages would repeat or skip some. */
export type Compare = (a: Hit, b: Hit) => number;

export const idOf = ({ segment, slot }: Hit) => segment.ids[slot] as number;

/** The order unless another is given: the best first, then by id. */
export const byRelevance: Compare = (a, b) => b.score - a.score || idOf(a) - idOf(b);

/** The document of an id, with a score; undefined if it is not there any more. */
export function hitOf(segments: readonly Segment[], id: number, score: number): Hit | undefined {
  for (const segment of segments) {
    const slot = slotOfId(segment, id);
    if (slot >= 0 && !isDeletedAt(segment, slot)) return { segment, slot, score };
  }
  return undefined;
}

/** Pages up to this length are kept in order while hits come; longer ones are sorted now and then, as inserting moves all that follow. */
const mostInserted = 100;

/** One page of a list: takes hits in any order, counts them, and keeps the first `limit` that come after `after`. Without a limit all. */
export class Page {
  /** How many were in the range of the value. */
  total = 0;
  /** By relevance, once the page is full: hits with a lower score need not be offered for it, only for the total. */
  floor = Number.NEGATIVE_INFINITY;
  readonly #hits: Hit[] = [];
  #more = false;
  readonly #compare: Compare;
  readonly #range: Filter;
  readonly #limit: number;
  readonly #after: Hit | undefined;
  /** Of a long page, once it is full. */
  #last: Hit | undefined;

  constructor(compare: Compare, range: Filter, limit: number | undefined, after?: Hit) {
    this.#compare = compare;
    this.#range = range;
    this.#limit = limit ?? Number.POSITIVE_INFINITY;
    this.#after = after;
  }

  /** The caller may reuse the object: the page stores a copy. */
  offer(hit: Hit): void {
    if (!isInRange(this.#range, hit.segment, hit.slot)) return;
    this.total++;
    if (hit.score < this.floor) {
      this.#more = true;
      return;
    }
    if (this.#after && this.#compare(hit, this.#after) <= 0) return;
    const hits = this.#hits;
    if (this.#limit > mostInserted) this.#collect({ ...hit });
    else if (hits.length < this.#limit || this.#compare(hit, hits[hits.length - 1] as Hit) < 0)
      this.#insert({ ...hit });
    else this.#more = true;
  }

  #collect(hit: Hit): void {
    if (this.#last && this.#compare(hit, this.#last) > 0) {
      this.#more = true;
      return;
    }
    this.#hits.push(hit);
    if (this.#hits.length >= 2 * this.#limit) this.#sort();
  }

  #sort(): void {
    this.#hits.sort(this.#compare);
    if (this.#hits.length <= this.#limit) return;
    this.#hits.length = this.#limit;
    this.#more = true;
    this.#last = this.#hits.at(-1);
    if (this.#last && this.#compare === byRelevance) this.floor = this.#last.score;
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
      this.#more = true;
    }
    if (this.#compare === byRelevance && hits.length === this.#limit)
      this.floor = (hits[this.#limit - 1] as Hit).score;
  }

  /** The hits of this page, in order once `result` was asked for. */
  get hits(): readonly Hit[] {
    return this.#hits;
  }

  /** The ids of this page in order, and whether others follow. */
  result(): { ids: number[]; more: boolean } {
    if (this.#limit > mostInserted) this.#sort();
    return { ids: this.#hits.map(idOf), more: this.#more };
  }
}

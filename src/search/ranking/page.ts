import { bit, categoryOf, flagsOf, isGone, isOffer, madeAt, positionOf, priceOf } from "../index/record.ts";
import { type Segment, slotOf } from "../index/segment.ts";

/** A product of the index with how well it answers; without a search that is 0 for all. */
export type Place = { segment: Segment; slot: number; score: number };

export type Order = "relevance" | "featured" | "newest" | "price-low-high" | "price-high-low";

/** What narrows a list beside its words; prices in poisha, both ends included. */
export type Narrowing = {
  category?: number | undefined;
  featured?: boolean | undefined;
  isNew?: boolean | undefined;
  top?: boolean | undefined;
  offers?: boolean | undefined;
  least?: number | undefined;
  most?: number | undefined;
};

/** Whether anything but words narrows a list. */
export const isNarrowed = ({ category, featured, isNew, top, offers, least, most }: Narrowing): boolean =>
  Boolean(featured || isNew || top || offers) || (category ?? least ?? most) !== undefined;

type Compare = (a: Place, b: Place) => number;

const idOf = ({ segment, slot }: Place) => segment.ids[slot] as number;
const costOf = ({ segment, slot }: Place) => priceOf(segment, slot);
const has = ({ segment, slot }: Place, flag: number) => (flagsOf(segment, slot) & flag ? 1 : 0);
const places = (a: Place, b: Place) => positionOf(a.segment, a.slot) - positionOf(b.segment, b.slot);
const made = (a: Place, b: Place) => madeAt(a.segment, a.slot) - madeAt(b.segment, b.slot);

/** The orders of a list, as listing-order.server.ts has them in SQL; the id ends every tie. */
export const orders: Record<Order, Compare> = {
  relevance: (a, b) => b.score - a.score || idOf(a) - idOf(b),
  featured: (a, b) => has(b, bit.featured) - has(a, bit.featured) || places(a, b) || idOf(a) - idOf(b),
  newest: (a, b) => has(b, bit.isNew) - has(a, bit.isNew) || made(b, a) || idOf(b) - idOf(a),
  "price-low-high": (a, b) => costOf(a) - costOf(b) || idOf(a) - idOf(b),
  "price-high-low": (a, b) => costOf(b) - costOf(a) || idOf(b) - idOf(a),
};

/** Whether a product is there and fits category and flags; the price range is the page's own affair. */
export function admitting({ category, featured, isNew, top, offers }: Narrowing) {
  const flags = (featured ? bit.featured : 0) | (isNew ? bit.isNew : 0) | (top ? bit.top : 0);
  return (segment: Segment, slot: number, facts: number): boolean =>
    (facts & (flags | bit.gone)) === flags &&
    (category === undefined || categoryOf(segment, slot) === category) &&
    (!offers || isOffer(segment, slot));
}

/** The product of an id with its score; undefined where it is not there any more. */
export function placeOf(segments: readonly Segment[], id: number, score: number): Place | undefined {
  for (const segment of segments) {
    const slot = slotOf(segment, id);
    if (slot >= 0 && !isGone(segment, slot)) return { segment, slot, score };
  }
  return undefined;
}

/**
 * One page of a list: is offered products in any order, keeps the first `limit` of those after `after`, and counts all.
 * Without a limit it keeps them all.
 */
export class Page {
  /** How many fit. */
  total = 0;
  #kept: Place[] = [];
  #more = false;
  /** Of most products it is enough to know that they answer worse than this, the worst that is kept. */
  floor = Number.NEGATIVE_INFINITY;
  readonly #byScore: boolean;
  readonly #compare: Compare;
  readonly #narrowing: Narrowing;
  readonly #limit: number;
  readonly #after: Place | undefined;

  constructor(order: Order, narrowing: Narrowing, limit: number | undefined, after?: Place) {
    this.#compare = orders[order];
    this.#byScore = order === "relevance";
    this.#narrowing = narrowing;
    this.#limit = limit ?? Number.POSITIVE_INFINITY;
    this.#after = after;
  }

  /** The same object may be offered again and again with other values: what is kept is a copy. */
  offer(place: Place): void {
    if (!this.#isInRange(place)) return;
    this.total++;
    if (place.score < this.floor) {
      this.#more = true;
      return;
    }
    if (this.#after && this.#compare(place, this.#after) <= 0) return;
    const kept = this.#kept;
    if (this.#limit === Number.POSITIVE_INFINITY) kept.push({ ...place });
    else if (kept.length < this.#limit || this.#compare(place, kept[kept.length - 1] as Place) < 0)
      this.#insert({ ...place });
    else this.#more = true;
  }

  /** Prices lie far apart in memory: they are looked at only where a range is asked for. */
  #isInRange(place: Place): boolean {
    const { least, most } = this.#narrowing;
    if (least === undefined && most === undefined) return true;
    const price = costOf(place);
    return (least === undefined || price >= least) && (most === undefined || price <= most);
  }

  #insert(place: Place): void {
    let low = 0;
    let high = this.#kept.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (this.#compare(this.#kept[middle] as Place, place) < 0) low = middle + 1;
      else high = middle;
    }
    this.#kept.splice(low, 0, place);
    if (this.#kept.length > this.#limit) {
      this.#kept.pop();
      this.#more = true;
    }
    if (this.#byScore && this.#kept.length === this.#limit)
      this.floor = (this.#kept[this.#limit - 1] as Place).score;
  }

  /** The products of this page, and whether others follow. */
  result(): { ids: number[]; places: Place[]; more: boolean } {
    if (this.#limit === Number.POSITIVE_INFINITY) this.#kept.sort(this.#compare);
    return { ids: this.#kept.map(idOf), places: this.#kept, more: this.#more };
  }
}

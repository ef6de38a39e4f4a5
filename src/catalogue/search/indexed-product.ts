import { createdAt, flagsAt, positionAt, valueAt } from "#src/search/index/columns.ts";
import { type Compare, type Hit, idOf } from "#src/search/ranking/page.ts";
import type { Sort } from "../contract.ts";

// How this shop uses the engine's generic fields: `facet` is the category, `tag` the brand, `value` the price
// in poisha, and `size` the weight.

/**
 * The bits of a document's `flags`.
 * `featured`, `isNew` and `top` (top selling) are set by staff. `offer`: an original price above the price,
 * or a price for several pieces. `rated3` and `rated4`: an average rating of at least 3 or 4 stars.
 * `further`: it is listed in further categories. The value 64 is unused.
 */
export const flag = {
  featured: 1,
  isNew: 2,
  top: 4,
  offer: 8,
  rated3: 16,
  rated4: 32,
  further: 128,
} as const;

/** The bits `rated3` and `rated4` for an average rating; a rating of 0 sets neither. */
export const ratingFlags = (rating: number): number =>
  (rating >= 3 ? flag.rated3 : 0) | (rating >= 4 ? flag.rated4 : 0);

/** The demand of a product, 0 to 1: one half from the flags that staff set, one from reviews and clicks. */
export function demandOf(flags: number, reviews: number, clicks: number): number {
  const staffDemand =
    (flags & flag.top ? 0.35 : 0) + (flags & flag.featured ? 0.1 : 0) + (flags & flag.isNew ? 0.05 : 0);
  const shopperDemand = 0.06 * Math.log2(1 + reviews) + 0.06 * Math.log2(1 + clicks);
  return staffDemand + Math.min(0.5, shopperDemand);
}

/** 1 or 0, to sort by. */
const flagRank = ({ segment, slot }: Hit, bit: number) => (flagsAt(segment, slot) & bit ? 1 : 0);
const position = ({ segment, slot }: Hit) => positionAt(segment, slot);
const created = ({ segment, slot }: Hit) => createdAt(segment, slot);
const price = ({ segment, slot }: Hit) => valueAt(segment, slot);

/** How a listing is sorted, as in listing-order.server.ts; the id breaks ties. */
export const orders: Record<Sort, Compare> = {
  featured: (a, b) =>
    flagRank(b, flag.featured) - flagRank(a, flag.featured) || position(a) - position(b) || idOf(a) - idOf(b),
  newest: (a, b) =>
    flagRank(b, flag.isNew) - flagRank(a, flag.isNew) || created(b) - created(a) || idOf(b) - idOf(a),
  "price-low-high": (a, b) => price(a) - price(b) || idOf(a) - idOf(b),
  "price-high-low": (a, b) => price(b) - price(a) || idOf(b) - idOf(a),
};

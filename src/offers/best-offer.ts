import type { Poisha } from "../language/numbers/money.ts";
import { shareByLine } from "../language/numbers/shares.ts";
import { minTotalPoisha, type OfferKind } from "./rules.ts";

/** An offer that applies to orders: what it takes off, and of what. */
export type OrderOffer = {
  id: number;
  kind: OfferKind;
  /** It takes off one of these: a percentage, an amount, the cheapest piece; without any, the whole fee. */
  percent: number | null;
  amountPoisha: Poisha | null;
  isCheapestFree: boolean;
  /** Kind "several": the pieces of a group. */
  pieces: number | null;
  /** The least total of the goods. */
  fromPoisha: Poisha;
  /** The products that it applies to; null: all. */
  productIds: readonly number[] | null;
  /** Kind "delivery": the areas that it applies to; null: all. */
  areaIds: readonly number[] | null;
};

/** `pricePoisha` is the price of one piece. `productId` is null for a line outside the catalogue. */
export type OfferedLine = {
  productId: number | null;
  pricePoisha: Poisha;
  quantity: number;
  isWeighed: boolean;
};

/** The fee is undefined while it is unknown. */
export type OfferedDelivery = { feePoisha: Poisha; areaId: number } | undefined;

/** What an offer takes off an order. */
export type AppliedOffer<Offer extends OrderOffer> = {
  offer: Offer;
  amountPoisha: Poisha;
  /** The share of each line, in their order. */
  shares: Poisha[];
  /** What it takes off the fee. */
  onFeePoisha: Poisha;
};

/**
 * The offers that take something off an order, the best for the customer first; of equal ones the older. An
 * order has one. Percentages are rounded up to whole taka, and at least one taka is left to pay.
 */
export function findApplicableOffers<Offer extends OrderOffer>(
  lines: readonly OfferedLine[],
  delivery: OfferedDelivery,
  offers: readonly Offer[],
): AppliedOffer<Offer>[] {
  return offers
    .map((offer) => applyOffer(offer, lines, delivery))
    .filter(({ amountPoisha }) => amountPoisha > 0)
    .sort((a, b) => b.amountPoisha - a.amountPoisha || a.offer.id - b.offer.id);
}

/** In poisha. */
export const totalOfLines = (lines: readonly OfferedLine[]): Poisha =>
  lines.reduce((sum, { pricePoisha, quantity }) => sum + pricePoisha * quantity, 0);

function applyOffer<Offer extends OrderOffer>(
  offer: Offer,
  lines: readonly OfferedLine[],
  delivery: OfferedDelivery,
): AppliedOffer<Offer> {
  const itemsPoisha = totalOfLines(lines);
  const fee = delivery?.feePoisha ?? 0;
  const maxPoisha = Math.max(0, itemsPoisha + fee - minTotalPoisha);
  if (offer.kind === "delivery") {
    const onFeePoisha = calculateTakenOffFee(offer, itemsPoisha, delivery, maxPoisha);
    return { offer, amountPoisha: onFeePoisha, shares: lines.map(() => 0), onFeePoisha };
  }
  const { off, weights } = calculateTakenOff(offer, lines, itemsPoisha);
  const weightsPoisha = weights.reduce((total, weight) => total + weight, 0);
  const amountPoisha = Math.min(off, weightsPoisha, maxPoisha);
  return {
    offer,
    amountPoisha,
    shares: shareByLine(
      amountPoisha,
      lines.map(({ productId }, index) => ({ product_id: productId, poisha: weights[index] ?? 0 })),
    ),
    onFeePoisha: 0,
  };
}

/** What a delivery offer takes off the fee. */
function calculateTakenOffFee(
  offer: OrderOffer,
  itemsPoisha: Poisha,
  delivery: OfferedDelivery,
  maxPoisha: Poisha,
): Poisha {
  if (!delivery || itemsPoisha < offer.fromPoisha) return 0;
  if (offer.areaIds && !offer.areaIds.includes(delivery.areaId)) return 0;
  const fee = delivery.feePoisha;
  return Math.min(offer.amountPoisha ?? fee, fee, maxPoisha);
}

type TakenOff = {
  /** What the offer takes off in all, before the limits of the order. */
  off: Poisha;
  /** The part of each line's price to which the offer applies; `off` is shared in proportion. */
  weights: Poisha[];
};

function calculateTakenOff(offer: OrderOffer, lines: readonly OfferedLine[], itemsPoisha: Poisha): TakenOff {
  if (offer.kind === "several") return calculateGroupTakenOff(offer, lines);
  const weights = lines.map((line) =>
    offer.kind === "order" || appliesTo(offer, line) ? line.pricePoisha * line.quantity : 0,
  );
  if (itemsPoisha < offer.fromPoisha) return { off: 0, weights };
  if (offer.percent !== null) return { off: calculatePercent(weights, offer.percent), weights };
  const amount = offer.amountPoisha ?? 0;
  if (offer.kind === "order") return { off: amount, weights };
  const off = lines.reduce(
    (sum, line) => (appliesTo(offer, line) ? sum + Math.min(amount, line.pricePoisha) * line.quantity : sum),
    0,
  );
  return { off, weights };
}

/**
 * What an offer on groups of pieces takes off. The dearest pieces are grouped first: that is best for the
 * customer.
 */
function calculateGroupTakenOff(offer: OrderOffer, lines: readonly OfferedLine[]): TakenOff {
  const groupSize = offer.pieces ?? Infinity;
  const prices = lines.map((line) => (canBeGrouped(offer, line) ? line.pricePoisha : 0));
  const dearestFirst = lines
    .map((line, index) => ({
      index,
      pieces: prices[index] ? line.quantity : 0,
      price: prices[index] ?? 0,
      id: line.productId ?? 0,
    }))
    .filter(({ pieces }) => pieces > 0)
    .sort((a, b) => b.price - a.price || a.id - b.id);
  const pieceCount = dearestFirst.reduce((sum, { pieces }) => sum + pieces, 0);
  const groups = Math.floor(pieceCount / groupSize);
  const weights = lines.map(() => 0);
  let freePoisha = 0;
  let groupedPieces = 0;
  for (const { index, pieces, price } of dearestFirst) {
    const count = Math.min(pieces, groups * groupSize - groupedPieces);
    weights[index] = count * price;
    const groupsBefore = Math.floor(groupedPieces / groupSize);
    groupedPieces += count;
    // The last piece of each group is its cheapest.
    freePoisha += (Math.floor(groupedPieces / groupSize) - groupsBefore) * price;
  }
  if (offer.isCheapestFree) return { off: freePoisha, weights };
  if (offer.percent !== null) return { off: calculatePercent(weights, offer.percent), weights };
  return { off: groups * (offer.amountPoisha ?? 0), weights };
}

/** A percentage of the weights, rounded up to whole taka (100 poisha). */
const calculatePercent = (weights: readonly Poisha[], percent: number): Poisha =>
  Math.ceil((weights.reduce((sum, weight) => sum + weight, 0) * percent) / 10_000) * 100;

const appliesTo = ({ productIds }: OrderOffer, { productId }: OfferedLine): boolean =>
  productId !== null && (productIds?.includes(productId) ?? true);

/** Goods sold by weight have no pieces to group. */
const canBeGrouped = (offer: OrderOffer, line: OfferedLine): boolean =>
  !line.isWeighed && appliesTo(offer, line);

/** What is missing for an offer that does not apply yet: an amount of goods, or pieces of its group. */
export type MissingForOffer<Offer extends OrderOffer> = { offer: Offer } & (
  | { poisha: Poisha }
  | { pieces: number }
);

/**
 * The offers that would take off more than `applied` poisha with a little more in the cart, the nearest
 * first. Of offers on groups, only those of which a piece is in the cart.
 */
export function findMissingForOffers<Offer extends OrderOffer>(
  lines: readonly OfferedLine[],
  delivery: OfferedDelivery,
  offers: readonly Offer[],
  applied: Poisha,
): MissingForOffer<Offer>[] {
  const missing = offers.flatMap(
    (offer) =>
      (offer.kind === "several"
        ? findMissingPieces(offer, lines, delivery, applied)
        : findMissingTotal(offer, lines, delivery, applied)) ?? [],
  );
  const distance = (near: MissingForOffer<Offer>) => ("poisha" in near ? near.poisha : 0);
  return missing.sort((a, b) => distance(a) - distance(b) || a.offer.id - b.offer.id);
}

function findMissingPieces<Offer extends OrderOffer>(
  offer: Offer,
  lines: readonly OfferedLine[],
  delivery: OfferedDelivery,
  applied: Poisha,
): MissingForOffer<Offer> | undefined {
  const pieces = countMissingPieces(offer, lines);
  if (pieces === 0) return undefined;
  const linesWithMore = addPieces(offer, lines, pieces);
  return applyOffer(offer, linesWithMore, delivery).amountPoisha > applied ? { offer, pieces } : undefined;
}

function findMissingTotal<Offer extends OrderOffer>(
  offer: Offer,
  lines: readonly OfferedLine[],
  delivery: OfferedDelivery,
  applied: Poisha,
): MissingForOffer<Offer> | undefined {
  const itemsPoisha = totalOfLines(lines);
  const poisha = offer.fromPoisha - itemsPoisha;
  if (itemsPoisha === 0 || poisha <= 0) return undefined;
  if (offer.kind === "delivery" && !delivery) return { offer, poisha };
  const filler = { productId: null, pricePoisha: poisha, quantity: 1, isWeighed: true };
  const isBetter = applyOffer(offer, [...lines, filler], delivery).amountPoisha > applied;
  return isBetter ? { offer, poisha } : undefined;
}

/** How many pieces complete the next group; 0 if none is begun. */
function countMissingPieces(offer: OrderOffer, lines: readonly OfferedLine[]): number {
  const groupSize = offer.pieces ?? 1;
  const count = lines
    .filter((line) => canBeGrouped(offer, line))
    .reduce((sum, { quantity }) => sum + quantity, 0);
  return count % groupSize === 0 ? 0 : groupSize - (count % groupSize);
}

/** The lines with this many more pieces of the cheapest product of an offer. */
function addPieces(offer: OrderOffer, lines: readonly OfferedLine[], pieces: number): OfferedLine[] {
  const [cheapest] = lines
    .filter((line) => canBeGrouped(offer, line))
    .sort((a, b) => a.pricePoisha - b.pricePoisha);
  return lines.map((line) => (line === cheapest ? { ...line, quantity: line.quantity + pieces } : line));
}

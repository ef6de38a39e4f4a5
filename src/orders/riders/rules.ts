import type { Poisha, Taka } from "#src/language/numbers/money.ts";
import { shareOut } from "#src/language/numbers/shares.ts";
import { type OfferShare, standingShare } from "../totals.ts";

/** What a rider answers at a door; see `stepOutcomes`. */
export const stopAnswers = ["delivered", "partly", "refused", "nobody_there"] as const;
export type StopAnswer = (typeof stopAnswers)[number];

/** The ways to pay a rider besides cash. */
export const otherWays = ["bkash", "nagad", "card"] as const;
export type OtherWay = (typeof otherWays)[number];

/** A part of a payment that is not cash, in taka; the reference is such as a transaction's id. */
export type OtherPart = { way: OtherWay; amount: Taka; reference: string };

export const backReasons = ["broken", "not_wanted", "wrong"] as const;
export type BackReason = (typeof backReasons)[number];

/** Whether pieces returned for this reason can be sold again; broken ones are written off. */
export const isSellable = (reason: BackReason): boolean => reason !== "broken";

export type BackLine = { item: number; quantity: number; reason: BackReason };

type AnsweredLine = OfferShare & {
  id: number;
  quantity: number;
  price_poisha: number;
  packed_grams: number | null;
  actual_poisha: number | null;
  discount_poisha: number;
};

/** Whether a line is returned only as a whole: weighed goods are one piece to the customer. */
export const isWhole = ({ packed_grams }: { packed_grams?: number | null | undefined }): boolean =>
  packed_grams !== null && packed_grams !== undefined;

/** What remains of a line without `back` pieces. An agreed price (in poisha) is split by pieces. */
export function remainingAfterReturn(
  line: AnsweredLine,
  back: number,
): { quantity: number; actualPoisha: number | null } {
  const quantity = line.quantity - back;
  if (line.actual_poisha === null || quantity === 0) return { quantity, actualPoisha: null };
  const actualPoisha = Math.max(1, Math.round((line.actual_poisha * quantity) / line.quantity));
  return { quantity, actualPoisha: actualPoisha === line.price_poisha * quantity ? null : actualPoisha };
}

/**
 * The price of `back` pieces that are returned, and their share of the line's discount: the remaining pieces keep
 * theirs. `staffShare` is the part of that share that comes from the discount by staff, not from the order's offer.
 */
export function priceOfReturned(
  line: AnsweredLine,
  back: number,
): { poisha: Poisha; share: Poisha; staffShare: Poisha } {
  const { quantity, actualPoisha } = remainingAfterReturn(line, back);
  const total = line.actual_poisha ?? line.price_poisha * line.quantity;
  const remainingPoisha = quantity === 0 ? 0 : (actualPoisha ?? line.price_poisha * quantity);
  const offerShare = Math.min(standingShare(line, total), line.discount_poisha);
  const staffShare = line.discount_poisha - offerShare;
  const [remainingStaffShare = 0] = shareOut(staffShare, [remainingPoisha, total - remainingPoisha]);
  const returnedOfferShare = offerShare - Math.min(standingShare(line, remainingPoisha), offerShare);
  const returnedStaffShare = staffShare - remainingStaffShare;
  return {
    poisha: total - remainingPoisha,
    share: returnedStaffShare + returnedOfferShare,
    staffShare: returnedStaffShare,
  };
}

/** Whether the cash (poisha) is as expected, or rounded up or down to whole taka; else a note is required. */
export const isAsExpected = (cash: number, expected: number): boolean =>
  cash === expected || (cash % 100 === 0 && Math.abs(cash - expected) < 100);

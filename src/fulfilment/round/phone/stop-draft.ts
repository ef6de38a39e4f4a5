import { readWholeNumber } from "#src/language/numbers/digits.ts";
import { toPoisha, toTaka } from "#src/language/numbers/money.ts";
import { readTaka } from "#src/orders/admin/editing/edit-draft.ts";
import {
  type BackReason,
  type OtherPart,
  type OtherWay,
  otherWays,
  priceOfReturned,
  type StopAnswer,
} from "#src/orders/riders/rules.ts";
import { dueBeside, remainingDiscount, totalOfOrder } from "#src/orders/totals.ts";
import type { RoundStop, StopDraft } from "../contract.ts";

export type StopAnswerDraft = {
  answer?: StopAnswer;
  /** The pieces that come back, by the id of their order item. */
  back: Record<number, { quantity: number; reason?: BackReason }>;
  /** The cash as typed; undefined for the calculated amount. */
  cash?: string;
  /** The chosen ways besides cash. */
  other?: Partial<Record<OtherWay, OtherDraft>>;
  note: string;
  /** The position of the door, or that the customer declined to save it. */
  pin?: StopDraft["pin"];
};

/** The amount and the reference as typed; without an amount, the way covers the rest of the total. */
export type OtherDraft = { amount?: string; reference: string };

type StopLine = RoundStop["lines"][number];

/** What returned pieces of a line cost, computed as by the shop; in poisha. */
function priceReturnedLine(line: StopLine, back: number) {
  const price_poisha = toPoisha(line.price);
  const total = toPoisha(line.total);
  const actual_poisha = total === price_poisha * line.quantity ? null : total;
  const discount_poisha = toPoisha(line.discount ?? 0);
  const { item: id, quantity } = line;
  return priceOfReturned(
    {
      id,
      quantity,
      price_poisha,
      packed_grams: null,
      actual_poisha,
      discount_poisha,
      offer_share_poisha: line.offer ? toPoisha(line.offer.share) : null,
      offer_share_price_poisha: line.offer ? toPoisha(line.offer.price) : null,
    },
    back,
  );
}

/**
 * The amount to pay before rounding, in taka: the total less the returned lines and their share of the
 * discount, computed as by the shop. 0 if nothing is delivered.
 */
export function calculateAmountToPay(stop: RoundStop, { answer, back }: StopAnswerDraft): number {
  if (answer === "refused" || answer === "nobody_there") return 0;
  if (answer !== "partly") return stop.total;
  const returned = stop.lines.map((line) => priceReturnedLine(line, back[line.item]?.quantity ?? 0));
  const discount = toPoisha(stop.discount ?? 0);
  const remainingPoisha = returned.reduce((sum, { poisha }) => sum - poisha, toPoisha(stop.total) + discount);
  const share = returned.reduce((sum, line) => sum + line.share, 0);
  return toTaka(totalOfOrder(remainingPoisha, 0, remainingDiscount(discount, share, remainingPoisha, 0)));
}

/** The payments in other ways than cash; an amount that cannot be parsed is 0. */
export function readOtherParts(stop: RoundStop, draft: StopAnswerDraft): OtherPart[] {
  const chosen = otherWays.flatMap((way) => {
    const otherDraft = draft.other?.[way];
    return otherDraft ? [{ way, typed: otherDraft.amount, reference: otherDraft.reference.trim() }] : [];
  });
  const typedPoisha = chosen.reduce((sum, part) => sum + toPoisha(readTaka(part.typed ?? "") ?? 0), 0);
  let remainingPoisha = Math.max(0, toPoisha(calculateAmountToPay(stop, draft)) - typedPoisha);
  return chosen.map(({ way, typed: amount, reference }) => {
    if (amount !== undefined) return { way, amount: readTaka(amount) ?? 0, reference };
    const remainingTaka = toTaka(remainingPoisha);
    remainingPoisha = 0;
    return { way, amount: remainingTaka, reference };
  });
}

const calculateDue = (stop: RoundStop, draft: StopAnswerDraft) =>
  dueBeside(toPoisha(calculateAmountToPay(stop, draft)), sumParts(readOtherParts(stop, draft)));

const sumParts = (parts: OtherPart[]) => parts.reduce((sum, { amount }) => sum + toPoisha(amount), 0);

/** The typed cash, or the amount due in cash, in taka; undefined if it cannot be parsed. */
export function calculateCash(stop: RoundStop, draft: StopAnswerDraft): number | undefined {
  if (draft.cash === undefined) return toTaka(calculateDue(stop, draft).cash);
  return readWholeNumber(draft.cash) === 0 ? 0 : readTaka(draft.cash);
}

/** The rounding of the amount due, in taka. */
export const calculateRounding = (stop: RoundStop, draft: StopAnswerDraft): number =>
  toTaka(calculateDue(stop, draft).rounding);

/** The sum of the cash and the other payments, in taka. */
export const calculatePaid = (stop: RoundStop, draft: StopAnswerDraft): number =>
  toTaka(toPoisha(calculateCash(stop, draft) ?? 0) + sumParts(readOtherParts(stop, draft)));

/** Whether the payments differ from the amount due, which needs a note. */
export const isAnotherAmount = (stop: RoundStop, draft: StopAnswerDraft): boolean =>
  toPoisha(calculatePaid(stop, draft)) !==
  toPoisha(calculateAmountToPay(stop, draft)) + calculateDue(stop, draft).rounding;

/** The first missing or invalid part of an answer; undefined if it can be sent. */
export function findMissingPart(
  stop: RoundStop,
  draft: StopAnswerDraft,
): "lines" | "all" | "reason" | "other" | "reference" | "cash" | "note" | undefined {
  const back = Object.values(draft.back).filter(({ quantity }) => quantity > 0);
  if (draft.answer === "partly") {
    if (back.length === 0) return "lines";
    if (stop.lines.every(({ item, quantity }) => draft.back[item]?.quantity === quantity)) return "all";
    if (back.some(({ reason }) => !reason)) return "reason";
  }
  const other = readOtherParts(stop, draft);
  if (other.some(({ amount }) => amount === 0)) return "other";
  if (other.some(({ reference }) => !reference)) return "reference";
  const cash = calculateCash(stop, draft);
  if (cash === undefined) return "cash";
  return isAnotherAmount(stop, draft) && !draft.note.trim() ? "note" : undefined;
}

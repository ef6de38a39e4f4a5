import { readWholeNumber } from "#src/language/numbers/digits.ts";
import { toPoisha, toTaka } from "#src/language/numbers/money.ts";
import { readTaka } from "#src/orders/admin/editing/edit-draft.ts";
import { cashOfTotal } from "#src/orders/due.ts";
import { type BackReason, priceOfBack, type StopAnswer } from "#src/orders/riders/rules.ts";
import { remainingDiscount, totalOfOrder } from "#src/orders/totals.ts";
import type { RoundStop } from "../contract.ts";

export type StopAnswerDraft = {
  answer?: StopAnswer;
  back: Record<number, { quantity: number; reason?: BackReason }>;
  /** As typed; undefined: the calculated amount. */
  cash?: string;
  note: string;
};

type StopLine = RoundStop["lines"][number];

function backOf(line: StopLine, back: number) {
  const price_poisha = toPoisha(line.price);
  const total = toPoisha(line.total);
  const actual_poisha = total === price_poisha * line.quantity ? null : total;
  const discount_poisha = toPoisha(line.discount ?? 0);
  const { item: id, quantity } = line;
  return priceOfBack(
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

/** The total less what is returned and its share of the discount, as the shop computes it; 0 if nothing is taken. */
export function toPay(stop: RoundStop, { answer, back }: StopAnswerDraft): number {
  if (answer === "refused" || answer === "nobody_there") return 0;
  if (answer !== "partly") return stop.total;
  const returned = stop.lines.map((line) => backOf(line, back[line.item]?.quantity ?? 0));
  const discount = toPoisha(stop.discount ?? 0);
  const left = returned.reduce((sum, { poisha }) => sum - poisha, toPoisha(stop.total) + discount);
  const share = returned.reduce((sum, one) => sum + one.share, 0);
  return toTaka(totalOfOrder(left, 0, remainingDiscount(discount, share, left, 0)));
}

/** As typed, or the amount due in whole taka; undefined if it cannot be read. */
export function cashOf(stop: RoundStop, draft: StopAnswerDraft): number | undefined {
  if (draft.cash === undefined) return cashOfTotal(toPay(stop, draft));
  return readWholeNumber(draft.cash) === 0 ? 0 : readTaka(draft.cash);
}

/** Whether the cash differs from the amount due, which needs a note. */
export const isAnotherAmount = (stop: RoundStop, draft: StopAnswerDraft): boolean =>
  cashOf(stop, draft) !== cashOfTotal(toPay(stop, draft));

/** What is still missing; undefined if it can be sent. */
export function missingIn(
  stop: RoundStop,
  draft: StopAnswerDraft,
): "lines" | "all" | "reason" | "cash" | "note" | undefined {
  const back = Object.values(draft.back).filter(({ quantity }) => quantity > 0);
  if (draft.answer === "partly") {
    if (back.length === 0) return "lines";
    if (stop.lines.every(({ item, quantity }) => draft.back[item]?.quantity === quantity)) return "all";
    if (back.some(({ reason }) => !reason)) return "reason";
  }
  const cash = cashOf(stop, draft);
  if (cash === undefined) return "cash";
  return isAnotherAmount(stop, draft) && !draft.note.trim() ? "note" : undefined;
}

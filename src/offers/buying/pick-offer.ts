import { toPoisha, toTaka } from "#src/language/numbers/money.ts";
import {
  type AppliedOffer,
  applicableOffers,
  type MissingForOffer,
  missingForOffers,
  type OfferedDelivery,
  type OfferedLine,
  type OrderOffer,
  totalOfLines,
} from "../best-offer.ts";
import type { RunningOffer } from "../contract.ts";

/** A code that the shop accepted, with its offer; `refused` is the reason if it no longer applies. */
export type EnteredCode = { code: string; offer: RunningOffer; refused?: string };

/** The offers that an order could have. */
export type KnownOffers = { running: readonly RunningOffer[]; entered?: EnteredCode | undefined };

export type KnownDelivery = {
  fee: number;
  areaId: number;
  /** The total of products from which the area delivers free; undefined if it never does. */
  freeFrom?: number | undefined;
};

/** What an offer takes off an order, in taka. */
export type PickedOffer = { name: string; amount: number; code?: string | undefined };

/** What the entered code does for the order: it counts, or why it does not. */
export type CodeEffect =
  | { kind: "counts"; amount: number }
  | { kind: "refused"; message: string }
  | { kind: "beaten" | "equalled"; by: string }
  | { kind: "taka-missing"; missing: number }
  | { kind: "pieces-missing"; missing: number }
  | { kind: "nothing-for-it" | "area-unknown" | "other-area" | "free-already" };

type NamedOffer = OrderOffer & { name: string; code: string | undefined };

export type MissingForRunning = MissingForOffer<NamedOffer>;

export type Picked = {
  /** The order has one offer, the best for the shopper. */
  offer: PickedOffer | undefined;
  isFreeDelivery: boolean;
  /** What is missing for the nearest offer that would take off more. */
  missing: MissingForRunning | undefined;
  code: CodeEffect | undefined;
};

/** Picks the order's offer, as far as the browser knows. Amounts in taka; `delivery` is undefined while unknown. */
export function pickOffer(
  lines: readonly OfferedLine[],
  delivery: KnownDelivery | undefined,
  { running, entered }: KnownOffers,
): Picked {
  const offered = delivery && { feePoisha: toPoisha(delivery.fee), areaId: delivery.areaId };
  const automatic = running.map(toNamed);
  const coded = entered && entered.refused === undefined ? toNamed(entered.offer) : undefined;
  const [best] = applicableOffers(lines, offered, coded ? [...automatic, coded] : automatic);
  const amount = best && toTaka(best.amountPoisha);
  const freeFrom = delivery?.freeFrom === undefined ? Infinity : toPoisha(delivery.freeFrom);
  const useful = automatic.filter(({ kind, fromPoisha }) => kind !== "delivery" || fromPoisha < freeFrom);
  const [missing] = missingForOffers(lines, offered, useful, best?.amountPoisha ?? 0);
  return {
    offer: best && { name: best.offer.name, amount: toTaka(best.amountPoisha), code: best.offer.code },
    isFreeDelivery: best?.offer.kind === "delivery" && amount === delivery?.fee,
    missing,
    code: coded ? effectOf(coded, lines, offered, best) : refusedEffect(entered),
  };
}

const refusedEffect = (entered: EnteredCode | undefined): CodeEffect | undefined =>
  entered && { kind: "refused", message: entered.refused ?? "" };

function effectOf(
  coded: NamedOffer,
  lines: readonly OfferedLine[],
  delivery: OfferedDelivery,
  best: AppliedOffer<NamedOffer> | undefined,
): CodeEffect {
  if (best?.offer === coded) return { kind: "counts", amount: toTaka(best.amountPoisha) };
  const [alone] = applicableOffers(lines, delivery, [coded]);
  if (!alone || !best) return whyNothing(coded, lines, delivery);
  return { kind: best.amountPoisha > alone.amountPoisha ? "beaten" : "equalled", by: best.offer.name };
}

/** Why an offer takes nothing off. */
function whyNothing(offer: NamedOffer, lines: readonly OfferedLine[], delivery: OfferedDelivery): CodeEffect {
  const less = offer.fromPoisha - totalOfLines(lines);
  if (offer.kind === "delivery" && delivery && offer.areaIds?.includes(delivery.areaId) === false)
    return { kind: "other-area" };
  if (less > 0) return { kind: "taka-missing", missing: toTaka(less) };
  if (offer.kind === "delivery") return { kind: delivery ? "free-already" : "area-unknown" };
  const [more] = missingForOffers(lines, delivery, [offer], 0);
  return more && "pieces" in more
    ? { kind: "pieces-missing", missing: more.pieces }
    : { kind: "nothing-for-it" };
}

const toNamed = (offer: RunningOffer): NamedOffer => ({
  id: offer.id,
  kind: offer.kind,
  name: offer.name,
  code: offer.code,
  percent: offer.percent ?? null,
  amountPoisha: offer.amount === undefined ? null : toPoisha(offer.amount),
  isCheapestFree: offer.cheapest_free === true,
  pieces: offer.pieces ?? null,
  fromPoisha: toPoisha(offer.from ?? 0),
  productIds: offer.products ?? null,
  areaIds: offer.areas ?? null,
});

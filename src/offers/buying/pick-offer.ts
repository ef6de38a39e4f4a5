import { toPoisha, toTaka } from "#src/language/numbers/money.ts";
import {
  type AppliedOffer,
  findApplicableOffers,
  findMissingForOffers,
  type MissingForOffer,
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
  /** In taka. */
  fee: number;
  areaId: number;
  /** The total of products from which the area delivers free; undefined if it never does. */
  freeFrom?: number | undefined;
};

/** What an offer takes off an order, in taka. */
export type PickedOffer = { name: string; amount: number; code?: string | undefined };

/** What the entered code does for the order: it counts, or why it does not. Amounts in taka. */
export type CodeEffect =
  | { kind: "counts"; amount: number }
  | { kind: "refused"; message: string }
  /** Another offer, named `by`, takes off more, or as much. */
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
  const offeredDelivery = delivery && { feePoisha: toPoisha(delivery.fee), areaId: delivery.areaId };
  const automaticOffers = running.map(toNamed);
  const codeOffer = entered && entered.refused === undefined ? toNamed(entered.offer) : undefined;
  const [best] = findApplicableOffers(
    lines,
    offeredDelivery,
    codeOffer ? [...automaticOffers, codeOffer] : automaticOffers,
  );
  const amount = best && toTaka(best.amountPoisha);
  const freeFrom = delivery?.freeFrom === undefined ? Infinity : toPoisha(delivery.freeFrom);
  const usefulOffers = automaticOffers.filter(
    ({ kind, fromPoisha }) => kind !== "delivery" || fromPoisha < freeFrom,
  );
  const [missing] = findMissingForOffers(lines, offeredDelivery, usefulOffers, best?.amountPoisha ?? 0);
  return {
    offer: best && { name: best.offer.name, amount: toTaka(best.amountPoisha), code: best.offer.code },
    isFreeDelivery: best?.offer.kind === "delivery" && amount === delivery?.fee,
    missing,
    code: codeOffer ? findCodeEffect(codeOffer, lines, offeredDelivery, best) : toRefusedEffect(entered),
  };
}

const toRefusedEffect = (entered: EnteredCode | undefined): CodeEffect | undefined =>
  entered && { kind: "refused", message: entered.refused ?? "" };

function findCodeEffect(
  codeOffer: NamedOffer,
  lines: readonly OfferedLine[],
  delivery: OfferedDelivery,
  best: AppliedOffer<NamedOffer> | undefined,
): CodeEffect {
  if (best?.offer === codeOffer) return { kind: "counts", amount: toTaka(best.amountPoisha) };
  const [appliedAlone] = findApplicableOffers(lines, delivery, [codeOffer]);
  if (!appliedAlone || !best) return explainNoEffect(codeOffer, lines, delivery);
  return { kind: best.amountPoisha > appliedAlone.amountPoisha ? "beaten" : "equalled", by: best.offer.name };
}

/** Why an offer takes nothing off. */
function explainNoEffect(
  offer: NamedOffer,
  lines: readonly OfferedLine[],
  delivery: OfferedDelivery,
): CodeEffect {
  const missingPoisha = offer.fromPoisha - totalOfLines(lines);
  if (offer.kind === "delivery" && delivery && offer.areaIds?.includes(delivery.areaId) === false)
    return { kind: "other-area" };
  if (missingPoisha > 0) return { kind: "taka-missing", missing: toTaka(missingPoisha) };
  if (offer.kind === "delivery") return { kind: delivery ? "free-already" : "area-unknown" };
  const [nearest] = findMissingForOffers(lines, delivery, [offer], 0);
  return nearest && "pieces" in nearest
    ? { kind: "pieces-missing", missing: nearest.pieces }
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

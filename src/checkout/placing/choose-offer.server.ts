import type { PoolClient } from "pg";
import { Problem } from "#src/api/problem.ts";
import { m } from "#src/language/messages.ts";
import { toPoisha, toTaka } from "#src/language/numbers/money.ts";
import { formatTaka } from "#src/language/numbers/numbers.ts";
import { type AppliedOffer, findApplicableOffers } from "#src/offers/best-offer.ts";
import {
  findRefusal,
  findRunningOffers,
  findRunningOffersWithCode,
  type OfferRefusal,
  offerName,
  refusalText,
  type StoredOrderOffer,
} from "#src/offers/find-order-offers.server.ts";
import type { OrderedLine } from "#src/orders/order-statements.server.ts";
import type { AgreedDelivery } from "#src/orders/terms/agree-on-delivery.server.ts";
import type { ApiContext } from "#src/platform/http/api.server.ts";

/** `offer_discount`: what the shopper saw an offer take off, in taka. */
type SeenOffer = { code?: string | undefined; offer_discount?: number | undefined };

/** The offers that an order could have. Refuses an unknown code with `code_refused`. */
export const findOffers = (
  { code }: SeenOffer,
  productIds: number[],
  context: ApiContext,
): Promise<StoredOrderOffer[]> =>
  code === undefined
    ? findRunningOffers(context.shop.database.pool, productIds)
    : findRunningOffersWithCode(context, productIds, code);

type OrderToDiscount = {
  lines: OrderedLine[];
  delivery: AgreedDelivery | undefined;
  customerId: number;
  mobileE164: string | undefined;
};

/**
 * The best offer that the customer may use for this order; undefined without one. Refuses with
 * `offer_changed` if it takes off less than the shopper saw, and with `code_refused` if a code does not apply
 * and the shopper did not see that.
 */
export async function chooseOffer(
  client: PoolClient,
  { code, offer_discount: seenDiscount }: SeenOffer,
  offers: StoredOrderOffer[],
  { lines, delivery, ...buyer }: OrderToDiscount,
): Promise<AppliedOffer<StoredOrderOffer> | undefined> {
  const applicable = findApplicableOffers(
    lines.map((line) => ({
      productId: line.id,
      pricePoisha: line.price_poisha,
      quantity: line.quantity,
      isWeighed: line.step_grams !== null,
    })),
    delivery,
    offers,
  );
  const refusals = await findRefusals(client, applicable, buyer);
  const chosen = applicable.find(({ offer }) => !refusals.get(offer.id));
  const [firstReason] = applicable.flatMap(({ offer }) => refusals.get(offer.id) ?? []);
  const amount = chosen?.amountPoisha ?? 0;
  if (seenDiscount !== undefined && amount < toPoisha(seenDiscount))
    throw offerChangedProblem(chosen, firstReason);
  // The code's offer takes something off, and an offer is granted: the code's own or another.
  const isCodeSatisfied = applicable.some(({ offer }) => offer.code === code) && chosen !== undefined;
  if (code !== undefined && seenDiscount === undefined && !isCodeSatisfied)
    throw new Problem("code_refused", firstReason ? refusalText(firstReason) : m.offers_code_takes_nothing());
  return chosen;
}

/**
 * Why the customer may not use the limited offers that are better than the best unlimited one; null if they
 * may. Locks them by id, against deadlocks.
 */
async function findRefusals(
  client: PoolClient,
  applicable: AppliedOffer<StoredOrderOffer>[],
  buyer: Pick<OrderToDiscount, "customerId" | "mobileE164">,
): Promise<Map<number, OfferRefusal | null>> {
  const firstUnlimitedIndex = applicable.findIndex(({ offer }) => !offer.isLimited);
  const limited = firstUnlimitedIndex === -1 ? applicable : applicable.slice(0, firstUnlimitedIndex);
  const refusals = new Map<number, OfferRefusal | null>();
  for (const { offer } of limited.toSorted((a, b) => a.offer.id - b.offer.id))
    refusals.set(offer.id, await findRefusal(client, offer, buyer, { locking: true }));
  return refusals;
}

function offerChangedProblem(
  chosen: AppliedOffer<StoredOrderOffer> | undefined,
  reason: OfferRefusal | undefined,
) {
  const discount = toTaka(chosen?.amountPoisha ?? 0);
  const currentText = chosen
    ? m.offers_instead({ name: offerName(chosen.offer), amount: formatTaka(discount) })
    : m.offers_none_now();
  const message = `${reason ? refusalText(reason) : m.offers_changed()} ${currentText}`;
  return new Problem("offer_changed", message, {
    details: { discount, name: chosen && offerName(chosen.offer) },
  });
}

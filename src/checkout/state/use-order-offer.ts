import { useEffect } from "react";
import { type Cart, totalOf } from "#src/cart/cart.ts";
import { knownDelivery, pickForCart } from "#src/cart/offers/pick-for-cart.ts";
import { useCartOffers } from "#src/cart/offers/use-cart-offers.ts";
import type { OfferedArea } from "#src/delivery/line/last-area.ts";
import { totalWith } from "#src/offers/buying/total-with.ts";
import type { CheckoutRefusal, Seen } from "./checkout.ts";
import { correctedBy } from "./refused-lines.ts";

/**
 * The offer on the order of these items, reloaded after a refusal. `seen` is sent with the order, without a
 * code that was already refused. `accepted`: total and `seen` after the shopper accepts the refusal.
 */
export function useOrderOffer(
  ordered: Cart,
  area: OfferedArea | undefined,
  refusal: CheckoutRefusal | undefined,
) {
  const { offers, load } = useCartOffers(ordered);
  const deliveryOf = (cart: Cart) => area && knownDelivery(totalOf(cart), area);
  const picked = pickForCart(ordered, deliveryOf(ordered), offers);
  const { entered } = offers;
  const isRefused = refusal?.kind === "offer" || refusal?.kind === "code";
  useEffect(() => {
    if (isRefused) void load();
  }, [isRefused, load]);

  const left = correctedBy(ordered, refusal && "lines" in refusal ? refusal.lines : []);
  const delivery = deliveryOf(left);
  const known = refusal?.kind === "code" ? { running: offers.running } : offers;
  const takenOff =
    refusal?.kind === "offer" ? refusal.discount : pickForCart(left, delivery, known).offer?.amount;
  const code = entered?.refused === undefined ? entered?.code : undefined;
  // 0 means that the shopper saw that the code takes nothing off.
  const seen: Seen = { code, offer: picked.offer?.amount ?? (code === undefined ? undefined : 0) };
  const accepted = {
    total: totalWith(totalOf(left), delivery?.fee, takenOff),
    seen: { fee: delivery?.fee, offer: takenOff },
  };
  return { entered, picked, isRefused, seen, accepted };
}

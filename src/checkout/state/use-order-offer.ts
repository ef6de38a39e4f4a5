import { useEffect } from "react";
import { type Cart, cartTotal } from "#src/cart/cart.ts";
import { pickForCart, toKnownDelivery } from "#src/cart/offers/pick-for-cart.ts";
import { useCartOffers } from "#src/cart/offers/use-cart-offers.ts";
import type { OfferedArea } from "#src/delivery/line/last-area.ts";
import { calculateTotal } from "#src/offers/buying/calculate-total.ts";
import type { CheckoutRefusal, SeenTerms } from "./checkout.ts";
import { applyRefusal } from "./refused-lines.ts";

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
  const toDelivery = (cart: Cart) => area && toKnownDelivery(cartTotal(cart), area);
  const picked = pickForCart(ordered, toDelivery(ordered), offers);
  const { entered } = offers;
  const isRefused = refusal?.kind === "offer" || refusal?.kind === "code";
  useEffect(() => {
    if (isRefused) void load();
  }, [isRefused, load]);

  const acceptedCart = applyRefusal(ordered, refusal && "lines" in refusal ? refusal.lines : []);
  const delivery = toDelivery(acceptedCart);
  const knownOffers = refusal?.kind === "code" ? { running: offers.running } : offers;
  const discount =
    refusal?.kind === "offer"
      ? refusal.discount
      : pickForCart(acceptedCart, delivery, knownOffers).offer?.amount;
  const code = entered?.refused === undefined ? entered?.code : undefined;
  // 0 means that the shopper saw that the code takes nothing off.
  const seen: SeenTerms = { code, offer: picked.offer?.amount ?? (code === undefined ? undefined : 0) };
  const accepted = {
    total: calculateTotal(cartTotal(acceptedCart), delivery?.fee, discount),
    seen: { fee: delivery?.fee, offer: discount },
  };
  return { entered, picked, isRefused, seen, accepted };
}

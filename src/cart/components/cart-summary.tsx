import ChevronRight from "lucide-react/icons/chevron-right";
import { type ReactNode, useId } from "react";
import { feeFor } from "#src/delivery/fee.ts";
import type { OfferedArea } from "#src/delivery/line/last-area.ts";
import { localUrl } from "#src/language/locale.ts";
import { m } from "#src/language/messages.ts";
import { formatTaka } from "#src/language/numbers/numbers.ts";
import { calculateTotal } from "#src/offers/buying/calculate-total.ts";
import type { KnownOffers, Picked } from "#src/offers/buying/pick-offer.ts";
import { useRootData } from "#src/shell/root-data.ts";
import { ButtonLink } from "#src/ui/buttons/button.tsx";
import { Amount } from "#src/ui/display/price.tsx";
import { Panel } from "#src/ui/layout/card.tsx";
import { useAddingTo } from "../adding/adding-store.ts";
import { Approximately } from "../amounts/approximately.tsx";
import { BarTotal } from "../amounts/bar-total.tsx";
import { type Cart, cartSavings, cartTotal, isEstimate } from "../cart.ts";
import { OrderingNote } from "../notes/ordering-note.tsx";
import { CartOfferCode } from "../offers/cart-offer-code.tsx";
import { OfferRow } from "../offers/offer-row.tsx";
import { ShareButton } from "./share-button.tsx";

/** A place and the terms of its area. */
export type CartDelivery = { place: string; area: OfferedArea };

type CartSummaryProps = {
  cart: Cart;
  delivery: CartDelivery | undefined;
  offers: KnownOffers;
  picked: Picked;
  onProceed: () => void;
};

/** The total and the checkout button; a bottom bar on a phone. */
export function CartSummary({ cart, delivery, offers, picked, onProceed }: CartSummaryProps) {
  const heading = useId();
  // The order that the cart is added to; null for a new one.
  const order = useAddingTo();
  const itemsTotal = cartTotal(cart);
  const fee = delivery && cart.length > 0 && !order ? feeFor(itemsTotal, delivery.area) : 0;
  // Products added to an order are charged under that order's fee and offer.
  const total = formatTaka(order ? itemsTotal : calculateTotal(itemsTotal, fee, picked.offer?.amount));
  const shop = useRootData()?.shop;
  const destinationText = delivery && m.delivery_to({ place: delivery.place });
  const terms =
    destinationText && (fee > 0 ? destinationText : `${destinationText} · ${m.delivery_line_free()}`);
  const minimum = Math.max(shop?.minimum_order ?? 0, delivery?.area.min_order ?? 0);
  const savings = cartSavings(cart);
  const isEstimated = isEstimate(cart);
  return (
    <Panel aria-labelledby={heading}>
      <h2 id={heading} className="text-sub">
        {m.common_order_summary()}
      </h2>
      <dl className="mt-3">
        <Row name={m.common_subtotal()} className="font-semibold">
          <Amount text={formatTaka(itemsTotal)} />
        </Row>
        {savings > 0 && (
          <Row name={m.cart_you_save()} className="font-semibold text-leaf">
            <Amount text={formatTaka(savings)} />
          </Row>
        )}
        {!order && (
          <Row name={m.common_shipping()} className={fee > 0 ? "" : "text-ink-soft"} detail={terms}>
            {fee > 0 ? <Amount text={formatTaka(fee)} /> : m.cart_shipping_later()}
          </Row>
        )}
        {!order && <OfferRow offer={picked.offer} className="py-1.5" />}
        <div className="mt-2 flex items-baseline justify-between gap-4 border-t border-dashed border-field pt-3">
          <dt className="text-sub">{m.common_total()}</dt>
          <dd className="text-[1.5rem] leading-8 font-price">
            {isEstimated && <Approximately />}
            <Amount text={total} />
          </dd>
        </div>
      </dl>
      {!order && <CartOfferCode cart={cart} entered={offers.entered} effect={picked.code} />}
      {!order && <OrderingNote cart={cart} shop={{ ...shop, minimum_order: minimum }} />}
      <div data-bar="cart" className="foot-bar lg:mt-4">
        <BarTotal total={total} estimate={isEstimated} />
        <ButtonLink
          to={localUrl(order ? `/account/orders/${order.number}?add=cart` : "/checkout")}
          prefetch={order ? "none" : "intent"}
          onClick={onProceed}
          className="min-w-0 flex-1 max-lg:min-h-13 max-lg:px-3"
        >
          {order ? m.cart_add_to_order({ number: order.number }) : m.cart_checkout()}
          <ChevronRight size={20} aria-hidden className="max-[22rem]:hidden" />
        </ButtonLink>
      </div>
      <ButtonLink wide variant="quiet" to={localUrl("/products")} className="mt-1">
        {m.cart_continue()}
      </ButtonLink>
      <ShareButton />
    </Panel>
  );
}

type RowProps = { name: string; className: string; detail?: string | undefined; children: ReactNode };

function Row({ name, className, detail, children }: RowProps) {
  return (
    <div className="flex flex-wrap justify-between gap-x-4 py-1.5">
      <dt>{name}</dt>
      <dd className={`text-right ${className}`}>{children}</dd>
      {detail && <dd className="w-full text-hint text-ink-soft">{detail}</dd>}
    </div>
  );
}

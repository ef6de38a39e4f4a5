import { type ReactNode, type Ref, useId } from "react";
import { Approximately } from "#src/cart/amounts/approximately.tsx";
import { BarTotal } from "#src/cart/amounts/bar-total.tsx";
import { quantityText } from "#src/cart/amounts/quantity-text.ts";
import { type Cart, type CartItem, isEstimate } from "#src/cart/cart.ts";
import { OfferRow } from "#src/cart/offers/offer-row.tsx";
import { m } from "#src/language/messages.ts";
import { lineTotal } from "#src/language/numbers/money.ts";
import { formatTaka, formatTakaExact } from "#src/language/numbers/numbers.ts";
import { calculateTotal } from "#src/offers/buying/calculate-total.ts";
import type { PickedOffer } from "#src/offers/buying/pick-offer.ts";
import { Button } from "#src/ui/buttons/button.tsx";
import { Amount } from "#src/ui/display/price.tsx";
import { ProductLine } from "#src/ui/display/product-line.tsx";
import { Panel } from "#src/ui/layout/card.tsx";

type CheckoutSummaryProps = {
  cart: Cart;
  /** What the items cost that can be ordered, in taka. */
  itemsTotal: number;
  /** What changed about an item since it was added. */
  renderNotes: (line: CartItem) => ReactNode;
  busy: boolean;
  /** On the button, if not "Place order". */
  label?: string | undefined;
  orderButtonRef: Ref<HTMLButtonElement>;
  /** Notes about what prevents the order. */
  children?: ReactNode;
  /** The delivery fee in taka; undefined if unknown. */
  fee: number | undefined;
  /** Where and when it is delivered, in one line; undefined without delivery areas. */
  terms: string | undefined;
  offer: PickedOffer | undefined;
  /** The field for a code. */
  codeField: ReactNode;
};

/** Items, total and order button; on phones a bar at the bottom. */
export function CheckoutSummary({
  cart,
  itemsTotal,
  renderNotes,
  busy,
  label,
  orderButtonRef,
  children,
  fee,
  terms,
  offer,
  codeField,
}: CheckoutSummaryProps) {
  const heading = useId();
  const total = formatTaka(calculateTotal(itemsTotal, fee, offer?.amount));
  const isEstimated = isEstimate(cart);
  return (
    <Panel aria-labelledby={heading} className="lg:sticky lg:top-24">
      <h2 id={heading} className="text-sub">
        {m.common_order_summary()}
      </h2>
      <ul className="mt-3 grid gap-3">
        {cart.map((line) => (
          <li key={line.product.id}>
            <ProductLine product={line.product} amount={lineTotal(line.product.price, line.quantity)}>
              <p className="text-unit text-ink-soft">{quantityText(line.product, line.quantity)}</p>
            </ProductLine>
            <div className="mt-2 grid gap-2 empty:hidden">{renderNotes(line)}</div>
          </li>
        ))}
      </ul>
      <dl className="mt-4 border-t border-line pt-3">
        <div className="flex justify-between gap-4 py-1">
          <dt>{m.common_subtotal()}</dt>
          <dd className="font-semibold">
            <Amount text={formatTaka(itemsTotal)} />
          </dd>
        </div>
        <div className="flex flex-wrap justify-between gap-x-4 py-1">
          <dt>{m.common_shipping()}</dt>
          <dd>
            <Amount text={fee ? formatTaka(fee) : formatTakaExact(0)} />
          </dd>
          {terms && <dd className="w-full text-hint text-ink-soft">{terms}</dd>}
        </div>
        <OfferRow offer={offer} className="py-1" />
        <div className="mt-2 flex items-baseline justify-between gap-4 border-t border-dashed border-field pt-3">
          <dt className="text-sub">{m.common_total()}</dt>
          <dd className="text-[1.5rem] leading-8 font-price">
            {isEstimated && <Approximately />}
            <Amount text={total} />
          </dd>
        </div>
      </dl>
      {codeField}
      {children}
      <div
        data-bar="order"
        className="foot-bar lg:sticky lg:bottom-0 lg:-mb-6 lg:rounded-b-panel lg:bg-card lg:pt-4 lg:pb-6"
      >
        <BarTotal total={total} estimate={isEstimated} />
        <Button
          ref={orderButtonRef}
          type="submit"
          busy={busy}
          className="flex-1 max-lg:min-h-13 max-lg:px-3"
          // The second click of a double click must not take the focus.
          onMouseDown={(event) => event.detail > 1 && event.preventDefault()}
          onClick={(event) => event.detail > 1 && event.preventDefault()}
        >
          {busy ? m.checkout_placing() : (label ?? m.checkout_place())}
        </Button>
      </div>
    </Panel>
  );
}

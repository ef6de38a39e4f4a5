import { type ReactNode, type Ref, useId } from "react";
import { About } from "../../../cart/amounts/about.tsx";
import { howMuch } from "../../../cart/amounts/how-much.ts";
import { type Cart, type CartItem, isEstimate, totalOf } from "../../../cart/cart.ts";
import { m } from "../../../language/messages.ts";
import { lineTotal } from "../../../language/numbers/money.ts";
import { taka, takaExact } from "../../../language/numbers/numbers.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { Amount } from "../../../ui/display/price.tsx";
import { Tile } from "../../../ui/display/tile.tsx";
import { Panel } from "../../../ui/layout/card.tsx";

type CheckoutSummaryProps = {
  cart: Cart;
  /** What changed about an item since it was added. */
  notes: (line: CartItem) => ReactNode;
  busy: boolean;
  /** The last attempt had no answer. */
  again: boolean;
  /** What the button says where it does something else first. */
  label?: string | undefined;
  /** The button that places the order. */
  placeRef: Ref<HTMLButtonElement>;
  /** Notes above the button, about what prevents the order. */
  children?: ReactNode;
  /** Delivery where the place has an area: its name, and what it costs in taka. */
  delivery?: { place: string; fee: number } | undefined;
};

/** The items, their total, and the button that orders them; on a phone a bar at the bottom of the screen. */
export function CheckoutSummary({
  cart,
  notes,
  busy,
  again,
  label,
  placeRef,
  children,
  delivery,
}: CheckoutSummaryProps) {
  const heading = useId();
  const items = totalOf(cart);
  const total = taka(items + (delivery?.fee ?? 0));
  const estimate = isEstimate(cart);
  return (
    <Panel aria-labelledby={heading}>
      <h2 id={heading} className="text-sub">
        {m.checkout_summary()}
      </h2>
      <ul className="mt-3 grid gap-3">
        {cart.map((line) => (
          <li key={line.product.id}>
            <OrderedLine line={line} />
            <div className="mt-2 grid gap-2 empty:hidden">{notes(line)}</div>
          </li>
        ))}
      </ul>
      <dl className="mt-4 border-t border-line pt-3">
        <div className="flex justify-between gap-4 py-1">
          <dt>{m.checkout_subtotal()}</dt>
          <dd className="font-semibold">
            <Amount of={taka(items)} />
          </dd>
        </div>
        <div className="flex justify-between gap-4 py-1">
          <dt>{delivery ? m.delivery_to({ place: delivery.place }) : m.checkout_shipping()}</dt>
          <dd>{delivery?.fee === 0 ? m.delivery_free() : <Amount of={feeText(delivery?.fee)} />}</dd>
        </div>
        <div className="mt-2 flex items-baseline justify-between gap-4 border-t border-dashed border-field pt-3">
          <dt className="text-sub">{m.checkout_total()}</dt>
          <dd className="text-[1.5rem] leading-8 font-price">
            {estimate && <About />}
            <Amount of={total} />
          </dd>
        </div>
      </dl>
      {children}
      <div data-bar="order" className="foot-bar lg:mt-4">
        <Button ref={placeRef} type="submit" busy={busy} className="flex-1 max-lg:min-h-13 max-lg:px-3">
          {busy
            ? m.checkout_placing()
            : (label ?? (
                <span>
                  {again ? m.checkout_place_again() : m.checkout_place()} · {estimate && `${m.cart_about()} `}
                  <Amount of={total} />
                </span>
              ))}
        </Button>
      </div>
    </Panel>
  );
}

const feeText = (fee: number | undefined) => (fee === undefined ? takaExact(0) : taka(fee));

function OrderedLine({ line }: { line: CartItem }) {
  const { product, quantity } = line;
  return (
    <div className="flex items-center gap-3">
      <Tile
        category={product.tint}
        src={product.image || undefined}
        width={48}
        height={48}
        className="size-12 shrink-0"
      />
      <div className="min-w-0 flex-1">
        <h3 className="text-name font-normal">{product.name}</h3>
        <p className="text-unit text-ink-soft">{howMuch(product, quantity)}</p>
      </div>
      <p className="font-semibold">
        <Amount of={taka(lineTotal(product.price, quantity))} />
      </p>
    </div>
  );
}

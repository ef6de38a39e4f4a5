import { type ReactNode, type RefObject, useRef } from "react";
import { m } from "#src/language/messages.ts";
import { Button } from "#src/ui/buttons/button.tsx";
import { toast } from "#src/ui/dialog/toast.ts";
import { Note } from "#src/ui/display/note.tsx";
import { Panel } from "#src/ui/layout/card.tsx";
import { type Cart, type CartItem, cartTotal, countPieces, restoreItem } from "../cart.ts";
import { currentCart, removeFromCart, replaceCart } from "../cart-store.ts";
import { acceptPrices, exceedsStock, filterAvailable, limitToStock } from "../compare.ts";
import { MissingForAll } from "../missing/missing-for-all.tsx";
import { MissingForLines } from "../missing/missing-for-lines.tsx";
import { OfferLine } from "../offers/offer-line.tsx";
import { freeFromByOffer, pickForCart, toKnownDelivery } from "../offers/pick-for-cart.ts";
import { useCartOffers } from "../offers/use-cart-offers.ts";
import { useCurrentProducts } from "../use-current-products.ts";
import { CartTitle } from "./cart-frame.tsx";
import { CartLine } from "./cart-line.tsx";
import { type CartDelivery, CartSummary } from "./cart-summary.tsx";

type CartLinesProps = {
  cart: Cart;
  /** The delivery fee, if known. */
  delivery?: CartDelivery | undefined;
  /** The delivery slot, shown above the items. */
  children?: ReactNode;
};

/** The cart that is not empty: its products and offers, and beside them the summary. */
export function CartLines({ cart, delivery, children }: CartLinesProps) {
  const { products, unreachable, load } = useCurrentProducts();
  const orderedItems = filterAvailable(cart, products);
  const { offers } = useCartOffers(cart);
  const picked = pickForCart(
    orderedItems,
    delivery && toKnownDelivery(cartTotal(orderedItems), delivery.area),
    offers,
  );
  // The bar above the items already shows the free delivery.
  const isInBar = children && delivery?.area.free_from !== undefined && freeFromByOffer(picked) !== undefined;
  const heading = useRef<HTMLHeadingElement>(null);
  const correctCart = () => {
    replaceCart(limitToStock(currentCart(), products));
    heading.current?.focus();
    toast({ text: m.cart_corrected() });
  };
  return (
    <>
      <h1 ref={heading} tabIndex={-1} className="text-title max-lg:sr-only">
        <CartTitle count={countPieces(cart)} />
      </h1>
      {children && <div className="mb-4 grid gap-3 lg:mt-4 lg:mb-0">{children}</div>}
      <div className="grid lg:mt-4 gap-4 lg:grid-cols-[minmax(0,1fr)_24rem] lg:items-start lg:gap-6.5">
        <Panel bare className="px-4 lg:px-6" aria-label={m.common_cart()}>
          <ul>
            {cart.map((line, index) => (
              <CartLine
                key={line.product.id}
                line={line}
                products={products}
                onRemove={() => removeLine(line, index, heading)}
              />
            ))}
          </ul>
          <MissingForAll />
          <MissingForLines cart={cart} />
          <OfferLine offer={picked.offer} missing={isInBar ? undefined : picked.missing} />
        </Panel>
        <div className="grid gap-3 lg:sticky lg:top-24">
          {unreachable && (
            <Notice message={m.cart_unreachable()} button={m.common_try_again()} onPress={load} />
          )}
          {exceedsStock(cart, products) && (
            <Notice message={m.cart_too_much()} button={m.cart_correct()} onPress={correctCart} />
          )}
          <CartSummary
            cart={orderedItems}
            delivery={delivery}
            offers={offers}
            picked={picked}
            onProceed={() => replaceCart(acceptPrices(currentCart()))}
          />
        </div>
      </div>
    </>
  );
}

/** A note about the whole cart, with a button that resolves it. */
function Notice({ message, button, onPress }: { message: string; button: string; onPress: () => void }) {
  return (
    <div role="status">
      <Note>
        <div className="flex flex-wrap items-center gap-x-5">
          <p className="flex-[1_1_12rem]">{message}</p>
          <Button variant="quiet" size="small" onClick={onPress} className="-my-1 -ml-3.5 sm:-my-2.5">
            {button}
          </Button>
        </div>
      </Note>
    </div>
  );
}

function removeLine(line: CartItem, index: number, heading: RefObject<HTMLHeadingElement | null>) {
  removeFromCart(line.product.id);
  heading.current?.focus({ preventScroll: true });
  toast({
    text: m.cart_removed({ name: line.product.name }),
    undo: { label: m.common_undo(), run: () => replaceCart(restoreItem(currentCart(), line, index)) },
  });
}

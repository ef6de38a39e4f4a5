import { type ReactNode, type RefObject, useRef } from "react";
import { m } from "#src/language/messages.ts";
import { Button } from "#src/ui/buttons/button.tsx";
import { toast } from "#src/ui/dialog/toast.ts";
import { Note } from "#src/ui/display/note.tsx";
import { Panel } from "#src/ui/layout/card.tsx";
import { type Cart, type CartItem, countOf, restoreItem } from "../cart.ts";
import { currentCart, removeFromCart, replaceCart } from "../cart-store.ts";
import { agreed, available, correctedCart, exceedsStock } from "../compare.ts";
import { useCurrentProducts } from "../current-products.ts";
import { MissingForAll } from "../missing/missing-for-all.tsx";
import { MissingForLines } from "../missing/missing-for-lines.tsx";
import { CartTitle } from "./cart-frame.tsx";
import { CartLine } from "./cart-line.tsx";
import { type CartDelivery, CartSummary } from "./cart-summary.tsx";

type CartLinesProps = {
  cart: Cart;
  /** The delivery fee, if known. */
  delivery?: CartDelivery | undefined;
  /** Above the items: the delivery slot. */
  children?: ReactNode;
};

export function CartLines({ cart, delivery, children }: CartLinesProps) {
  const { products, unreachable, load } = useCurrentProducts();
  const heading = useRef<HTMLHeadingElement>(null);
  const correct = () => {
    replaceCart(correctedCart(currentCart(), products));
    heading.current?.focus();
    toast({ text: m.cart_corrected() });
  };
  return (
    <>
      <h1 ref={heading} tabIndex={-1} className="text-title max-lg:sr-only">
        <CartTitle count={countOf(cart)} />
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
        </Panel>
        <div className="grid gap-3 lg:sticky lg:top-24">
          {unreachable && (
            <Notice message={m.cart_unreachable()} button={m.common_try_again()} onPress={load} />
          )}
          {exceedsStock(cart, products) && (
            <Notice message={m.cart_too_much()} button={m.cart_correct()} onPress={correct} />
          )}
          <CartSummary
            cart={available(cart, products)}
            delivery={delivery}
            onProceed={() => replaceCart(agreed(currentCart()))}
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

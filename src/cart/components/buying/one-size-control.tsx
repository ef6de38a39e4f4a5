import { type FocusEvent, type MouseEvent, useState } from "react";
import { flushSync } from "react-dom";
import { countFormatter } from "#src/cart/amounts/quantity-text.ts";
import { quantityOf } from "#src/cart/cart.ts";
import { currentCart, renderCart, useQuantity, withoutRender } from "#src/cart/cart-store.ts";
import { putInCart } from "#src/cart/put-in-cart.ts";
import type { ProductCard } from "#src/catalogue/contract.ts";
import { m } from "#src/language/messages.ts";
import { formatDigits } from "#src/language/numbers/numbers.ts";
import { afterPaint } from "#src/ui/after-paint.ts";
import { AddButton } from "#src/ui/buttons/add-button.tsx";
import { Stepper } from "#src/ui/buttons/stepper.tsx";
import { announce } from "#src/ui/dialog/announce.ts";
import { useEarlyPress } from "#src/ui/early-presses/early-presses.ts";

export type CartControlProps = {
  product: ProductCard;
  /** `tile` on a card's picture, `edge` at the end of a row. */
  look: "tile" | "edge";
};

/** "Add", which becomes − 1 + in place. The press handler updates the DOM at once; React renders a frame later. */
export function OneSizeControl({ product, look }: CartControlProps) {
  const { name } = product;
  const quantity = useQuantity(String(product.id));
  const [pressed, setPressed] = useState(false);
  const readQuantity = () => quantityOf(currentCart(), String(product.id));
  const change = (next: number) => {
    if (!putInCart(product, next)) return false;
    if (quantity === 0) announce(m.cart_added({ name }));
    if (next === 0) announce(m.cart_control_removed({ name }));
    return true;
  };
  const add = ({ currentTarget: button }: MouseEvent) => {
    if (!withoutRender(() => change(readQuantity() + 1))) return;
    button.setAttribute("data-pressed", `+${formatDigits(readQuantity())}`);
    const { activeElement } = document;
    afterPaint(() => {
      flushSync(() => {
        setPressed(document.activeElement === activeElement);
        renderCart();
      });
      button.removeAttribute("data-pressed");
    });
  };
  const changeByStepper = (next: number) => {
    setPressed(true);
    change(next);
  };
  const earlyName = `add ${product.id}`;
  useEarlyPress(earlyName, (times) => {
    setPressed(isFocusFree(earlyName));
    change(readQuantity() + times);
  });
  const handleBlur = (event: FocusEvent) => {
    if (!event.currentTarget.contains(event.relatedTarget)) setPressed(false);
  };
  const isSoldOut = quantity === 0 && product.stock_left === 0;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: no control; only notes that the focus has left
    <div
      onBlur={handleBlur}
      className={`flex justify-end ${quantity > 0 && look === "tile" ? "w-full" : ""}`}
    >
      {quantity > 0 ? (
        <Stepper
          count={quantity}
          min={0}
          onChange={changeByStepper}
          digits={countFormatter(product.step_grams)}
          wordy={product.step_grams !== undefined}
          focused={pressed}
          look={look === "tile" ? "leaf" : "tint"}
          labels={{
            less: m.cart_less({ name }),
            more: m.cart_more({ name }),
            quantity: m.cart_quantity({ name }),
          }}
          className={`${look === "tile" ? "w-full" : ""} ${pressed ? "animate-grow" : ""}`}
        />
      ) : (
        <AddButton
          text={isSoldOut ? m.common_sold_out() : m.cart_add()}
          data-early={earlyName}
          label={isSoldOut ? undefined : m.cart_add_label({ name })}
          disabled={isSoldOut}
          look={look}
          focused={pressed}
          onClick={add}
        />
      )}
    </div>
  );
}

/** Whether the focus may be moved: no other element than this button has it. */
function isFocusFree(earlyName: string): boolean {
  const { activeElement } = document;
  return (
    activeElement === document.body ||
    (activeElement instanceof HTMLElement && activeElement.dataset["early"] === earlyName)
  );
}

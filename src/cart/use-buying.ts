import { useState } from "react";
import type { ProductCard } from "../catalogue/contract.ts";
import { m } from "../language/messages.ts";
import { taka } from "../language/numbers/numbers.ts";
import { announce } from "../ui/dialog/announce.ts";
import { toast } from "../ui/dialog/toast.ts";
import { useEarlyPress } from "../ui/early-presses/early-presses.ts";
import { quantityOf, totalOf } from "./cart.ts";
import { currentCart, setCartQuantity, useQuantity } from "./cart-store.ts";
import { limitOf, mostOf, putInCart } from "./put-in-cart.ts";

/**
 * Buying on a product's own page. `count` is what the cart holds of it, or else what is wanted; `set` changes the one or the other,
 * and `add` puts what is wanted into the cart. `pressed`: that was done on this page.
 */
export function useBuying(product: ProductCard) {
  const held = useQuantity(String(product.id));
  const [wanted, setWanted] = useState(1);
  const [pressed, setPressed] = useState(false);
  const inCart = held > 0 && product.stock_left !== 0;
  const want = (next: number) => {
    const most = mostOf(product);
    if (next > most) toast({ text: limitOf(product) });
    setWanted(Math.max(1, Math.min(next, most)));
  };
  const change = (next: number) => {
    if (putInCart(product, next)) announce(m.cart_total_now({ total: taka(totalOf(currentCart())) }));
  };
  const addPieces = (count: number) => {
    setPressed(true);
    addTo(product, count);
    setWanted(1);
  };
  const add = () => addPieces(wanted);
  const early = `buy ${product.id}`;
  useEarlyPress(early, (times) => addPieces(wanted * times));
  return { count: inCart ? held : wanted, set: inCart ? change : want, inCart, add, pressed, early };
}

/** If fewer pieces fit than wanted, `putInCart` shows why. */
function addTo(product: ProductCard, count: number) {
  const id = String(product.id);
  const had = quantityOf(currentCart(), id);
  if (!putInCart(product, had + count)) return;
  if (quantityOf(currentCart(), id) < had + count) return;
  toast({
    text: m.cart_added_toast(),
    undo: { label: m.cart_control_undo(), run: () => setCartQuantity(id, had) },
  });
}

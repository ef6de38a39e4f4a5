import { useState } from "react";
import type { ProductCard } from "../catalogue/contract.ts";
import { m } from "../language/messages.ts";
import { toast } from "../ui/dialog/toast.ts";
import { useEarlyPress } from "../ui/early-presses/early-presses.ts";
import { quantityOf } from "./cart.ts";
import { currentCart, setCartQuantity, useQuantity } from "./cart-store.ts";
import { limitOf, mostOf, putInCart } from "./put-in-cart.ts";

export type Buying = ReturnType<typeof useBuying>;

/** The state of a product page's buying controls. `add` adds `count` pieces to the `held` ones in the cart. */
export function useBuying(product: ProductCard, first = 1) {
  const held = useQuantity(String(product.id));
  const [count, setCount] = useState(Math.max(1, Math.min(first, mostOf(product))));
  const set = (next: number) => {
    const most = mostOf(product);
    if (next > most) toast({ text: limitOf(product) });
    setCount(Math.max(1, Math.min(next, most)));
  };
  const early = `buy ${product.id}`;
  useEarlyPress(early, (times) => addTo(product, count * times));
  return { count, set, held, add: () => addTo(product, count), early };
}

/** If fewer pieces fit than wanted, `putInCart` shows why. */
function addTo(product: ProductCard, count: number) {
  const id = String(product.id);
  const had = quantityOf(currentCart(), id);
  if (!putInCart(product, had + count)) return;
  if (quantityOf(currentCart(), id) < had + count) return;
  toast({
    text: m.cart_added_toast(),
    undo: { label: m.common_undo(), run: () => setCartQuantity(id, had) },
  });
}

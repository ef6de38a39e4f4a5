import { useState } from "react";
import type { ProductCard } from "../catalogue/contract.ts";
import { m } from "../language/messages.ts";
import { toast } from "../ui/dialog/toast.ts";
import { useEarlyPress } from "../ui/early-presses/early-presses.ts";
import { quantityOf } from "./cart.ts";
import { currentCart, setCartQuantity, useQuantity } from "./cart-store.ts";
import { findMaxQuantity, limitText, putInCart } from "./put-in-cart.ts";

export type Buying = ReturnType<typeof useBuying>;

/** The state of a product page's buying controls. `add` adds `count` pieces to those in the cart. */
export function useBuying(product: ProductCard, initialCount = 1) {
  const quantityInCart = useQuantity(String(product.id));
  const [count, setCount] = useState(Math.max(1, Math.min(initialCount, findMaxQuantity(product))));
  const changeCount = (next: number) => {
    const maxCount = findMaxQuantity(product);
    if (next > maxCount) toast({ text: limitText(product) });
    setCount(Math.max(1, Math.min(next, maxCount)));
  };
  /** Names the button, whose presses before hydration are stored under this name. */
  const earlyName = `buy ${product.id}`;
  useEarlyPress(earlyName, (times) => addPieces(product, count * times));
  return { count, changeCount, quantityInCart, add: () => addPieces(product, count), earlyName };
}

/** If fewer pieces fit than wanted, `putInCart` shows why. */
function addPieces(product: ProductCard, count: number) {
  const id = String(product.id);
  const previousQuantity = quantityOf(currentCart(), id);
  if (!putInCart(product, previousQuantity + count)) return;
  if (quantityOf(currentCart(), id) < previousQuantity + count) return;
  toast({
    text: m.cart_added_toast(),
    undo: { label: m.common_undo(), run: () => setCartQuantity(id, previousQuantity) },
  });
}

import type { ReactNode } from "react";
import { m } from "#src/language/messages.ts";
import { itemsText } from "../amounts/items-text.ts";
import { countPieces } from "../cart.ts";
import { useCart } from "../cart-store.ts";

/** "Your 3 items stay in the cart." for a user redirected to the login page; `children` for an empty cart. */
export function CartStaysNote({ children }: { children: ReactNode }) {
  const count = countPieces(useCart());
  if (count === 0) return children;
  return count === 1 ? m.cart_stays_one() : m.cart_stays({ items: itemsText(count) });
}

import type { ProductCard } from "../contract.ts";

/** The card pressed last, shown by its page until the product has loaded. */
let pressed: ProductCard | undefined;

export function rememberPressed(card: ProductCard): void {
  pressed = card;
}

/** Returns the pressed card of this product once: after going back or reloading, the server renders the page. */
export function takePressed(id: number): ProductCard | undefined {
  const card = pressed?.id === id ? pressed : undefined;
  pressed = undefined;
  return card;
}

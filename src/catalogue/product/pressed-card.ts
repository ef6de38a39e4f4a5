import type { ProductCard } from "../contract.ts";

/** The card pressed last, shown by its page until the product has loaded. */
let pressedCard: ProductCard | undefined;

export function rememberPressed(card: ProductCard): void {
  pressedCard = card;
}

/** Returns the pressed card of this product once: after going back or reloading, the server renders the page. */
export function takePressed(id: number): ProductCard | undefined {
  const card = pressedCard?.id === id ? pressedCard : undefined;
  pressedCard = undefined;
  return card;
}

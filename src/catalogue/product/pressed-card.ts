import type { ProductCard } from "../contract.ts";

/** The card that was pressed last: its page shows it until the rest has loaded. */
let pressed: ProductCard | undefined;

export function rememberPressed(card: ProductCard): void {
  pressed = card;
}

/** The pressed card of this product, once: after going back or reloading, the page comes complete from the server. */
export function takePressed(id: number): ProductCard | undefined {
  const card = pressed?.id === id ? pressed : undefined;
  pressed = undefined;
  return card;
}

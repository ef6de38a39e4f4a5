import type { ProductCard } from "./contract.ts";

/** The card that was pressed last: its page shows what it knows until the rest has come. */
let pressed: ProductCard | undefined;

export function rememberPressed(card: ProductCard): void {
  pressed = card;
}

/** The pressed card of this product, once: whoever comes back or tries again gets the page as the shop has it. */
export function takePressed(id: number): ProductCard | undefined {
  const card = pressed?.id === id ? pressed : undefined;
  pressed = undefined;
  return card;
}

import { useSyncExternalStore } from "react";
import { afterPaint } from "../ui/after-paint.ts";
import { storedPresses } from "../ui/early-presses/early-presses.ts";
import { readStored, writeStored } from "../ui/storage/browser-storage.ts";
import { storageEvents } from "../ui/storage/storage-events.ts";
import type { Cart, CartProduct } from "./cart.ts";
import * as cart from "./cart.ts";

const key = "cart";
const nothing: Cart = [];

let current: Cart | undefined;
let silent = false;
const { notify, watch } = storageEvents(key, () => {
  current = undefined;
});

function read(): Cart {
  current ??= cart.repaired(readStored(key));
  return current;
}

function write(next: Cart) {
  current = next;
  writeStored(key, next);
  if (!silent) notify();
}

/** Does `act`, whose change of the cart is stored at once, but rendered nowhere before `renderCart`. Gives what `act` gives. */
export function withoutRender<Result>(act: () => Result): Result {
  silent = true;
  try {
    return act();
  } finally {
    silent = false;
  }
}

/** Has everything that shows the cart render it. */
export const renderCart = (): void => notify();

/** The cart of this browser, the same in all its tabs. Empty on the server and until hydration. */
export function useCart(): Cart {
  return useSyncExternalStore(watch, read, () => nothing);
}

const watchAfterPaint = (listener: () => void) => watch(() => afterPaint(listener));

/** The same, a frame later: for what shows the cart while something else was pressed, which answers first. */
export function useCartAfterPaint(): Cart {
  return useSyncExternalStore(watchAfterPaint, read, () => nothing);
}

/** Pieces of one product in the cart; a card that shows nothing else renders only when that changes. */
export function useQuantity(id: string): number {
  return useSyncExternalStore(
    watch,
    () => cart.quantityOf(read(), id),
    () => 0,
  );
}

let known: boolean | undefined;
const isKnown = () => {
  known ??= storedPresses().length === 0;
  return known;
};

/** Whether the browser's cart has been read, and what was pressed early is in it: before that, empty does not mean empty. */
export function useCartKnown(): boolean {
  return useSyncExternalStore(watch, isKnown, () => false);
}

/** Nothing that was pressed early is waited for any more. */
export function setCartKnown(): void {
  known = true;
  notify();
}

export const addToCart = (product: CartProduct, quantity?: number) =>
  write(cart.add(read(), product, quantity));

export const setCartQuantity = (id: string, quantity: number) =>
  write(cart.setQuantity(read(), id, quantity));

export const removeFromCart = (id: string) => write(cart.remove(read(), id));

export const replaceCart = (next: Cart) => write(next);

export const currentCart = (): Cart => read();

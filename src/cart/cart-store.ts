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

/** Runs `act`, whose change of the cart is stored at once but not rendered until `renderCart`; returns its result. */
export function withoutRender<Result>(act: () => Result): Result {
  silent = true;
  try {
    return act();
  } finally {
    silent = false;
  }
}

/** Notifies all components that show the cart. */
export const renderCart = (): void => notify();

/** The cart of this browser, synchronised between tabs. Empty on the server and until hydration. */
export function useCart(): Cart {
  return useSyncExternalStore(watch, read, () => nothing);
}

const watchAfterPaint = (listener: () => void) => watch(() => afterPaint(listener));

/** As `useCart`, a frame later, so that the pressed button renders first. */
export function useCartAfterPaint(): Cart {
  return useSyncExternalStore(watchAfterPaint, read, () => nothing);
}

/** Pieces of one product in the cart; rerenders only if these change. */
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

/** Whether the cart has been read, including presses before hydration: until then an empty cart may not be empty. */
export function useCartKnown(): boolean {
  return useSyncExternalStore(watch, isKnown, () => false);
}

/** Marks the presses before hydration as processed. */
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

import { useSyncExternalStore } from "react";
import { afterPaint } from "../ui/after-paint.ts";
import { readStoredPresses } from "../ui/early-presses/early-presses.ts";
import { readStored, writeStored } from "../ui/storage/browser-storage.ts";
import { createStorageEvents } from "../ui/storage/storage-events.ts";
import type { Cart, CartProduct } from "./cart.ts";
import * as cart from "./cart.ts";

const key = "cart";
const emptyCart: Cart = [];

let current: Cart | undefined;
let isSilent = false;
const { notify, watch } = createStorageEvents(key, () => {
  current = undefined;
});

function read(): Cart {
  current ??= cart.sanitizeCart(readStored(key));
  return current;
}

function write(next: Cart) {
  current = next;
  writeStored(key, next);
  if (!isSilent) notify();
}

/** Runs `change` and returns its result. The changed cart is stored at once, but rendered by `renderCart` only. */
export function withoutRender<Result>(change: () => Result): Result {
  isSilent = true;
  try {
    return change();
  } finally {
    isSilent = false;
  }
}

/** Notifies all components that show the cart. */
export const renderCart = (): void => notify();

/** The cart of this browser, synchronised between tabs. Empty on the server and until hydration. */
export function useCart(): Cart {
  return useSyncExternalStore(watch, read, () => emptyCart);
}

const watchAfterPaint = (listener: () => void) => watch(() => afterPaint(listener));

/** As `useCart`, a frame later, so that the pressed button renders first. */
export function useCartAfterPaint(): Cart {
  return useSyncExternalStore(watchAfterPaint, read, () => emptyCart);
}

/** Pieces of one product in the cart; rerenders only if these change. */
export function useQuantity(id: string): number {
  return useSyncExternalStore(
    watch,
    () => cart.quantityOf(read(), id),
    () => 0,
  );
}

let isCartRead: boolean | undefined;
const isKnown = () => {
  isCartRead ??= readStoredPresses().length === 0;
  return isCartRead;
};

/** Whether the cart has been read, including presses before hydration: until then an empty cart may not be empty. */
export function useCartKnown(): boolean {
  return useSyncExternalStore(watch, isKnown, () => false);
}

/** Marks the presses before hydration as processed. */
export function setCartKnown(): void {
  isCartRead = true;
  notify();
}

export const addToCart = (product: CartProduct, quantity?: number) =>
  write(cart.add(read(), product, quantity));

export const setCartQuantity = (id: string, quantity: number) =>
  write(cart.setQuantity(read(), id, quantity));

export const removeFromCart = (id: string) => write(cart.remove(read(), id));

export const replaceCart = (next: Cart) => write(next);

export const currentCart = (): Cart => read();

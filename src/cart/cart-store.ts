import { useSyncExternalStore } from "react";
import { keep, readKept } from "../ui/storage/browser-storage.ts";
import { watchers } from "../ui/storage/storage-events.ts";
import type { Basket, BasketProduct } from "./cart.ts";
import * as basket from "./cart.ts";

const key = "cart";
const nothing: Basket = [];

let current: Basket | undefined;
const { tell, watch } = watchers(key, () => {
  current = undefined;
});

function read(): Basket {
  current ??= basket.repaired(readKept(key));
  return current;
}

function write(next: Basket) {
  current = next;
  keep(key, next);
  tell();
}

/** The basket of this browser, in step across its tabs. Empty on the server and until the page has come alive. */
export function useBasket(): Basket {
  return useSyncExternalStore(watch, read, () => nothing);
}

/** Pieces of one product in the basket; a card that shows nothing else is drawn anew only when that changes. */
export function useQuantity(id: string): number {
  return useSyncExternalStore(
    watch,
    () => basket.quantityOf(read(), id),
    () => 0,
  );
}

/** Whether the browser's basket has been read: before that, empty does not mean empty. */
export function useBasketKnown(): boolean {
  return useSyncExternalStore(
    watch,
    () => true,
    () => false,
  );
}

export const addToBasket = (product: BasketProduct, quantity?: number) =>
  write(basket.add(read(), product, quantity));

export const setBasketQuantity = (id: string, quantity: number) =>
  write(basket.setQuantity(read(), id, quantity));

export const removeFromBasket = (id: string) => write(basket.remove(read(), id));

export const replaceBasket = (next: Basket) => write(next);

export const currentBasket = (): Basket => read();

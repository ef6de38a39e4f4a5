import { useSyncExternalStore } from "react";
import { readStored, writeStored } from "#src/ui/storage/browser-storage.ts";
import { createStorageEvents } from "#src/ui/storage/storage-events.ts";
import { addingKey } from "./adding-key.ts";

/** The order that the cart is added to; `until` is an ISO time, undefined without a slot. */
export type AddingTo = { number: string; until?: string | undefined };

/** Null for no order; undefined until it is read from the storage, and after another tab changed it. */
let current: AddingTo | null | undefined;
const { notify, watch } = createStorageEvents(addingKey, () => {
  current = undefined;
});

function read(): AddingTo | null {
  if (current === undefined) {
    const stored = readStored(addingKey) as AddingTo | undefined;
    current = typeof stored?.number === "string" ? stored : null;
  }
  return current;
}

function write(next: AddingTo | undefined) {
  current = next ?? null;
  writeStored(addingKey, next);
  notify();
}

/** The order that this browser adds to, synchronised between tabs; null for none, and until hydration. */
export const useAddingTo = (): AddingTo | null => useSyncExternalStore(watch, read, () => null);

export const addingTo = (): AddingTo | null => read();

export const startAdding = (order: AddingTo) => write(order);

export const stopAdding = () => write(undefined);

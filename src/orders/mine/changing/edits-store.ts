import { useSyncExternalStore } from "react";
import { readStored, writeStored } from "#src/ui/storage/browser-storage.ts";
import { storageEvents } from "#src/ui/storage/storage-events.ts";
import type { ItemsChange } from "../contract.ts";
import { editsKey } from "./edits-key.ts";
import type { ItemEdits } from "./item-edits.ts";

/** A change that waits for a connection, or the reason why the shop refused it in the background. */
export type WaitingChange = { change: ItemsChange; refused?: string };

/** The unsaved edits of one order. */
export type StoredEdits = { number: string; edits: ItemEdits; waiting?: WaitingChange | undefined };

let current: StoredEdits | null | undefined;
const { notify, watch } = storageEvents(editsKey, () => {
  current = undefined;
});

/** The edits in this browser; null if there are none. */
export function storedEdits(): StoredEdits | null {
  if (current === undefined) {
    const stored = readStored(editsKey) as StoredEdits | undefined;
    const isValid = Array.isArray(stored?.edits?.added) && stored.edits.quantities;
    current = stored && isValid ? stored : null;
  }
  return current;
}

/** Stores them in place of any others; undefined removes them. */
export function storeEdits(next: StoredEdits | undefined): void {
  current = next ?? null;
  writeStored(editsKey, next);
  notify();
}

/** The edits of an order, synchronised between tabs; undefined if there are none. */
export function useStoredEdits(number: string): StoredEdits | undefined {
  const stored = useSyncExternalStore(watch, storedEdits, () => null);
  return stored?.number === number ? stored : undefined;
}

import { useSyncExternalStore } from "react";
import { currentSession } from "#src/identity/session/session-store.ts";
import { readStored, writeStored } from "#src/ui/storage/browser-storage.ts";
import { createStorageEvents } from "#src/ui/storage/storage-events.ts";
import type { ItemsChange } from "../contract.ts";
import { editsKey } from "./edits-key.ts";
import type { ItemEdits } from "./item-edits.ts";

/** A change that waits for an answer of the shop, or the reason why the shop refused it in the background. */
export type WaitingChange = { change: ItemsChange; refused?: string };

/** The unsaved edits of an order, of one user. */
export type StoredEdits = { user: number; edits: ItemEdits; waiting?: WaitingChange | undefined };

type AllEdits = Readonly<Record<string, StoredEdits>>;

const noStoredEdits: AllEdits = {};

let cachedEdits: AllEdits | undefined;
const { notify, watch } = createStorageEvents(editsKey, () => {
  cachedEdits = undefined;
});

const isValid = (stored: Partial<StoredEdits> | null): boolean =>
  typeof stored?.user === "number" && Array.isArray(stored.edits?.added) && Boolean(stored.edits.quantities);

function readAll(): AllEdits {
  const stored = Object.entries((readStored(editsKey) ?? {}) as Record<string, StoredEdits>);
  return Object.fromEntries(stored.filter(([, entry]) => isValid(entry)));
}

function readCachedEdits(): AllEdits {
  cachedEdits ??= readAll();
  return cachedEdits;
}

const keepIfOwn = (stored: StoredEdits | undefined) =>
  stored?.user === currentSession()?.user.id ? stored : undefined;

/** The signed-in user's stored edits of an order; undefined without edits. */
export const findStoredEdits = (number: string): StoredEdits | undefined => keepIfOwn(readAll()[number]);

/** The numbers of the signed-in user's orders whose edits wait to be sent. */
export const findWaitingOrders = (): string[] =>
  Object.entries(readAll())
    .filter(([, entry]) => keepIfOwn(entry)?.waiting && entry.waiting?.refused === undefined)
    .map(([number]) => number);

/** Stores the edits of an order; undefined removes them. False if they could not be stored. */
export function storeEdits(number: string, next: Omit<StoredEdits, "user"> | undefined): boolean {
  const user = currentSession()?.user.id;
  const { [number]: _, ...otherEdits } = readAll();
  const stored = next && user !== undefined ? { ...otherEdits, [number]: { user, ...next } } : otherEdits;
  const isStored = writeStored(editsKey, Object.keys(stored).length > 0 ? stored : undefined);
  cachedEdits = undefined;
  notify();
  return isStored;
}

/** The signed-in user's edits of an order, synchronised between tabs; undefined without edits. */
export const useStoredEdits = (number: string): StoredEdits | undefined =>
  keepIfOwn(useSyncExternalStore(watch, readCachedEdits, () => noStoredEdits)[number]);

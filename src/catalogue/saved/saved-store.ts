import { useSyncExternalStore } from "react";
import { keep, readKept } from "../../basics/kept.ts";

/** Ids of products that this browser saved, the newest first. */
export type Saved = readonly string[];

const key = "saved";
const _nothing: Saved = [];
const mostSaved = 500;

let current: Saved | undefined;
const listeners = new Set<() => void>();

/** What a storage held, as ids: whatever is none is left out, doubles are joined. */
export function repairedSaved(kept: unknown): Saved {
  const ids = (Array.isArray(kept) ? kept : []).map(String).filter((id) => /^[0-9]{1,15}$/.test(id));
  return [...new Set(ids)].slice(0, mostSaved);
}

function read(): Saved {
  current ??= repairedSaved(readKept(key));
  return current;
}

export const currentSaved = (): Saved => read();

export function replaceSaved(next: Saved): void {
  current = next.slice(0, mostSaved);
  keep(key, current);
  for (const listener of listeners) listener();
}

/** Saves a product, or lets it go; says whether it is saved now. */
export function toggleSaved(id: string): boolean {
  const saved = read().includes(id);
  replaceSaved(saved ? read().filter((one) => one !== id) : [id, ...read()]);
  return !saved;
}

/** Calls `listener` at every change; gives a function that ends it. */
export function watchSaved(listener: () => void) {
  if (listeners.size === 0) window.addEventListener("storage", follow);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) window.removeEventListener("storage", follow);
  };
}

/** Another tab saved something, or cleared the whole storage. */
function follow(event: StorageEvent) {
  if (event.key !== key && event.key !== null) return;
  current = undefined;
  for (const listener of listeners) listener();
}

/** Whether this browser saved a product. Not on the server and until the page has come alive. */
export function useIsSaved(id: string): boolean {
  return useSyncExternalStore(
    watchSaved,
    () => read().includes(id),
    () => false,
  );
}

import { useSyncExternalStore } from "react";
import { readStored, writeStored } from "#src/ui/storage/browser-storage.ts";
import { storageEvents } from "#src/ui/storage/storage-events.ts";

/** A named product list: its filters as URL parameters. */
export type SavedView = { name: string; filters: Record<string, string> };

export const maxViewName = 40;
const most = 20;
const key = "product-views";
const nothing: readonly SavedView[] = [];

let current: readonly SavedView[] | undefined;
const { notify, watch } = storageEvents(key, () => {
  current = undefined;
});

function read(): readonly SavedView[] {
  current ??= repaired(readStored(key));
  return current;
}

/** Drops invalid entries of the stored value. */
function repaired(stored: unknown): readonly SavedView[] {
  const isView = (view: unknown): view is SavedView => {
    const { name, filters } = (view ?? {}) as Partial<SavedView>;
    return typeof name === "string" && typeof filters === "object" && filters !== null;
  };
  return Array.isArray(stored) ? stored.filter(isView) : nothing;
}

export function replaceViews(views: readonly SavedView[]): void {
  current = views.slice(0, most);
  writeStored(key, current);
  notify();
}

/** The views of this browser, synchronised between tabs; empty on the server and until hydration. */
export const useViews = (): readonly SavedView[] => useSyncExternalStore(watch, read, () => nothing);

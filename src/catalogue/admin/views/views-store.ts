import { useSyncExternalStore } from "react";
import { readStored, writeStored } from "#src/ui/storage/browser-storage.ts";
import { createStorageEvents } from "#src/ui/storage/storage-events.ts";

/** A named product list: its filters as URL parameters. */
export type SavedView = { name: string; filters: Record<string, string> };

export const maxViewNameLength = 40;
/** Views above this number are dropped, the last ones first. */
const maxViews = 20;
const storageKey = "product-views";
const noViews: readonly SavedView[] = [];

/** The parsed views; undefined until they are read, and after another tab changed them. */
let cachedViews: readonly SavedView[] | undefined;
const { notify, watch } = createStorageEvents(storageKey, () => {
  cachedViews = undefined;
});

function readViews(): readonly SavedView[] {
  cachedViews ??= parseViews(readStored(storageKey));
  return cachedViews;
}

/** Drops invalid entries of the stored value. */
function parseViews(stored: unknown): readonly SavedView[] {
  const isView = (view: unknown): view is SavedView => {
    const { name, filters } = (view ?? {}) as Partial<SavedView>;
    return typeof name === "string" && typeof filters === "object" && filters !== null;
  };
  return Array.isArray(stored) ? stored.filter(isView) : noViews;
}

export function replaceViews(views: readonly SavedView[]): void {
  cachedViews = views.slice(0, maxViews);
  writeStored(storageKey, cachedViews);
  notify();
}

/** The views of this browser, synchronised between tabs; empty on the server and until hydration. */
export const useViews = (): readonly SavedView[] => useSyncExternalStore(watch, readViews, () => noViews);

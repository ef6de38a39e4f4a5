import { useSyncExternalStore } from "react";
import { readStored, writeStored } from "#src/ui/storage/browser-storage.ts";
import { createStorageEvents } from "#src/ui/storage/storage-events.ts";
import { maxSaved } from "../rules.ts";

/** Ids of products saved in this browser, newest first. */
export type Saved = readonly string[];

const key = "saved";

/** A cache of the stored value; undefined until it is read, and after another tab has changed it. */
let cachedIds: Saved | undefined;
const { notify, watch } = createStorageEvents(key, () => {
  cachedIds = undefined;
});

export const watchSaved = watch;

/** Drops duplicates and invalid ids of the stored value. */
export function repairSaved(stored: unknown): Saved {
  const ids = (Array.isArray(stored) ? stored : []).map(String).filter((id) => /^[0-9]{1,15}$/.test(id));
  return [...new Set(ids)].slice(0, maxSaved);
}

function readSavedIds(): Saved {
  cachedIds ??= repairSaved(readStored(key));
  return cachedIds;
}

export const currentSaved = (): Saved => readSavedIds();

export function replaceSaved(next: Saved): void {
  cachedIds = next.slice(0, maxSaved);
  writeStored(key, cachedIds);
  notify();
}

/** Saves or removes a product; returns whether it is saved now. */
export function toggleSaved(id: string): boolean {
  const wasSaved = readSavedIds().includes(id);
  replaceSaved(wasSaved ? readSavedIds().filter((savedId) => savedId !== id) : [id, ...readSavedIds()]);
  return !wasSaved;
}

/** Whether a product is saved; false on the server and until hydration. */
export function useIsSaved(id: string): boolean {
  return useSyncExternalStore(
    watch,
    () => readSavedIds().includes(id),
    () => false,
  );
}

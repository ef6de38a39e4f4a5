import { useEffect, useEffectEvent, useSyncExternalStore } from "react";
import { readStored, writeStored } from "#src/ui/storage/browser-storage.ts";
import { storageEvents } from "#src/ui/storage/storage-events.ts";

/** Keys without Ctrl act unless somebody switched them off on this device: they are pressed by accident, and by speech (WCAG 2.1.4). */
const key = "letter-keys";

const { notify, watch } = storageEvents(key, () => undefined);

export const areLetterKeysOn = (): boolean => readStored(key) !== false;

export function switchLetterKeys(on: boolean): void {
  writeStored(key, on ? undefined : false);
  notify();
}

export const useLetterKeysOn = (): boolean => useSyncExternalStore(watch, areLetterKeysOn, () => true);

/** Calls `act` at the slash, by its character, where nothing is typed into and no dialog is open. */
export function useSlashKey(act: () => void): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== "/" || event.ctrlKey || event.metaKey || event.altKey || !areLetterKeysOn()) return;
    if ((event.target as HTMLElement).closest("input, textarea, select, [contenteditable]")) return;
    if (document.querySelector("dialog:modal")) return;
    event.preventDefault();
    act();
  });
  useEffect(() => {
    window.addEventListener("keydown", press);
    return () => window.removeEventListener("keydown", press);
  }, []);
}

import { useEffectEvent, useLayoutEffect, useSyncExternalStore } from "react";
import { readStored, writeStored } from "#src/ui/storage/browser-storage.ts";
import { createStorageEvents } from "#src/ui/storage/storage-events.ts";
import { latinKey } from "./latin-key.ts";

/** Stores false if single-key shortcuts are off: accidents and speech input trigger them (WCAG 2.1.4). */
const key = "letter-keys";

const { notify, watch } = createStorageEvents(key, () => undefined);

const areLetterKeysOn = (): boolean => readStored(key) !== false;

export function switchLetterKeys(isOn: boolean): void {
  writeStored(key, isOn ? undefined : false);
  notify();
}

export const useLetterKeysOn = (): boolean => useSyncExternalStore(watch, areLetterKeysOn, () => true);

const typingSelector =
  "input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable], [role=alertdialog]";

/** While `isActive`, calls a key's handler (`latinKey`), unless a field has the focus or a dialog is open. */
export function useLetterKeys(handlers: Record<string, (() => void) | undefined>, isActive = true): void {
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    const handler = handlers[latinKey(event)];
    if (!handler || event.repeat || event.ctrlKey || event.metaKey || event.altKey || !areLetterKeysOn())
      return;
    if ((event.target as HTMLElement).closest(typingSelector) || document.querySelector("dialog:modal"))
      return;
    event.preventDefault();
    handler();
  });
  // Registered before the first paint, so that a key pressed as soon as the page is visible counts.
  useLayoutEffect(() => {
    if (!isActive) return;
    window.addEventListener("keydown", handleKey);
    return () => window.removeEventListener("keydown", handleKey);
  }, [isActive]);
}

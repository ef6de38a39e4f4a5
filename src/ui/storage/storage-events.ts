import { logoutEvent } from "./browser-storage.ts";

/**
 * Listeners for a stored `key`. Call `notify` after a change in this tab. `forgetCached` drops the cached
 * value after another tab's change, and at logout.
 */
export function createStorageEvents(key: string, forgetCached: () => void) {
  const listeners = new Set<() => void>();
  const notify = () => {
    for (const listener of listeners) listener();
  };
  const dropCache = () => {
    forgetCached();
    notify();
  };
  const handleStorage = (event: StorageEvent) => {
    if (event.key === key || event.key === null) dropCache();
  };
  /** Calls `listener` on every change; returns the cleanup. */
  const watch = (listener: () => void) => {
    if (listeners.size === 0) {
      window.addEventListener("storage", handleStorage);
      window.addEventListener(logoutEvent, dropCache);
    }
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
      if (listeners.size > 0) return;
      window.removeEventListener("storage", handleStorage);
      window.removeEventListener(logoutEvent, dropCache);
    };
  };
  return { notify, watch };
}

import { logoutEvent } from "./browser-storage.ts";

/**
 * Listeners for a stored `key`. Call `notify` after a change in this tab. `forget` drops the cached value
 * after another tab's change, and at logout.
 */
export function storageEvents(key: string, forget: () => void) {
  const listeners = new Set<() => void>();
  const notify = () => {
    for (const listener of listeners) listener();
  };
  const drop = () => {
    forget();
    notify();
  };
  const follow = (event: StorageEvent) => {
    if (event.key === key || event.key === null) drop();
  };
  /** Calls `listener` on every change; returns the cleanup. */
  const watch = (listener: () => void) => {
    if (listeners.size === 0) {
      window.addEventListener("storage", follow);
      window.addEventListener(logoutEvent, drop);
    }
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
      if (listeners.size > 0) return;
      window.removeEventListener("storage", follow);
      window.removeEventListener(logoutEvent, drop);
    };
  };
  return { notify, watch };
}

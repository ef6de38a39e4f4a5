/** Listeners for changes of a stored `key`: `notify` for this tab's changes; `forget` drops the cached value when another tab changed it. */
export function storageEvents(key: string, forget: () => void) {
  const listeners = new Set<() => void>();
  const notify = () => {
    for (const listener of listeners) listener();
  };
  const follow = (event: StorageEvent) => {
    if (event.key !== key && event.key !== null) return;
    forget();
    notify();
  };
  /** Calls `listener` on every change; returns the cleanup. */
  const watch = (listener: () => void) => {
    if (listeners.size === 0) window.addEventListener("storage", follow);
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
      if (listeners.size === 0) window.removeEventListener("storage", follow);
    };
  };
  return { notify, watch };
}

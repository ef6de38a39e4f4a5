/**
 * Listeners for changes of a stored `key`: `notify` is for this tab's own changes; when another
 * tab changed it, or cleared the whole storage, `forget` runs first, so that it is read anew.
 */
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
  /** Calls `listener` at every change; gives a function that ends it. */
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

import { readStored, writeStored } from "#src/ui/storage/browser-storage.ts";
import { storageEvents } from "#src/ui/storage/storage-events.ts";

/** Kept after logout, like the sound setting. */
const key = "order-push";

const { notify, watch } = storageEvents(key, () => undefined);

export const isPushOn = (): boolean => readStored(key) === true;

export const watchPush = watch;

export function switchPush(on: boolean): void {
  writeStored(key, on || undefined);
  notify();
}

export type PushHindrance = "no_https" | "home_screen" | "unsupported" | "blocked";

export function pushHindrance(): PushHindrance | undefined {
  if (!isSecureContext) return "no_https";
  if ("PushManager" in window && "Notification" in window && "serviceWorker" in navigator)
    return Notification.permission === "denied" ? "blocked" : undefined;
  // An iPad identifies itself as a Mac.
  const isApple = /iPhone|iPad|Macintosh/.test(navigator.userAgent) && navigator.maxTouchPoints > 1;
  return isApple ? "home_screen" : "unsupported";
}

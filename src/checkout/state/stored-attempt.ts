import { useSyncExternalStore } from "react";
import { personalHeaders, toRequest } from "#src/api/client/client.ts";
import { computePrivateCacheName, type PendingOrder, pendingOrderPath } from "#src/offline/private-cache.ts";
import { logoutEvent, readStored, writeStored } from "#src/ui/storage/browser-storage.ts";
import { createStorageEvents } from "#src/ui/storage/storage-events.ts";
import { placeOrder } from "../contract.ts";
import { isSentInBackground, readAttempt, type StoredAttempt } from "./checkout.ts";
import { attemptKey } from "./draft-keys.ts";

/** The attempt as last read; undefined until it is read again. */
let current: { attempt: StoredAttempt | undefined } | undefined;
const { notify, watch } = createStorageEvents(attemptKey, () => {
  current = undefined;
});

export const readStoredAttempt = (): StoredAttempt | undefined => readAttempt(readStored(attemptKey));

export function storeAttempt(attempt: StoredAttempt | undefined): void {
  writeStored(attemptKey, attempt);
  current = undefined;
  notify();
  void handToServiceWorker(attempt && isSentInBackground(attempt) ? attempt : undefined).catch(
    () => undefined,
  );
}

/** The stored attempt, as state of a component. */
export const usePendingOrder = (): StoredAttempt | undefined =>
  useSyncExternalStore(watchAttempt, readCached, () => undefined);

/** The same object until it changes, as React requires of a snapshot. */
function readCached(): StoredAttempt | undefined {
  current ??= { attempt: readStoredAttempt() };
  return current.attempt;
}

function watchAttempt(listener: () => void) {
  const unwatch = watch(listener);
  const handleLogout = () => {
    current = undefined;
    listener();
  };
  window.addEventListener(logoutEvent, handleLogout);
  return () => {
    unwatch();
    window.removeEventListener(logoutEvent, handleLogout);
  };
}

/** TypeScript does not know Background Sync. */
type WithSync = ServiceWorkerRegistration & { sync?: { register(tag: string): Promise<void> } };

/**
 * Hands the order to the service worker, or takes it back: with Background Sync it is sent even when no page
 * is open.
 */
async function handToServiceWorker(attempt: StoredAttempt | undefined): Promise<void> {
  const registration: WithSync | undefined = await navigator.serviceWorker?.getRegistration();
  if (!registration?.sync) return;
  const cacheName = await computePrivateCacheName(personalHeaders()["Authorization"]);
  if (!cacheName) return;
  const cache = await caches.open(cacheName);
  if (!attempt) return void (await cache.delete(pendingOrderPath));
  const request = toRequest(placeOrder, attempt.body, { headers: { "Idempotency-Key": attempt.key } });
  const headers = Object.fromEntries(request.headers);
  const pending: PendingOrder = { address: request.url, headers, body: await request.text() };
  await cache.put(pendingOrderPath, new Response(JSON.stringify(pending)));
  await registration.sync.register("order");
}

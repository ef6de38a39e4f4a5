import { useSyncExternalStore } from "react";
import { personalHeaders, requestFor } from "#src/api/client/client.ts";
import { type PendingOrder, pendingOrderAt, privateCacheOf } from "#src/offline/private-cache.ts";
import { logoutEvent, readStored, writeStored } from "#src/ui/storage/browser-storage.ts";
import { storageEvents } from "#src/ui/storage/storage-events.ts";
import { placeOrder } from "../contract.ts";
import { isSentInBackground, readAttempt, type StoredAttempt } from "./checkout.ts";
import { attemptKey } from "./draft-keys.ts";

let current: { attempt: StoredAttempt | undefined } | undefined;
const { notify, watch } = storageEvents(attemptKey, () => {
  current = undefined;
});

export const storedAttempt = (): StoredAttempt | undefined => readAttempt(readStored(attemptKey));

export function storeAttempt(attempt: StoredAttempt | undefined): void {
  writeStored(attemptKey, attempt);
  current = undefined;
  notify();
  void handOver(attempt && isSentInBackground(attempt) ? attempt : undefined).catch(() => undefined);
}

/** The stored attempt, as state of a component. */
export const usePendingOrder = (): StoredAttempt | undefined =>
  useSyncExternalStore(watchAttempt, read, () => undefined);

function read(): StoredAttempt | undefined {
  current ??= { attempt: storedAttempt() };
  return current.attempt;
}

function watchAttempt(listener: () => void) {
  const end = watch(listener);
  const forget = () => {
    current = undefined;
    listener();
  };
  window.addEventListener(logoutEvent, forget);
  return () => {
    end();
    window.removeEventListener(logoutEvent, forget);
  };
}

type WithSync = ServiceWorkerRegistration & { sync?: { register(tag: string): Promise<void> } };

/**
 * Hands the order to the service worker, or takes it back: with Background Sync it is sent even when no page
 * is open.
 */
async function handOver(attempt: StoredAttempt | undefined): Promise<void> {
  const registration: WithSync | undefined = await navigator.serviceWorker?.getRegistration();
  if (!registration?.sync) return;
  const name = await privateCacheOf(personalHeaders()["Authorization"]);
  if (!name) return;
  const cache = await caches.open(name);
  if (!attempt) return void (await cache.delete(pendingOrderAt));
  const request = requestFor(placeOrder, attempt.body, { headers: { "Idempotency-Key": attempt.key } });
  const headers = Object.fromEntries(request.headers);
  const pending: PendingOrder = { address: request.url, headers, body: await request.text() };
  await cache.put(pendingOrderAt, new Response(JSON.stringify(pending)));
  await registration.sync.register("order");
}

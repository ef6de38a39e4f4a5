import { useSyncExternalStore } from "react";
import { matchesOutline } from "#src/api/outline.ts";
import type { EnteredCode, KnownOffers } from "#src/offers/buying/pick-offer.ts";
import type { RunningOffer } from "#src/offers/contract.ts";
import { readStored, writeStored } from "#src/ui/storage/browser-storage.ts";
import { createStorageEvents } from "#src/ui/storage/storage-events.ts";

const key = "cart-offers";
const noOffers: KnownOffers = { running: [] };

/** What the storage holds; undefined until it is read, and after another tab wrote it. */
let cached: KnownOffers | undefined;
const { notify, watch } = createStorageEvents(key, () => {
  cached = undefined;
});

function read(): KnownOffers {
  cached ??= sanitizeOffers(readStored(key));
  return cached;
}

function write(next: KnownOffers) {
  cached = next;
  writeStored(key, next);
  notify();
}

const offerOutline = { id: "number", kind: "string", name: "string" } as const;

function sanitizeOffers(stored: unknown): KnownOffers {
  if (!matchesOutline(stored, { running: [offerOutline] })) return noOffers;
  const { running, entered } = stored as KnownOffers;
  return matchesOutline(entered, { code: "string", offer: offerOutline })
    ? { running, entered }
    : { running };
}

/** The entered code, and the offers last seen, so that the cart shows them at once. Synchronised between tabs. */
export const useKnownOffers = (): KnownOffers => useSyncExternalStore(watch, read, () => noOffers);

export const enteredCode = (): EnteredCode | undefined => read().entered;

/** Whether this browser has loaded offers before. */
export const hasSeenOffers = (): boolean => readStored(key) !== undefined;

export const rememberOffers = (running: readonly RunningOffer[]) => write({ ...read(), running });

export const enterCode = (entered: EnteredCode) => write({ ...read(), entered });

export const clearCode = () => write({ running: read().running });

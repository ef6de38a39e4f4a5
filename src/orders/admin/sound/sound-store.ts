import { readStored, writeStored } from "#src/ui/storage/browser-storage.ts";
import { storageEvents } from "#src/ui/storage/storage-events.ts";

/** Stays on this device after logout: it belongs to the counter, not to who stands there. */
const key = "order-sound";

const { notify, watch } = storageEvents(key, () => undefined);

/** Whether this device rings for new orders. */
export const isSoundOn = (): boolean => readStored(key) === true;

export const watchSound = watch;

export function switchSound(on: boolean): void {
  writeStored(key, on || undefined);
  notify();
}

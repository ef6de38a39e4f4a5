import { readStored, writeStored } from "#src/ui/storage/browser-storage.ts";
import { createStorageEvents } from "#src/ui/storage/storage-events.ts";

/** Kept after logout: the setting belongs to the device. */
const key = "order-sound";

const { notify, watch } = createStorageEvents(key, () => undefined);

export const isSoundOn = (): boolean => readStored(key) === true;

export const watchSound = watch;

export function switchSound(on: boolean): void {
  writeStored(key, on || undefined);
  notify();
}

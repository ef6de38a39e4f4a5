import { readStored, writeStored } from "#src/ui/storage/browser-storage.ts";
import { createStorageEvents } from "#src/ui/storage/storage-events.ts";

/** Kept after logout, like the sound setting. */
const key = "order-push";

const { notify, watch } = createStorageEvents(key, () => undefined);

export const isPushOn = (): boolean => readStored(key) === true;

export const watchPush = watch;

export function switchPush(on: boolean): void {
  writeStored(key, on || undefined);
  notify();
}

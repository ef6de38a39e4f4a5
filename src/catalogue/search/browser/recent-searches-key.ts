import { personalKey } from "#src/ui/storage/browser-storage.ts";

/** The storage key of recent searches; cleared at logout. */
export const searchesKey = personalKey("searches");

import { personalKey } from "#src/ui/storage/browser-storage.ts";

/** Where the browser stores recent searches; cleared at logout. */
export const searchesKey = personalKey("searches");

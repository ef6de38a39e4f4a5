import { personalKey } from "../../../ui/storage/browser-storage.ts";

/** Where the browser stores recent searches; cleared at logout. */
export const searchesKey = personalKey("searches");

import { personalKey } from "../../../ui/storage/browser-storage.ts";

/** What was searched for. */
export const searchesKey = personalKey("searches");

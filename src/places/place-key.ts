import { personalKey } from "../ui/storage/browser-storage.ts";

/** Where this browser stores the place last used; cleared at logout. */
export const placeKey = personalKey("place");

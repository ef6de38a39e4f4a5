import { personalKey } from "../storage/browser-storage.ts";

/** Where presses on named buttons (`data-early`) wait until a page is awake: how often each name was pressed. */
export const earlyKey = personalKey("early-presses");

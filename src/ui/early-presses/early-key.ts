import { personalKey } from "../storage/browser-storage.ts";

/** The storage key of presses on named buttons (`data-early`) before hydration: a count per name. */
export const earlyKey = personalKey("early-presses");

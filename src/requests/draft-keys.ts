import { personalKey } from "../ui/storage/browser-storage.ts";

/** Where the tab stores what is typed into the two forms. */
export const draftKeys = { customOrder: personalKey("custom-order"), contact: personalKey("contact") };

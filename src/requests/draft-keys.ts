import { personalKey } from "../ui/storage/browser-storage.ts";

/** What is typed into the two forms, in its tab. */
export const draftKeys = { customOrder: personalKey("custom-order"), contact: personalKey("contact") };

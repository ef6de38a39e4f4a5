import { personalKey } from "../ui/storage/browser-storage.ts";

/** The `sessionStorage` keys of the two drafts. */
export const draftKeys = { customOrder: personalKey("custom-order"), contact: personalKey("contact") };

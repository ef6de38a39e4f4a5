import { personalKey } from "../ui/storage/browser-storage.ts";

/** Where the tab stores the review that is being written. */
export const draftKey = personalKey("review");

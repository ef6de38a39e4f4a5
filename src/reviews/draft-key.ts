import { personalKey } from "../ui/storage/browser-storage.ts";

/** The `sessionStorage` key of a review's draft. */
export const draftKey = personalKey("review");

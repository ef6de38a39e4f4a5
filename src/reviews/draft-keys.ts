import { personalKey } from "../ui/storage/browser-storage.ts";

/** A review that is being written, in its tab. */
export const draftKey = personalKey("review");

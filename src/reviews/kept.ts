import { personalKey } from "../basics/kept.ts";

/** A review that is being written, in its tab. */
export const draftKey = personalKey("review");

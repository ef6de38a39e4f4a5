import { personalKey } from "../basics/kept.ts";

/** What is typed into the two forms, in its tab. */
export const draftKeys = { customOrder: personalKey("custom-order"), contact: personalKey("contact") };

import { writeStored } from "../ui/storage/browser-storage.ts";

const key = "language";

/** Stores the chosen language in this browser: "bn", or "en,bn" if both are fine. */
export const chooseLanguage = (chosen: string): boolean => writeStored(key, chosen);

import { locale } from "../language/locale.ts";
import { readStored, writeStored } from "../ui/storage/browser-storage.ts";

const key = "language";

/** Stores the chosen language in this browser: "bn", or "en,bn" where either will do. */
export const chooseLanguage = (chosen: string): boolean => writeStored(key, chosen);

/** The language chosen by the switch or by answering an offer; undefined before that. */
export const chosenLanguage = (): string | undefined => readStored(key)?.toString();

/** A quick guess, for the first view, whether the page is in another language than the shopper's. */
export const mayReadOther = (): boolean => !(chosenLanguage() ?? navigator.language).includes(locale());

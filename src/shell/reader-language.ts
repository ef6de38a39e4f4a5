import { locale } from "../language/locale.ts";
import { readStored, writeStored } from "../ui/storage/browser-storage.ts";

const key = "language";

/** Keeps what the reader chose, in this browser and for good: "bn", or "en,bn" where either will do. */
export const chooseLanguage = (chosen: string): boolean => writeStored(key, chosen);

/** What the reader chose, by the switch or by answering an offer; undefined for whoever has not yet. */
export const chosenLanguage = (): string | undefined => readStored(key)?.toString();

/** Whether the page may be in another language than its reader's: the first view's guess, a few bytes long. */
export const mayReadOther = (): boolean => !(chosenLanguage() ?? navigator.language).includes(locale());

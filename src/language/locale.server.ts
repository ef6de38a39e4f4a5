import { AsyncLocalStorage } from "node:async_hooks";
import { type Locale, readLocaleFrom } from "./locale.ts";

const store = new AsyncLocalStorage<Locale>();
readLocaleFrom(() => store.getStore() ?? "en");

/** Runs `work` with messages, numbers and dates in this language. */
export function inLanguage<T>(locale: Locale, work: () => T): T {
  return store.run(locale, work);
}

/** The first supported language of an Accept-Language header; English by default. */
export function preferredLocale(acceptLanguage: string | null | undefined): Locale {
  for (const part of (acceptLanguage ?? "").split(",")) {
    const language = part.trim().slice(0, 2).toLowerCase();
    if (language === "bn" || language === "en") return language;
  }
  return "en";
}

import { overwriteGetLocale } from "./paraglide/runtime.js";

export type Locale = "en" | "bn";

export const locales: readonly Locale[] = ["en", "bn"];

let read: () => Locale = () => (document.documentElement.lang === "bn" ? "bn" : "en");
overwriteGetLocale(() => read());

export const locale = (): Locale => read();

export function readLocaleFrom(source: () => Locale): void {
  read = source;
}

/** The language of a URL: Bengali under /bn, otherwise English. */
export function localeOf(pathname: string): Locale {
  return pathname === "/bn" || pathname.startsWith("/bn/") ? "bn" : "en";
}

/** The URL of the same page in a language: ("/bn/cart", "en") → "/cart". Query and hash stay. */
export function urlIn(target: Locale, url: string): string {
  const bare = localeOf(url.split(/[?#]/, 1)[0] ?? "") === "bn" ? url.slice(3) : url;
  const english = bare.startsWith("/") ? bare : `/${bare}`;
  if (target === "en") return english;
  return english === "/" || /^\/[?#]/.test(english) ? `/bn${english.slice(1)}` : `/bn${english}`;
}

/** Converts an English URL of the shop to the language of the current page. */
export const localUrl = (url: string): string => urlIn(locale(), url);

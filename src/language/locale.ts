import { overwriteGetLocale } from "./paraglide/runtime.js";

export type Locale = "en" | "bn";

export const locales: readonly Locale[] = ["en", "bn"];

let read: () => Locale = () => (document.documentElement.lang === "bn" ? "bn" : "en");
overwriteGetLocale(() => read());

/** The language of the page in the browser, or of the request on the server. */
export const locale = (): Locale => read();

/** Set once by the server: how to read the language of the current request. */
export function readLocaleFrom(source: () => Locale): void {
  read = source;
}

/** The language that a URL of the shop stands for: Bengali under /bn, English elsewhere. */
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

/** A URL of the shop, given in English, in the language of the current page. */
export const here = (url: string): string => urlIn(locale(), url);

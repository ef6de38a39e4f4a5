import { overwriteGetLocale } from "./paraglide/runtime.js";

export type Locale = "en" | "bn";

export const locales: readonly Locale[] = ["en", "bn"];

let readLocale: () => Locale = () => (document.documentElement.lang === "bn" ? "bn" : "en");
overwriteGetLocale(() => readLocale());

/** The language of the page, or on the server that of the request. */
export const locale = (): Locale => readLocale();

/** Replaces the source of the language; the server reads it from the request. */
export function readLocaleFrom(source: () => Locale): void {
  readLocale = source;
}

/** The language of a URL: Bengali under /bn, otherwise English. */
export function localeOfPath(pathname: string): Locale {
  return pathname === "/bn" || pathname.startsWith("/bn/") ? "bn" : "en";
}

/** The URL of the same page in a language: ("/bn/cart", "en") → "/cart". Query and hash stay. */
export function urlIn(target: Locale, url: string): string {
  const unprefixed = localeOfPath(url.split(/[?#]/, 1)[0] ?? "") === "bn" ? url.slice(3) : url;
  const englishUrl = unprefixed.startsWith("/") ? unprefixed : `/${unprefixed}`;
  if (target === "en") return englishUrl;
  return englishUrl === "/" || /^\/[?#]/.test(englishUrl) ? `/bn${englishUrl.slice(1)}` : `/bn${englishUrl}`;
}

/** Converts an English URL of the shop to the language of the current page. */
export const localUrl = (url: string): string => urlIn(locale(), url);

import type { Locale } from "./locale.ts";

/**
 * The part of Paraglide's runtime that compiled messages use; the built shop takes this file in its place (vite.config.ts), a
 * kilobyte less on every first view. The address alone decides the language: no cookies, URL patterns or storage.
 */
let read: () => Locale = () => "en";

export const experimentalStaticLocale = undefined;

export const getLocale = (): Locale => read();

export function overwriteGetLocale(source: () => Locale): void {
  read = source;
}

import type { Locale } from "./locale.ts";

/**
 * What compiled messages use of Paraglide's runtime, and no more: the built shop takes this file in its place (see
 * vite.config.ts), a kilobyte less on every first view. The address alone decides the language here; cookies, URL
 * patterns and storage, which the full runtime knows, are never used.
 */
let read: () => Locale = () => "en";

export const experimentalStaticLocale = undefined;

export const getLocale = (): Locale => read();

export function overwriteGetLocale(source: () => Locale): void {
  read = source;
}

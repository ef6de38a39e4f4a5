import type { Locale } from "./locale.ts";

/** Replaces Paraglide's runtime in the build (vite.config.ts): a kilobyte less. Only the URL sets the language. */
let read: () => Locale = () => "en";

export const experimentalStaticLocale = undefined;

export const getLocale = (): Locale => read();

export function overwriteGetLocale(source: () => Locale): void {
  read = source;
}

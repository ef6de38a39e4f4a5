import type { Locale } from "./locale.ts";

/** Replaces Paraglide's runtime in the build (vite.config.ts): a kilobyte less. Only the URL sets the language. */
let readLocale: () => Locale = () => "en";

export const experimentalStaticLocale = undefined;

export const getLocale = (): Locale => readLocale();

export function overwriteGetLocale(source: () => Locale): void {
  readLocale = source;
}

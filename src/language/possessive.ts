import { locale } from "./locale.ts";

const vowelSign = /[\u09be-\u09cc]$/;
const consonant = /[\u0995-\u09b9\u09bc\u09dc-\u09df]$/;

/** The possessive of a name in Bengali: টাটকা → টাটকার, বাজার → বাজারের, Tatka → Tatka-এর. Unchanged in English. */
export function possessive(name: string): string {
  if (locale() === "en") return name;
  if (vowelSign.test(name)) return `${name}র`;
  return consonant.test(name) ? `${name}ের` : `${name}-এর`;
}

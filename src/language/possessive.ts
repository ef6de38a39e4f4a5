import { locale } from "./locale.ts";

const vowelSign = /[\u09be-\u09cc]$/;
const consonant = /[\u0995-\u09b9\u09bc\u09dc-\u09df]$/;

/**
 * A name as the owner of something, in Bengali with its ending: টাটকা → টাটকার, বাজার → বাজারের, Tatka → Tatka-এর. In English
 * the name as it is: there the sentence holds the word for it.
 */
export function possessive(name: string): string {
  if (locale() === "en") return name;
  if (vowelSign.test(name)) return `${name}র`;
  return consonant.test(name) ? `${name}ের` : `${name}-এর`;
}

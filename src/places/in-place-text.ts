import { locale } from "../language/locale.ts";

const vowelSign = /[\u09bf-\u09cc]$/;
// Letters with a dot below are one or two code points.
const consonant = /[\u0995-\u09b9\u09bc\u09dc-\u09df]$/;

/** A place's name for "in …": "Dhanmondi"; in Bengali the locative, "ধানমন্ডিতে", "মিরপুরে", "উত্তরায়". */
export function inPlaceText(name: string): string {
  if (locale() !== "bn" || !/[\u0980-\u09ff]$/.test(name)) return name;
  if (name.endsWith("া")) return `${name}য়`;
  if (name.endsWith("ও")) return `${name}য়ে`;
  if (vowelSign.test(name)) return `${name}তে`;
  return consonant.test(name) ? `${name}ে` : `${name}-এ`;
}

import { locale } from "./locale.ts";

/** Cuts a text to at most this many UTF-16 units, between two letters, and removes characters that XML forbids. */
export function cutText(text: string, most: number): string {
  const validText = text.toWellFormed().replace(/[^\t\n\r\u0020-\uFFFD\u{10000}-\u{10FFFF}]/gu, "");
  if (validText.length <= most) return validText;
  const letters = new Intl.Segmenter(locale(), { granularity: "grapheme" });
  const lastIndex = letters.segment(validText).containing(most - 1)?.index ?? most - 1;
  return `${validText.slice(0, lastIndex).trimEnd()}…`;
}

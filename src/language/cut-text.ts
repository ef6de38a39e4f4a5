import { locale } from "./locale.ts";

/** A text for XML of at most this many UTF-16 units: without the control characters that XML cannot say, and cut between two letters. */
export function cutText(text: string, most: number): string {
  const plain = text.toWellFormed().replace(/[^\t\n\r\u0020-\uFFFD\u{10000}-\u{10FFFF}]/gu, "");
  if (plain.length <= most) return plain;
  const letters = new Intl.Segmenter(locale(), { granularity: "grapheme" });
  const last = letters.segment(plain).containing(most - 1)?.index ?? most - 1;
  return `${plain.slice(0, last).trimEnd()}…`;
}

import { locale } from "./locale.ts";

/** A text of at most this many UTF-16 units, cut between two letters, without control characters that XML forbids. */
export function cutText(text: string, most: number): string {
  const plain = text.toWellFormed().replace(/[^\t\n\r\u0020-\uFFFD\u{10000}-\u{10FFFF}]/gu, "");
  if (plain.length <= most) return plain;
  const letters = new Intl.Segmenter(locale(), { granularity: "grapheme" });
  const last = letters.segment(plain).containing(most - 1)?.index ?? most - 1;
  return `${plain.slice(0, last).trimEnd()}…`;
}

/** Invisible characters of copied text. Zero-width joiners stay: Bengali needs them. */
const invisibleMarks = /[\u200B\u200E\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/gu;

/** Normalises text of several lines: NFC, no invisible marks, trimmed, at most one blank line in a row. */
export function cleanText(text: string): string {
  return text
    .normalize("NFC")
    .replace(invisibleMarks, "")
    .replace(/\r\n?/g, "\n")
    .replace(/\n{3,}/g, "\n\n")
    .trim();
}

/** Normalises text of one line: as `cleanText`, with single spaces. */
export function cleanLine(text: string): string {
  return cleanText(text).replace(/\s+/g, " ");
}

const ignorableMarks = /(?![\u200C\u200D])\p{Default_Ignorable_Code_Point}/gu;

/** Five or more combining marks in a row, which no real script needs. */
const stackedMarks = /(\p{M}{4})\p{M}+/gu;

/** Normalises a person's name: as `cleanLine`, nothing invisible; blank if no letter or digit is left. */
export function cleanName(text: string): string {
  const name = cleanLine(text.replace(ignorableMarks, "")).replace(stackedMarks, "$1");
  return /[\p{L}\p{N}]/u.test(name) ? name : "";
}

/** Whether text has control characters other than line breaks and tabs. */
export function hasControlCharacters(text: string): boolean {
  return /(?![\n\r\t])\p{Cc}/u.test(text);
}

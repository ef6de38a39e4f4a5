/** Invisible characters that come with copied text. Zero-width joiners stay: Bengali needs them. */
const unseen = /[\u200B\u200E\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/gu;

/** Text of several lines in one form: NFC, no unseen marks, trimmed, at most one blank line in a row. */
export function cleanText(text: string): string {
  return text
    .normalize("NFC")
    .replace(unseen, "")
    .replace(/\r\n?/g, "\n")
    .replace(/\n{3,}/g, "\n\n")
    .trim();
}

/** Text of one line in one form: as `cleanText`, and every run of white space is one space. */
export function cleanLine(text: string): string {
  return cleanText(text).replace(/\s+/g, " ");
}

/** Characters without a width; a Bengali name needs only the two joiners. */
const withoutWidth = /(?![\u200C\u200D])\p{Default_Ignorable_Code_Point}/gu;

/** Five or more combining marks in a row: no real script needs them. */
const piled = /(\p{M}{4})\p{M}+/gu;

/** A person's name in one form: as `cleanLine`, nothing invisible; blank where no letter and no digit is left. */
export function cleanName(text: string): string {
  const name = cleanLine(text.replace(withoutWidth, "")).replace(piled, "$1");
  return /[\p{L}\p{N}]/u.test(name) ? name : "";
}

/** Whether text holds control characters other than line breaks and tabs: nobody types those. */
export function hasControlCharacters(text: string): boolean {
  return /(?![\n\r\t])\p{Cc}/u.test(text);
}

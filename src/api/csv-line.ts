/** Excel reads a file as UTF-8 only with this prefix. */
export const byteOrderMark = "\uFEFF";

export type CsvValue = string | number | null;

/** Full-width signs also start a formula in Japanese and Chinese settings. */
const formulaPattern = /^\s*[=+\-@＝＋－＠]|^[\t\r\n]/;

/** One line of a CSV file. An apostrophe before a formula keeps spreadsheets from running a customer's text. */
export const toCsvLine = (cells: CsvValue[]): string => `${cells.map(toCsvCell).join(",")}\r\n`;

function toCsvCell(cell: CsvValue): string {
  if (cell === null) return "";
  const text = typeof cell === "string" && formulaPattern.test(cell) ? `'${cell}` : String(cell);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

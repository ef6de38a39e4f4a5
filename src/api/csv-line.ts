/** Excel reads a file as UTF-8 only where this stands before it. */
export const byteOrderMark = "\uFEFF";

export type CsvValue = string | number | null;

/** Full-width signs count as well in Japanese and Chinese settings. */
const formula = /^\s*[=+\-@＝＋－＠]|^[\t\r\n]/;

/**
 * One line of a CSV file. A text that a spreadsheet would take for a formula gets an apostrophe before it: a customer's name must not
 * run on the shopkeeper's computer.
 */
export const csvLine = (cells: CsvValue[]): string => `${cells.map(csvCell).join(",")}\r\n`;

function csvCell(cell: CsvValue): string {
  if (cell === null) return "";
  const text = typeof cell === "string" && formula.test(cell) ? `'${cell}` : String(cell);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

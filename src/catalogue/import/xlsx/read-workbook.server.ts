import { type CellValue, streamXlsxRows } from "hucre/xlsx";
import { maxImportRows } from "../rules.ts";

/** `too_large`: more cells or characters than a file of products has. */
export type Workbook = { records: string[][] } | { unfit: "broken" | "too_large" };

/** 100 more than the products, for headers and instructions above the data. */
const maxRows = maxImportRows + 100;
const maxColumns = 500;
const maxCharacters = 100_000_000;
const maxSheets = 5;
/** A sheet with data has a row of at least so many filled cells; others hold instructions. */
const minCells = 3;

class TooLarge extends Error {}

/** Reads the first sheet with data; `records[n]` is its row n + 1. */
export async function readWorkbook(bytes: Uint8Array): Promise<Workbook> {
  try {
    let firstSheet: string[][] = [];
    for (let sheet = 0; sheet < maxSheets; sheet++) {
      const records = await readSheet(bytes, sheet);
      if (records.some((cells) => cells.filter(Boolean).length >= minCells)) return { records };
      if (firstSheet.length === 0) firstSheet = records;
    }
    return { records: firstSheet };
  } catch (error) {
    return { unfit: error instanceof TooLarge ? "too_large" : "broken" };
  }
}

async function readSheet(bytes: Uint8Array, sheet: number): Promise<string[][]> {
  const records: string[][] = [];
  let characters = 0;
  for await (const { index, values } of streamXlsxRows(bytes, { sheet })) {
    const cells = values.slice(0, maxColumns).map(cellText);
    characters += cells.reduce((sum, { length }) => sum + length, 0);
    // A sheet may have any number of empty rows at its end.
    if (!cells.some(Boolean)) continue;
    if (index >= maxRows || characters > maxCharacters) throw new TooLarge();
    while (records.length < index) records.push([]);
    records.push(cells);
  }
  return records;
}

/** Significant digits that Excel stores: 0.1 + 0.2 is 0.3. */
const significantDigits = 15;

function cellText(value: CellValue): string {
  if (value === null) return "";
  if (value instanceof Date) return value.toISOString().slice(0, 10);
  return typeof value === "number"
    ? String(Number(value.toPrecision(significantDigits)))
    : String(value).trim();
}

import { importColumns } from "../rules.ts";
import { daraz } from "./daraz.ts";
import {
  cellAt,
  type Header,
  type Mapping,
  normaliseHeader,
  readHeader,
  type ShopFormat,
  type TargetColumn,
} from "./format.ts";
import type { FormatName } from "./format-rules.ts";
import { otherFormat } from "./other-format.ts";
import { shopify } from "./shopify.ts";
import { woocommerce } from "./woocommerce.ts";

const foreignFormats: ShopFormat[] = [woocommerce, shopify, daraz];

export type ForeignFormat = Exclude<FormatName, "tatka">;

export const findFormat = (name: ForeignFormat): ShopFormat =>
  foreignFormats.find((format) => format.name === name) ?? otherFormat;

/** The number of rows that are searched for headers: Daraz has titles and instructions above and below them. */
export const maxHeaderRows = 8;

export type Recognised = {
  format: FormatName;
  /** The index of the row of headers. */
  headerIndex: number;
};

/** The minimum number of typical headers by which a format is recognised. */
const minTypicalHeaders = 4;

/** Recognises a file by its first rows; undefined if it has no row of headers. */
export function recognise(rows: readonly string[][]): Recognised | undefined {
  const headers = rows.slice(0, maxHeaderRows).map(readHeader);
  for (const [index, header] of headers.entries()) {
    if (isOurs(header)) return { format: "tatka", headerIndex: index };
    const format = foreignFormats.find((format) => countTypical(format, header) >= minTypicalHeaders);
    if (format) return { format: format.name, headerIndex: index };
  }
  // Any other table: the headers are the first row with a column for a product's name or SKU.
  const headerIndex = headers.findIndex(
    (header) =>
      header.findColumn(...identifyingHeaders) !== undefined && header.names.filter(Boolean).length > 1,
  );
  return headerIndex >= 0 ? { format: "other", headerIndex: headerIndex } : undefined;
}

const productNames = [...(otherFormat.columns.name_en ?? []), ...(otherFormat.columns.name_bn ?? [])];
const identifyingHeaders = [...productNames, "sku"];

const countTypical = ({ typical }: ShopFormat, header: Header) =>
  typical.filter((names) => header.findColumn(...names) !== undefined).length;

/** Whether these are headers of our own files: SKU with one of our names, or without names mostly our headers. */
function isOurs({ names, findColumn }: Header): boolean {
  const ours = importColumns.map(normaliseHeader);
  const knownHeaders = names.filter((name) => ours.includes(name));
  if (!knownHeaders.includes("sku")) return false;
  const filledHeaders = names.filter(Boolean);
  if (knownHeaders.includes("name bn") || knownHeaders.includes("name en")) return true;
  // A file without names can only change existing products. Names under other headers mean another format.
  return findColumn(...productNames) === undefined && knownHeaders.length * 2 > filledHeaders.length;
}

/**
 * The usual mapping of a format. Of several matching columns, that with the most filled cells in `sample` is used.
 */
export function defaultMapping(
  { columns }: ShopFormat,
  header: Header,
  sample: readonly string[][],
): Mapping {
  const countFilled = (column: number) => sample.filter((cells) => cellAt(cells, column) !== "").length;
  const mapping: Mapping = {};
  const usedColumns = new Set<number>();
  for (const [target, names] of Object.entries(columns) as [TargetColumn, string[]][]) {
    const candidates = names
      .map((name) => header.findColumn(name))
      .filter((column): column is number => column !== undefined && !usedColumns.has(column));
    const [bestColumn] = candidates.toSorted((a, b) => countFilled(b) - countFilled(a));
    if (bestColumn === undefined) continue;
    mapping[target] = bestColumn;
    usedColumns.add(bestColumn);
  }
  return mapping;
}

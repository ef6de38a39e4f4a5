import { importColumns } from "../rules.ts";
import { daraz } from "./daraz.ts";
import {
  cellAt,
  type Header,
  headerOf,
  type Mapping,
  plainHeader,
  type ShopFormat,
  type TargetColumn,
} from "./format.ts";
import type { FormatName } from "./format-rules.ts";
import { other } from "./other.ts";
import { shopify } from "./shopify.ts";
import { woocommerce } from "./woocommerce.ts";

const foreign: ShopFormat[] = [woocommerce, shopify, daraz];

export type ForeignFormat = Exclude<FormatName, "tatka">;

export const formatOf = (name: ForeignFormat): ShopFormat =>
  foreign.find((format) => format.name === name) ?? other;

/** The number of rows that are searched for headers: Daraz has titles and instructions above and below them. */
export const headerRows = 8;

export type Recognised = {
  format: FormatName;
  /** The index of the row of headers. */
  at: number;
};

/** The minimum number of typical headers by which a format is recognised. */
const minTypical = 4;

/** Recognises a file by its first rows; undefined if it has no row of headers. */
export function recognise(rows: readonly string[][]): Recognised | undefined {
  const headers = rows.slice(0, headerRows).map(headerOf);
  for (const [index, header] of headers.entries()) {
    if (isOurs(header)) return { format: "tatka", at: index };
    const format = foreign.find((format) => typicalOf(format, header) >= minTypical);
    if (format) return { format: format.name, at: index };
  }
  // Any other table: the headers are the first row with a column for a product's name or SKU.
  const at = headers.findIndex(
    (header) => header.at(...named) !== undefined && header.names.filter(Boolean).length > 1,
  );
  return at >= 0 ? { format: "other", at } : undefined;
}

const productNames = [...(other.columns.name_en ?? []), ...(other.columns.name_bn ?? [])];
const named = [...productNames, "sku"];

const typicalOf = ({ typical }: ShopFormat, header: Header) =>
  typical.filter((names) => header.at(...names) !== undefined).length;

/** Whether these are headers of our own files: SKU with one of our names, or without names mostly our headers. */
function isOurs({ names, at }: Header): boolean {
  const ours = importColumns.map(plainHeader);
  const known = names.filter((name) => ours.includes(name));
  if (!known.includes("sku")) return false;
  const written = names.filter(Boolean);
  if (known.includes("name bn") || known.includes("name en")) return true;
  // A file without names can only change existing products. Names under other headers mean another format.
  return at(...productNames) === undefined && known.length * 2 > written.length;
}

/**
 * The usual mapping of a format. Of several matching columns, that with the most filled cells in `sample` is used.
 */
export function defaultMapping(
  { columns }: ShopFormat,
  header: Header,
  sample: readonly string[][],
): Mapping {
  const filled = (at: number) => sample.filter((cells) => cellAt(cells, at) !== "").length;
  const mapping: Mapping = {};
  const used = new Set<number>();
  for (const [target, names] of Object.entries(columns) as [TargetColumn, string[]][]) {
    const found = names
      .map((name) => header.at(name))
      .filter((at): at is number => at !== undefined && !used.has(at));
    const best = found.toSorted((one, two) => filled(two) - filled(one))[0];
    if (best === undefined) continue;
    mapping[target] = best;
    used.add(best);
  }
  return mapping;
}

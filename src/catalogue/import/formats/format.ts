import type { CsvColumn } from "#src/catalogue/product/fields.ts";
import type { FormatName } from "./format-rules.ts";

/** The target of a column of the file: one of our columns, or `pictures` for URLs of pictures. */
export type TargetColumn = CsvColumn | "pictures";

/** The index of the file's column for each of our columns that the file fills. */
export type Mapping = Partial<Record<TargetColumn, number>>;

/** A row of the file; `row` is its number there. */
export type SourceRow = { row: number; cells: string[] };

/** `variants`: a row that only describes the variants of other rows; `category`: staff chose to skip its category. */
export const skipReasons = ["variants", "picture", "grouped", "note", "no_name", "category"] as const;
export type SkipReason = (typeof skipReasons)[number];

/**
 * What the conversion filled in or changed: a generated SKU, a name in only one language, a size read from a
 * text, a shortened text, an archived product.
 */
export const conversionNotes = ["sku", "name_bn", "size", "shortened", "archived"] as const;
export type ConversionNote = (typeof conversionNotes)[number];

/**
 * What happens to a category of the file: products go to our category with this id, to a new category of the
 * same name (`create`), or are not imported (`skip`).
 */
export type CategoryChoice = number | "create" | "skip";

/** A product of the file, or the reason why a row is skipped. */
export type SourceProduct =
  | { row: number; skip: SkipReason }
  | {
      row: number;
      /** The row's cells, with those that it inherits. */
      cells: string[];
      /** What distinguishes it from other variants of the product, such as "1 kg"; empty if it is the only one. */
      variant: string;
      /** The code that the variants of the product have in common; absent if it is the only one. */
      group?: string | undefined;
      /** A stable key, unique in the file. The SKU is generated from it if the product has no SKU. */
      key: string;
      /** The URLs of its pictures, if they are in several columns. */
      pictures?: string[];
      isArchived?: boolean;
      /** Whether its stock is certainly 0. */
      isSoldOut?: boolean;
      /** Whether the reduced price does not apply today. */
      hasNoSale?: boolean;
    };

/** The normalised headers of a file, and the index of the first of some headers that the file has. */
export type Header = { names: string[]; findColumn(...names: string[]): number | undefined };

export type ShopFormat = {
  name: FormatName;
  /** Headers that are typical of this format; each entry lists the alternative names of one header. */
  typical: string[][];
  /** The headers that fill each of our columns. Of several in a file, the one with the most filled cells is used. */
  columns: Partial<Record<TargetColumn, string[]>>;
  /** Whether a category cell lists several categories, separated by commas. */
  listsCategories?: true;
  /** The prefix of generated SKUs. */
  prefix: string;
  /** Turns rows into products. `rows` may be read more than once. */
  toProducts(header: Header, rows: () => AsyncIterable<SourceRow>): AsyncGenerator<SourceProduct>;
};

/** Normalises a header, ignoring case, spaces and punctuation: "*Product Name(English)" → "product name english". */
export const normaliseHeader = (name: string): string =>
  name
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, " ")
    .trim();

export function readHeader(cells: string[]): Header {
  const names = cells.map(normaliseHeader);
  return {
    names,
    findColumn(...alternatives) {
      for (const alternative of alternatives) {
        const index = names.indexOf(normaliseHeader(alternative));
        if (index >= 0) return index;
      }
      return undefined;
    },
  };
}

/** The trimmed text of a cell; empty if the column is missing. */
export const cellAt = (cells: readonly string[], columnIndex: number | undefined): string =>
  columnIndex === undefined ? "" : (cells[columnIndex] ?? "").trim();

/** Fills empty cells of a variant from its product, except in `uninheritedColumns`. */
export const inheritCells = (
  cells: readonly string[],
  parent: readonly string[],
  uninheritedColumns: readonly (number | undefined)[],
): string[] =>
  Array.from({ length: Math.max(cells.length, parent.length) }, (_, index) =>
    uninheritedColumns.includes(index) ? (cells[index] ?? "") : cellAt(cells, index) || (parent[index] ?? ""),
  );

/** Whether `now` is outside the dates of a reduced price; an unreadable date sets no limit. */
export function isOutsideDates(from: string, until: string, now = Date.now()): boolean {
  const start = Date.parse(from);
  // An end without a time means the end of that day.
  const end = Date.parse(/^\d{4}-\d\d-\d\d$/.test(until) ? `${until}T23:59:59` : until);
  return start > now || end < now;
}

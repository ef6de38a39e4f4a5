import type { CsvColumn } from "#src/catalogue/product/fields.ts";
import type { FormatName } from "./format-rules.ts";

/** What a column of theirs can be used for: a column of ours, or URLs of pictures. */
export type TargetColumn = CsvColumn | "pictures";

/** The index of their column for each of ours that has one. */
export type Mapping = Partial<Record<TargetColumn, number>>;

/** A row of their file; `row` is its number there. */
export type SourceRow = { row: number; cells: string[] };

/** `variants`: a row that only describes the variants of other rows. */
export const skipReasons = ["variants", "picture", "grouped", "note", "no_name", "category"] as const;
export type SkipReason = (typeof skipReasons)[number];

/** What was filled in or changed beyond its form. */
export const conversionNotes = ["sku", "name_bn", "size", "shortened", "archived"] as const;
export type ConversionNote = (typeof conversionNotes)[number];

/** What becomes of a category of theirs: the id of ours, a new one of the same name, or none of its products is imported. */
export type CategoryChoice = number | "create" | "skip";

/** One product of their file, or why a row is none. */
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
      /** Lasting and unique in the file: the SKU is made of it if there is none. */
      key: string;
      pictures?: string[];
      isArchived?: boolean;
      /** Whether its stock is certainly 0. */
      isSoldOut?: boolean;
      /** Whether the reduced price does not apply today. */
      hasNoSale?: boolean;
    };

/** Finds the index of a column by its header. */
export type Header = { names: string[]; at(...names: string[]): number | undefined };

export type ShopFormat = {
  name: FormatName;
  /** Headers that only this format has together; each line lists the names of one. */
  typical: string[][];
  /** The headers of our columns. Of several that a file has, the one with most cells filled is used. */
  columns: Partial<Record<TargetColumn, string[]>>;
  /** Whether a cell of categories lists several, with commas between. */
  listsCategories?: true;
  /** Prefix of SKUs that are made. */
  prefix: string;
  /** Turns rows into products. `rows` may be read more than once. */
  sources(header: Header, rows: () => AsyncIterable<SourceRow>): AsyncGenerator<SourceProduct>;
};

/** "*Product Name(English)" → "product name english": case, spaces and signs do not matter. */
export const plainHeader = (name: string): string =>
  name
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, " ")
    .trim();

export function headerOf(cells: string[]): Header {
  const names = cells.map(plainHeader);
  return {
    names,
    at(...wanted) {
      for (const name of wanted) {
        const found = names.indexOf(plainHeader(name));
        if (found >= 0) return found;
      }
      return undefined;
    },
  };
}

/** The trimmed text of a cell; empty without a column. */
export const cellAt = (cells: readonly string[], at: number | undefined): string =>
  at === undefined ? "" : (cells[at] ?? "").trim();

/** Fills empty cells of a variant from its product, except in the `own` columns. */
export const inherit = (
  cells: readonly string[],
  parent: readonly string[],
  own: readonly (number | undefined)[],
): string[] =>
  Array.from({ length: Math.max(cells.length, parent.length) }, (_, index) =>
    own.includes(index) ? (cells[index] ?? "") : cellAt(cells, index) || (parent[index] ?? ""),
  );

/** Whether today is outside the dates of a reduced price; unreadable dates do not matter. */
export function isOutside(from: string, until: string, now = Date.now()): boolean {
  const start = Date.parse(from);
  // Without a time of the day, it ends with that day.
  const end = Date.parse(/^\d{4}-\d\d-\d\d$/.test(until) ? `${until}T23:59:59` : until);
  return start > now || end < now;
}

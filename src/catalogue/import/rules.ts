import { type CsvColumn, csvColumnOf, csvFields, fieldOf } from "../product/fields.ts";

/** The columns of a file of products, in the order of an export. */
export const importColumns = csvFields.map(csvColumnOf);

/** Cells of one line of a file, as text; a column that the file does not have is missing. */
export type Cells = Partial<Record<CsvColumn, string>>;

/** What a new product cannot do without. */
export const requiredFields = csvFields.filter((name) => fieldOf(name).missing);

/** What may be wrong with a cell. */
export const cellProblems = [
  "missing",
  "too_long",
  "not_price",
  "original_low",
  "not_stock",
  "not_flag",
  "not_amount",
  "not_unit",
  "not_step",
  "no_category",
  "garbled",
  "twice",
  "failed",
] as const;
export type CellProblem = (typeof cellProblems)[number];

/** `other` is the line that holds the same SKU. */
export type RowProblem = { column: CsvColumn; code: CellProblem; other?: number };

export const importStates = ["reading", "checked", "merging", "done", "undoing", "undone"] as const;
export type ImportState = (typeof importStates)[number];

/**
 * `new` and `change` wait to be merged; `overtaken` was changed by somebody after the check, `stayed` by somebody after the merge:
 * neither is overwritten.
 */
export const rowStates = [
  "new",
  "change",
  "same",
  "wrong",
  "left_out",
  "merged",
  "overtaken",
  "undone",
  "stayed",
] as const;
export type RowState = (typeof rowStates)[number];

export const maxImportRows = 50_000;
export const maxImportBytes = 40_000_000;

import { type CsvColumn, csvColumnOf, csvFields, fieldOf } from "../product/fields.ts";

/** The columns of a CSV file, in the order of an export. */
export const importColumns = csvFields.map(csvColumnOf);

/** Cells of one row, as text; columns that the file lacks are missing. */
export type Cells = Partial<Record<CsvColumn, string>>;

/** Fields that are required for a new product. */
export const requiredFields = csvFields.filter((name) => fieldOf(name).missing);

/** What is wrong with a cell; `garbled`: its Bengali is lost, `twice`: an earlier row has the same SKU. */
export const cellProblems = [
  "missing",
  "too_long",
  "not_price",
  "original_low",
  "not_stock",
  "not_flag",
  "not_amount",
  "not_unit",
  "not_shared",
  "not_step",
  "above_mrp",
  "not_barcode",
  "shortened",
  "taken_barcode",
  "not_country",
  "not_option",
  "no_category",
  "garbled",
  "twice",
  "failed",
] as const;
export type CellProblem = (typeof cellProblems)[number];

/** `other` is the number of the row with the same SKU, and `sku` the SKU of the product with the same barcode. */
export type RowProblem = { column: CsvColumn; code: CellProblem; other?: number; sku?: string };

/** `mapping`: staff are still mapping the columns of a file of another shop to ours. */
export const importStates = [
  "reading",
  "mapping",
  "checked",
  "merging",
  "done",
  "undoing",
  "undone",
] as const;
export type ImportState = (typeof importStates)[number];

/**
 * `overtaken`: the product was changed after the validation, so the row was not merged. `stayed`: it was
 * changed after the merge, so the row was not reverted.
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

/** `staged`: the product is not imported yet. `left_out`: the product already had other pictures. */
export const importPictureStates = ["staged", "waiting", "fetched", "failed", "left_out"] as const;
export type ImportPictureState = (typeof importPictureStates)[number];

export const maxImportRows = 50_000;
/** The maximum number of pictures by URL, per product and per import. */
export const maxImportPictures = { product: 8, import: 20_000 };
export const maxImportBytes = 40_000_000;

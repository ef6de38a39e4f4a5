import { netUnits } from "#src/catalogue/admin/rules.ts";
import type { CellProblem, ImportState, RowState } from "#src/catalogue/import/rules.ts";
import { csvFields, fieldOf } from "#src/catalogue/product/fields.ts";
import { m } from "#src/language/messages.ts";
import { formatDigits } from "#src/language/numbers/numbers.ts";
import type { WrongRow } from "./contract.ts";

export const importStateLabels: Record<ImportState, () => string> = {
  reading: m.import_state_reading,
  mapping: m.import_state_mapping,
  checked: m.import_state_checked,
  merging: m.import_state_merging,
  done: m.import_state_done,
  undoing: m.import_state_undoing,
  undone: m.import_state_undone,
};

export const rowStateLabels: Record<RowState, () => string> = {
  change: m.import_change,
  new: m.import_new,
  same: m.import_same,
  wrong: m.import_wrong,
  left_out: m.import_left_out,
  merged: m.import_merged,
  overtaken: m.import_overtaken,
  undone: m.import_undone_rows,
  stayed: m.import_kept,
};

/** The parameters of the messages: the cell, the other row, the allowed values, and the other product's SKU. */
type ProblemDetails = { value: string; other: string; options: string; sku: string };

const problemLabels: Record<CellProblem, (details: ProblemDetails) => string> = {
  missing: m.import_cell_missing,
  too_long: m.import_cell_too_long,
  not_price: m.import_cell_not_price,
  original_low: m.import_cell_original_low,
  not_stock: m.import_cell_not_stock,
  not_flag: m.import_cell_not_flag,
  not_amount: m.import_cell_not_amount,
  not_unit: ({ options }) => m.import_cell_not_unit({ units: options }),
  not_shared: m.import_cell_not_shared,
  not_step: m.import_cell_not_step,
  above_mrp: m.import_cell_above_mrp,
  not_barcode: m.import_cell_not_barcode,
  shortened: m.import_cell_shortened,
  taken_barcode: m.import_cell_taken_barcode,
  not_country: m.import_cell_not_country,
  not_option: m.import_cell_not_option,
  no_category: m.import_cell_no_category,
  garbled: ({ value }) => m.import_cell_garbled({ value, kind: "CSV UTF-8" }),
  twice: m.import_cell_twice,
  failed: m.import_cell_failed,
};

/** Why a row needs attention. */
export function problemText({ problem, cells }: WrongRow): string {
  if (!problem) return m.import_row_kept();
  const { column, code, other = 0, sku = "" } = problem;
  const field = csvFields.map(fieldOf).find(({ csv }) => csv?.column === column);
  return problemLabels[code]({
    value: cells[column] ?? "",
    other: formatDigits(other),
    options: (field?.options ? Object.keys(field.options) : netUnits).join(", "),
    sku,
  });
}

import { z } from "zod";
import { id, moment, wholeNumber } from "#src/api/schemas.ts";
import { formatNames } from "#src/catalogue/import/formats/format-rules.ts";
import { pictureFailures } from "#src/catalogue/import/pictures/picture-rules.ts";
import {
  cellProblems,
  importColumns,
  importPictureStates,
  importStates,
  rowStates,
} from "#src/catalogue/import/rules.ts";
import { productFields } from "#src/catalogue/product/fields.ts";

export const byImport = z.object({ id });
export const importToActOn = z.strictObject({ id });

export const importHead = z.object({
  id: z.int(),
  at: moment,
  by: z.string(),
  file_name: z.string(),
  state: z.enum(importStates),
});

export const importCells = z.partialRecord(z.enum(importColumns), z.string());

/** Where the products of a category of the file go: into ours with this id, into a new one, or nowhere. */
export const categoryChoice = z.union([z.int().positive(), z.literal("create"), z.literal("skip")]);

const wrongRow = z.object({
  row: z.int(),
  cells: importCells,
  state: z.enum(["wrong", "overtaken", "stayed"]),
  /** The invalid cell; null if the row was valid but could not be merged or undone. */
  problem: z
    .object({
      column: z.enum(importColumns),
      code: z.enum(cellProblems),
      /** The number of the other row, or the SKU of the other product, that has the same value. */
      other: z.int().optional(),
      sku: z.string().optional(),
    })
    .nullable(),
  product_id: z.int().nullable(),
});

const fields = z.record(
  z.string(),
  z.union([z.string(), z.number(), z.boolean(), z.array(z.union([z.string(), z.number()])), z.null()]),
);

const mergedRow = z.object({
  row: z.int(),
  product_id: z.int().nullable(),
  name: z.string(),
  /** The stored fields before and after; null if the row added the product. */
  before: fields.nullable(),
  after: fields,
});

export const importShown = z.object({
  data: importHead
    .extend({
      format: z.enum(formatNames),
      /** Whether the columns of a file of another shop can still be mapped. */
      can_map: z.boolean(),
      unknown_columns: z.array(z.string()),
      /** The number of rows by state. */
      counts: z.partialRecord(z.enum(rowStates), z.int()),
      /** The number of rows whose products will lack a field that their category requires. */
      incomplete: z.int(),
      /** The number of rows of archived products, which stay archived. */
      archived: z.int(),
      /** The first invalid rows, and the last merged ones. */
      wrong: z.array(wrongRow),
      merged: z.array(mergedRow),
      /** The number of pictures by state, and the first that failed. */
      pictures: z.partialRecord(z.enum(importPictureStates), z.int()),
      /** The same, only for the rows that do not change their product. */
      pictures_of_same: z.partialRecord(z.enum(importPictureStates), z.int()),
      /** The hosts that do not answer, with the time of the next attempt. */
      resting_hosts: z.array(z.object({ host: z.string(), due_at: moment })),
      failed_pictures: z.array(z.object({ row: z.int(), url: z.string(), reason: z.enum(pictureFailures) })),
    })
    .meta({ id: "ProductImport" }),
});

export const importList = z.object({ data: z.array(importHead) });
export const importStaged = z.object({ data: z.object({ id: z.int() }) });

/** Corrects cells of a row, or leaves the row out: exactly one of both. */
export const rowCorrection = z
  .strictObject({
    id,
    row: wholeNumber(1, 10_000_000),
    cells: z
      .partialRecord(z.enum(importColumns), z.string().max(productFields.description_en.max * 2))
      .optional(),
    leave_out: z.boolean().optional(),
  })
  .refine(({ cells, leave_out }) => (cells === undefined) !== (leave_out === undefined))
  .meta({ examples: [{ leave_out: true }] });

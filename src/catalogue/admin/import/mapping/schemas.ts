import { z } from "zod";
import { id } from "#src/api/schemas.ts";
import { categoryChoice, importCells } from "../schemas.ts";
import { conversionNotes, foreignFormats, skipReasons, targetColumns } from "./rules.ts";

/** The largest index of a column in a file. */
const maxColumnIndex = 1_000;
/** The longest path of a category in a file, in characters. */
const maxPathLength = 1_000;

const format = z.enum(foreignFormats);
const mapping = z.partialRecord(z.enum(targetColumns), z.int().min(0).max(maxColumnIndex));

export const mappingShown = z.object({
  data: z.object({
    format,
    /** The columns of the file. */
    header: z.array(z.string()),
    /** The index of the file's column for each of our columns. */
    mapping,
    /** The number of products, and of URLs of pictures. */
    products: z.int(),
    pictures: z.int(),
    /** The first products as they will be imported. */
    examples: z.array(
      z.object({ row: z.int(), cells: importCells, category: z.string(), pictures: z.array(z.string()) }),
    ),
    /** The categories of the file; `name` is that of the new category for this path. */
    categories: z.array(
      z.object({
        path: z.string(),
        name: z.string(),
        products: z.int(),
        choice: categoryChoice,
      }),
    ),
    /** The rows that are not imported by reason, with the first row numbers. */
    skipped: z.array(z.object({ reason: z.enum(skipReasons), count: z.int(), rows: z.array(z.int()) })),
    /** The number of products by what the conversion filled in or changed. */
    notes: z.array(z.object({ note: z.enum(conversionNotes), count: z.int() })),
  }),
});

/** Sets another format with its usual mapping, other columns (null: none), or choices for categories. */
export const mappingChange = z.strictObject({
  id,
  format: format.optional(),
  columns: z.partialRecord(z.enum(targetColumns), z.int().min(0).max(maxColumnIndex).nullable()).optional(),
  categories: z.record(z.string().max(maxPathLength), categoryChoice).optional(),
});

import { sql } from "drizzle-orm";
import {
  bigint,
  boolean,
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
} from "drizzle-orm/pg-core";
import { formatNames } from "./formats/format-rules.ts";
import { importPictureStates, importStates, rowStates } from "./rules.ts";

/** An uploaded file of products with the progress of its merge, which another process can resume. */
export const productImports = pgTable(
  "product_imports",
  {
    id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    at: timestamp({ withTimezone: true }).notNull().defaultNow(),
    /** The id of the uploader, and the name at that time. */
    userId: bigint({ mode: "number" }).notNull(),
    userName: text().notNull(),
    fileName: text().notNull(),
    /** SHA-256 of the file: the same file is not merged twice. */
    fileHash: text().notNull(),
    state: text({ enum: importStates }).notNull().default("reading"),
    /** Columns of the file that are not imported. */
    unknownColumns: text().array().notNull().default(sql`'{}'`),
    format: text({ enum: formatNames }).notNull().default("tatka"),
    /** For a file of another shop: its headers. */
    header: text().array().notNull().default(sql`'{}'`),
    /** For a file of another shop: the index of its column for each of ours. */
    mapping: jsonb().notNull().default({}),
    /** The choices of staff for its categories, by category path. */
    categoryChoices: jsonb().notNull().default({}),
    /** The categories to create, and their ids once they exist; rows refer to the nth one as category -n. */
    newCategories: jsonb().notNull().default([]),
    /** The ids of the categories that this import created, including those above them. */
    createdCategories: jsonb().notNull().default([]),
  },
  (table) => [
    check(
      "product_imports_state",
      sql`${table.state} in ('reading', 'mapping', 'checked', 'merging', 'done', 'undoing', 'undone')`,
    ),
    index("product_imports_by_hash").on(table.fileHash),
    index("product_imports_at_work").on(table.id).where(sql`${table.state} in ('merging', 'undoing')`),
  ],
);

/** The unconverted rows of a file of another shop. */
export const productImportLines = pgTable(
  "product_import_lines",
  {
    importId: bigint({ mode: "number" }).notNull(),
    row: integer().notNull(),
    cells: text().array().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.importId, table.row] }),
    foreignKey({
      name: "product_import_lines_import",
      columns: [table.importId],
      foreignColumns: [productImports.id],
    }).onDelete("cascade"),
  ],
);

/** Pictures of products to fetch by their URLs, in the order of `place`. */
export const productImportPictures = pgTable(
  "product_import_pictures",
  {
    importId: bigint({ mode: "number" }).notNull(),
    row: integer().notNull(),
    place: integer().notNull(),
    url: text().notNull(),
    state: text({ enum: importPictureStates }).notNull().default("staged"),
    /** The host of `url`. All waiting pictures of a host that does not answer are postponed together. */
    host: text().notNull(),
    dueAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    attempts: integer().notNull().default(0),
    /** Why the last attempt failed. */
    reason: text(),
    /** The URL of the stored picture. */
    image: text(),
  },
  (table) => [
    primaryKey({ columns: [table.importId, table.row, table.place] }),
    foreignKey({
      name: "product_import_pictures_import",
      columns: [table.importId],
      foreignColumns: [productImports.id],
    }).onDelete("cascade"),
    check(
      "product_import_pictures_state",
      sql`${table.state} in ('staged', 'waiting', 'fetched', 'failed', 'left_out')`,
    ),
    index("product_import_pictures_due").on(table.dueAt).where(sql`${table.state} = 'waiting'`),
  ],
);

/** The validated rows of an import, with what merging or reverting each of them did. */
export const productImportRows = pgTable(
  "product_import_rows",
  {
    importId: bigint({ mode: "number" }).notNull(),
    /** The number of the row in the file, from 1; headers count, too. */
    row: integer().notNull(),
    sku: text().notNull(),
    state: text({ enum: rowStates }).notNull(),
    cells: jsonb().notNull(),
    problem: jsonb(),
    /** Null until the product exists. */
    productId: bigint({ mode: "number" }),
    /** The changed fields before (null for a new product) and after the merge. */
    before: jsonb(),
    after: jsonb(),
    /** Whether the product will lack a field that its category requires. */
    isIncomplete: boolean().notNull().default(false),
    /** The pictures of the product that those of this row replaced, in order. */
    replacedPictures: jsonb(),
  },
  (table) => [
    primaryKey({ columns: [table.importId, table.row] }),
    foreignKey({
      name: "product_import_rows_import",
      columns: [table.importId],
      foreignColumns: [productImports.id],
    }).onDelete("cascade"),
    check(
      "product_import_rows_state",
      sql`${table.state} in ('new', 'change', 'same', 'wrong', 'left_out', 'merged', 'overtaken', 'undone', 'stayed')`,
    ),
    index("product_import_rows_to_do").on(table.importId, table.state, table.productId, table.row),
    index("product_import_rows_by_sku").on(table.importId, table.sku),
    index("product_import_rows_replaced")
      .on(table.productId)
      .where(sql`${table.replacedPictures} is not null`),
  ],
);

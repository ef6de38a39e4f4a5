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
import { importStates, rowStates } from "./rules.ts";

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
  },
  (table) => [
    check(
      "product_imports_state",
      sql`${table.state} in ('reading', 'checked', 'merging', 'done', 'undoing', 'undone')`,
    ),
    index("product_imports_by_hash").on(table.fileHash),
    index("product_imports_at_work").on(table.id).where(sql`${table.state} in ('merging', 'undoing')`),
  ],
);

export const productImportRows = pgTable(
  "product_import_rows",
  {
    importId: bigint({ mode: "number" }).notNull(),
    /** The line number in the file; the first line has the column names. */
    row: integer().notNull(),
    sku: text().notNull(),
    state: text({ enum: rowStates }).notNull(),
    cells: jsonb().notNull(),
    problem: jsonb(),
    /** Null until the product exists. */
    productId: bigint({ mode: "number" }),
    /** The changed fields before (null: no product) and after the merge. */
    before: jsonb(),
    after: jsonb(),
    /** With the row merged, the product lacks a field that its category requires. */
    isIncomplete: boolean().notNull().default(false),
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
  ],
);

import { createHash } from "node:crypto";
import { Problem } from "#src/api/problem.ts";
import type { Viewer } from "#src/api/viewer.ts";
import { m } from "#src/language/messages.ts";
import { number } from "#src/language/numbers/numbers.ts";
import type { Queries } from "#src/platform/database/database.server.ts";
import type { CsvColumn } from "../product/fields.ts";
import { readRequirements } from "../product/missing-fields.server.ts";
import {
  barcodeOwners,
  type CheckedRow,
  categoryNames,
  checkRow,
  productsBySku,
} from "./check-row.server.ts";
import { readRecords } from "./read-records.server.ts";
import { type Cells, importColumns, maxImportRows } from "./rules.ts";

const rowsAtOnce = 500;

type FileLine = { row: number; cells: Cells };

/**
 * Stores a CSV stream as a new import and validates its rows. Returns its id, or that of an earlier import of the same file. Throws
 * on invalid CSV, on a missing column `sku`, and on no or too many rows, and stores nothing then.
 */
export async function stageFile(
  pool: Queries,
  chunks: AsyncIterable<Uint8Array>,
  { fileName, viewer }: { fileName: string; viewer: Viewer },
): Promise<number> {
  const hash = createHash("sha256");
  async function* hashed() {
    for await (const chunk of chunks) {
      hash.update(chunk);
      yield chunk;
    }
  }
  const { rows } = await pool.query<{ id: number }>(
    "insert into product_imports (user_id, user_name, file_name, file_hash) values ($1, $2, $3, '') returning id",
    [viewer.id, viewer.name, fileName],
  );
  const id = rows[0]?.id ?? 0;
  try {
    const unknown = await stageLines(pool, id, hashed());
    const digest = hash.digest("base64url");
    const before = await mergedBefore(pool, digest);
    if (before === undefined) {
      await pool.query(
        "update product_imports set state = 'checked', file_hash = $2, unknown_columns = $3 where id = $1",
        [id, digest, unknown],
      );
      return id;
    }
    await forget(pool, id);
    return before;
  } catch (error) {
    await forget(pool, id);
    throw error;
  }
}

const forget = (pool: Queries, id: number) => pool.query("delete from product_imports where id = $1", [id]);

/** The import that merged the same file and was not reverted. */
async function mergedBefore(pool: Queries, hash: string): Promise<number | undefined> {
  const { rows } = await pool.query<{ id: number }>(
    "select id from product_imports where file_hash = $1 and state in ('merging', 'done') order by id desc limit 1",
    [hash],
  );
  return rows[0]?.id;
}

/** Validates and stores the rows in batches; returns the unknown columns. */
async function stageLines(pool: Queries, id: number, chunks: AsyncIterable<Uint8Array>): Promise<string[]> {
  const [categories, requirements] = await Promise.all([categoryNames(pool), readRequirements(pool)]);
  const lines = new Map<string, number>();
  let columns: (CsvColumn | undefined)[] | undefined;
  let unknown: string[] = [];
  let waiting: FileLine[] = [];
  let row = 0;
  let count = 0;
  const keep = async () => {
    const cells = waiting.map((line) => line.cells);
    const [products, owners] = await Promise.all([
      productsBySku(pool, cells.map(skuOf)),
      barcodeOwners(pool, cells),
    ]);
    const stored = { categories, products, owners, requirements };
    const checked = waiting.map(({ row, cells }) => {
      const result = checkRow(row, cells, stored, lines.get(skuOf(cells)));
      if (skuOf(cells)) lines.set(skuOf(cells), lines.get(skuOf(cells)) ?? row);
      return result;
    });
    await saveRows(pool, id, checked);
    waiting = [];
  };
  for await (const record of readRecords(chunks)) {
    row += 1;
    if (record.every((cell) => cell.trim() === "")) continue;
    if (!columns) {
      ({ columns, unknown } = columnsOf(record));
      continue;
    }
    count += 1;
    if (count > maxImportRows)
      throw new Problem("too_large", m.import_too_many({ count: number(maxImportRows) }));
    waiting.push({ row, cells: cellsOf(record, columns) });
    if (waiting.length === rowsAtOnce) await keep();
  }
  if (count === 0) throw new Problem("invalid_fields", m.import_empty());
  if (waiting.length > 0) await keep();
  return unknown;
}

const skuOf = ({ sku = "" }: Cells) => sku.trim().replace(/\s+/g, " ").normalize("NFC");

function columnsOf(record: string[]) {
  const names = record.map((name) =>
    name
      .trim()
      .toLowerCase()
      .replace(/[\s-]+/g, "_"),
  );
  const columns = names.map((name) => importColumns.find((column) => column === name));
  if (!columns.includes("sku"))
    throw new Problem("invalid_fields", m.import_no_sku_column({ column: "SKU" }));
  return { columns, unknown: record.filter((name, at) => !columns[at] && name.trim() !== "").slice(0, 20) };
}

function cellsOf(record: string[], columns: (CsvColumn | undefined)[]): Cells {
  const cells: Cells = {};
  for (const [at, column] of columns.entries())
    if (column) cells[column] = (record[at] ?? "").replaceAll("\0", "");
  return cells;
}

/** Inserts or replaces rows of an import. */
export async function saveRows(client: Queries, id: number, rows: CheckedRow[]): Promise<void> {
  await client.query(
    `insert into product_import_rows (import_id, row, sku, state, cells, problem, product_id, before, after, is_incomplete)
     select $1, r.row, r.sku, r.state, r.cells, nullif(r.problem, 'null'), r.product_id, nullif(r.before, 'null'),
            nullif(r.after, 'null'), r.is_incomplete
     from json_populate_recordset(null::product_import_rows, $2) r
     on conflict (import_id, row) do update set sku = excluded.sku, state = excluded.state, cells = excluded.cells,
       problem = excluded.problem, product_id = excluded.product_id, before = excluded.before, after = excluded.after,
       is_incomplete = excluded.is_incomplete`,
    [id, JSON.stringify(rows)],
  );
}

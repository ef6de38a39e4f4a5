import { createHash } from "node:crypto";
import { Problem } from "#src/api/problem.ts";
import type { Viewer } from "#src/api/viewer.ts";
import { m } from "#src/language/messages.ts";
import { formatNumber } from "#src/language/numbers/numbers.ts";
import type { Queries } from "#src/platform/database/database.server.ts";
import type { CsvColumn } from "../product/fields.ts";
import { readCategoryNames } from "./check-row.server.ts";
import type { SourceRow } from "./formats/format.ts";
import { maxHeaderRows, recognise } from "./formats/recognise.ts";
import { storeLines } from "./mapping/stored-lines.server.ts";
import { readRecords } from "./read-records.server.ts";
import { type Cells, importColumns, maxImportRows } from "./rules.ts";
import { type FileRow, stageRows } from "./stage-rows.server.ts";

/**
 * Stores a CSV or XLSX stream as a new import. Rows in our own format are validated; those of another shop
 * are stored as they are, to be mapped. Returns its id, or the id of an import that already merged the same
 * file.
 * Throws, and stores nothing, if the file is broken, has no headers, or has no or too many rows.
 */
export async function stageFile(
  pool: Queries,
  chunks: AsyncIterable<Uint8Array>,
  { fileName, viewer }: { fileName: string; viewer: Viewer },
): Promise<number> {
  const hash = createHash("sha256");
  async function* hashedChunks() {
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
    const { state, unknownColumns } = await stageRecords(pool, id, readRecords(hashedChunks()));
    const digest = hash.digest("base64url");
    const previousImport = await findMergedImport(pool, digest);
    if (previousImport === undefined) {
      await pool.query(
        "update product_imports set state = $4, file_hash = $2, unknown_columns = $3 where id = $1",
        [id, digest, unknownColumns, state],
      );
      return id;
    }
    await deleteImport(pool, id);
    return previousImport;
  } catch (error) {
    await deleteImport(pool, id);
    throw error;
  }
}

const deleteImport = (pool: Queries, id: number) =>
  pool.query("delete from product_imports where id = $1", [id]);

/** The import that merged the same file and was not reverted. */
async function findMergedImport(pool: Queries, hash: string): Promise<number | undefined> {
  const { rows } = await pool.query<{ id: number }>(
    "select id from product_imports where file_hash = $1 and state in ('merging', 'done') order by id desc limit 1",
    [hash],
  );
  return rows[0]?.id;
}

/** The next state of the import, and the headers that are not imported. */
type StageResult = { state: "checked" | "mapping"; unknownColumns: string[] };

/** Stores the rows of a file by its format: validated rows of our own, unconverted rows of another shop. */
async function stageRecords(
  pool: Queries,
  id: number,
  records: AsyncGenerator<string[]>,
): Promise<StageResult> {
  const lines = numberRows(records);
  const firstRows: SourceRow[] = [];
  while (firstRows.length < maxHeaderRows) {
    const next = await lines.next();
    if (next.done) break;
    firstRows.push(next.value);
  }
  if (firstRows.length === 0) throw new Problem("invalid_fields", m.import_empty());
  const recognised = recognise(firstRows.map(({ cells }) => cells));
  if (!recognised) throw new Problem("invalid_fields", m.import_no_sku_column({ column: "SKU" }));
  const header = firstRows[recognised.headerIndex]?.cells ?? [];
  async function* rowsBelowHeader() {
    yield* firstRows.slice(recognised ? recognised.headerIndex + 1 : 0);
    yield* lines;
  }
  if (recognised.format !== "tatka") {
    const count = await storeLines(
      pool,
      id,
      { format: recognised.format, header },
      limitRows(rowsBelowHeader()),
    );
    if (count === 0) throw new Problem("invalid_fields", m.import_empty());
    return { state: "mapping", unknownColumns: [] };
  }
  const { columns, unknownColumns } = columnsOf(header);
  const rows = toFileRows(limitRows(rowsBelowHeader()), columns);
  const count = await stageRows(pool, id, rows, await readCategoryNames(pool));
  if (count === 0) throw new Problem("invalid_fields", m.import_empty());
  return { state: "checked", unknownColumns };
}

/** The non-empty rows with their numbers in the file, from 1. */
async function* numberRows(records: AsyncIterable<string[]>): AsyncGenerator<SourceRow> {
  let row = 0;
  for await (const cells of records) {
    row += 1;
    if (cells.some((cell) => cell.trim() !== "")) yield { row, cells };
  }
}

async function* limitRows(rows: AsyncIterable<SourceRow>): AsyncGenerator<SourceRow> {
  let count = 0;
  for await (const row of rows) {
    count += 1;
    if (count > maxImportRows)
      throw new Problem("too_large", m.import_too_many({ count: formatNumber(maxImportRows) }));
    yield row;
  }
}

async function* toFileRows(
  rows: AsyncIterable<SourceRow>,
  columns: (CsvColumn | undefined)[],
): AsyncGenerator<FileRow> {
  for await (const { row, cells } of rows) yield { row, cells: cellsOf(cells, columns) };
}

/** The maximum number of headers that an import lists as not imported. */
const maxUnknownColumns = 20;

/** Our column for each header of our own format, and the headers that are none of our columns. */
function columnsOf(header: string[]) {
  const names = header.map((name) =>
    name
      .trim()
      .toLowerCase()
      .replace(/[\s-]+/g, "_"),
  );
  const columns = names.map((name) => importColumns.find((column) => column === name));
  return {
    columns,
    unknownColumns: header
      .filter((name, index) => !columns[index] && name.trim() !== "")
      .slice(0, maxUnknownColumns),
  };
}

function cellsOf(record: string[], columns: (CsvColumn | undefined)[]): Cells {
  const cells: Cells = {};
  for (const [index, column] of columns.entries())
    if (column) cells[column] = (record[index] ?? "").replaceAll("\0", "");
  return cells;
}

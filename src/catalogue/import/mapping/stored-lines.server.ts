import { Problem } from "#src/api/problem.ts";
import { m } from "#src/language/messages.ts";
import type { Queries } from "#src/platform/database/database.server.ts";
import { type CategoryChoice, type Mapping, readHeader, type SourceRow } from "../formats/format.ts";
import { defaultMapping, type ForeignFormat, findFormat } from "../formats/recognise.ts";
import type { ImportState } from "../rules.ts";

const batchSize = 500;
/** The number of rows in which the filled cells of each column are counted. */
const sampleSize = 200;

/** The mapping of a file of another shop. */
export type FileMapping = {
  id: number;
  format: ForeignFormat;
  header: string[];
  mapping: Mapping;
  category_choices: Record<string, CategoryChoice>;
};

/** Stores the rows of a file of another shop, and the usual mapping of its format. Returns their number. */
export async function storeLines(
  pool: Queries,
  id: number,
  { format, header }: Pick<FileMapping, "format" | "header">,
  lines: AsyncIterable<SourceRow>,
): Promise<number> {
  let pendingRows: SourceRow[] = [];
  let count = 0;
  const flush = async () => {
    const rows = pendingRows.map(({ row, cells }) => ({
      row,
      cells: cells.map((cell) => cell.replaceAll("\0", "")),
    }));
    await pool.query(
      `insert into product_import_lines (import_id, row, cells)
       select $1, r.row, r.cells from json_to_recordset($2) as r (row int, cells text[])`,
      [id, JSON.stringify(rows)],
    );
    pendingRows = [];
  };
  for await (const line of lines) {
    count += 1;
    pendingRows.push(line);
    if (pendingRows.length === batchSize) await flush();
  }
  if (pendingRows.length > 0) await flush();
  await pool.query("update product_imports set format = $2, header = $3, mapping = $4 where id = $1", [
    id,
    format,
    header.map((name) => name.replaceAll("\0", "")),
    await readDefaultMapping(pool, id, { format, header }),
  ]);
  return count;
}

/** The mapping of a format to the columns of a stored file. */
export async function readDefaultMapping(
  pool: Queries,
  id: number,
  { format, header }: Pick<FileMapping, "format" | "header">,
): Promise<Mapping> {
  const { rows } = await pool.query<SourceRow>(
    `select row, cells from product_import_lines where import_id = $1 order by row limit ${sampleSize}`,
    [id],
  );
  return defaultMapping(
    findFormat(format),
    readHeader(header),
    rows.map(({ cells }) => cells),
  );
}

/** The stored rows in order, read in batches. */
export async function* readLines(pool: Queries, id: number): AsyncGenerator<SourceRow> {
  let lastRow = 0;
  for (;;) {
    const { rows } = await pool.query<SourceRow>(
      `select row, cells from product_import_lines where import_id = $1 and row > $2 order by row limit ${batchSize}`,
      [id, lastRow],
    );
    yield* rows;
    if (rows.length < batchSize) return;
    lastRow = rows.at(-1)?.row ?? lastRow;
  }
}

/** The mapping of an import. Throws `not_found`, and `changed` if its rows can no longer be mapped. */
export async function readMapping(pool: Queries, id: number): Promise<FileMapping & { state: ImportState }> {
  const { rows } = await pool.query<FileMapping & { state: ImportState; can_map: boolean }>(
    `select id, state, format, header, mapping, category_choices,
       state in ('mapping', 'checked') and exists (select from product_import_lines where import_id = $1) as can_map
     from product_imports where id = $1`,
    [id],
  );
  const [fileMapping] = rows;
  if (!fileMapping) throw new Problem("not_found", m.problem_not_found());
  if (!fileMapping.can_map) throw new Problem("changed", m.import_not_mapped());
  return fileMapping;
}

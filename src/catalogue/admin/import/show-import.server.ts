import { Problem } from "#src/api/problem.ts";
import type { FormatName } from "#src/catalogue/import/formats/format-rules.ts";
import type { PictureFailure } from "#src/catalogue/import/pictures/picture-rules.ts";
import type { ImportedFields } from "#src/catalogue/import/read-row.ts";
import type {
  Cells,
  ImportPictureState,
  ImportState,
  RowProblem,
  RowState,
} from "#src/catalogue/import/rules.ts";
import { locale } from "#src/language/locale.ts";
import { m } from "#src/language/messages.ts";
import type { Queries } from "#src/platform/database/database.server.ts";
import type { ApiContext } from "#src/platform/http/api.server.ts";
import type { ImportHead, ImportShown, WrongRow } from "./contract.ts";

type ImportRecord = {
  id: number;
  at: Date;
  by: string;
  file_name: string;
  state: ImportState;
  unknown_columns: string[];
  format: FormatName;
  can_map: boolean;
};
type WrongRecord = {
  row: number;
  cells: Cells;
  state: RowState;
  problem: RowProblem | null;
  product_id: number | null;
};
type MergedRowRecord = {
  row: number;
  product_id: number | null;
  name_en: string | null;
  name_bn: string | null;
  before: ImportedFields | null;
  after: ImportedFields;
};

const maxWrongRows = 100;
const maxMergedRows = 4;
const maxFailedPictures = 20;
const maxRestingHosts = 5;
const maxImports = 20;

/** An import: the number of rows by state, the first invalid rows and the last merged ones. Throws `not_found`. */
export async function showImport({ id }: { id: number }, { shop }: ApiContext): Promise<ImportShown> {
  const { pool } = shop.database;
  const [importRow, rowFields, pictureFields] = await Promise.all([
    readImport(pool, id),
    readRowFields(pool, id),
    readPictureFields(pool, id),
  ]);
  if (!importRow) throw new Problem("not_found", m.problem_not_found());
  return { data: { ...importRow, at: importRow.at.toISOString(), ...rowFields, ...pictureFields } };
}

async function readImport(pool: Queries, id: number): Promise<ImportRecord | undefined> {
  const { rows } = await pool.query<ImportRecord>(
    `select id, at, user_name as by, file_name, state, unknown_columns, format,
       state in ('mapping', 'checked') and exists (select from product_import_lines where import_id = $1) as can_map
     from product_imports where id = $1`,
    [id],
  );
  return rows[0];
}

/** The states of valid rows; only of these, rows that leave their product incomplete are counted. */
const incompleteStates: RowState[] = ["new", "change", "same", "merged"];

async function readRowFields(pool: Queries, id: number) {
  const [counts, wrong, merged, archived] = await Promise.all([
    pool.query<{ state: RowState; count: number; incomplete: number }>(
      `select state, count(*) as count, count(*) filter (where is_incomplete) as incomplete
       from product_import_rows where import_id = $1 group by state`,
      [id],
    ),
    pool.query<WrongRecord>(
      `select row, cells, state, problem, product_id from product_import_rows
       where import_id = $1 and state in ('wrong', 'overtaken', 'stayed') order by row limit ${maxWrongRows}`,
      [id],
    ),
    pool.query<MergedRowRecord>(
      `select r.row, r.product_id, p.name_en, p.name_bn, r.before, coalesce(r.after, '{}') as after
       from product_import_rows r left join products p on p.id = r.product_id
       where r.import_id = $1 and r.state = 'merged' order by r.product_id desc, r.row desc limit ${maxMergedRows}`,
      [id],
    ),
    // Rows of archived products that do not restore them.
    pool.query<{ count: number }>(
      `select count(*) as count from product_import_rows r join products p on p.id = r.product_id and p.is_archived
       where r.import_id = $1 and r.state in ('change', 'same', 'merged')
         and coalesce((r.after->>'is_archived')::boolean, true)`,
      [id],
    ),
  ]);
  const incompleteCounts = counts.rows.filter(({ state }) => incompleteStates.includes(state));
  return {
    counts: Object.fromEntries(counts.rows.map(({ state, count }) => [state, count])),
    incomplete: incompleteCounts.reduce((sum, { incomplete }) => sum + incomplete, 0),
    archived: archived.rows[0]?.count ?? 0,
    wrong: wrong.rows as WrongRow[],
    merged: merged.rows.map(({ name_en, name_bn, ...row }) => ({
      ...row,
      name: (locale() === "bn" ? name_bn : name_en) ?? "",
    })),
  };
}

async function readPictureFields(pool: Queries, id: number) {
  const [counts, restingHosts, failed] = await Promise.all([
    // `same` counts the pictures of rows that do not change their product.
    pool.query<{ state: ImportPictureState; count: number; same: number }>(
      `select f.state, count(*) as count, count(*) filter (where r.state = 'same') as same
       from product_import_pictures f join product_import_rows r on r.import_id = f.import_id and r.row = f.row
       where f.import_id = $1 group by f.state`,
      [id],
    ),
    // Hosts that did not answer, and all of whose pictures wait for the next attempt.
    pool.query<{ host: string; due_at: Date }>(
      `select host, min(due_at) as due_at from product_import_pictures
       where import_id = $1 and state = 'waiting' and reason in ('unreachable', 'too_slow')
       group by host having min(due_at) > now() order by 2 limit ${maxRestingHosts}`,
      [id],
    ),
    pool.query<{ row: number; url: string; reason: PictureFailure }>(
      `select row, url, coalesce(reason, 'unreachable') as reason from product_import_pictures
       where import_id = $1 and state = 'failed' order by row, place limit ${maxFailedPictures}`,
      [id],
    ),
  ]);
  const sameCounts = counts.rows.filter(({ same }) => same > 0);
  return {
    pictures: Object.fromEntries(counts.rows.map(({ state, count }) => [state, count])),
    pictures_of_same: Object.fromEntries(sameCounts.map(({ state, same }) => [state, same])),
    resting_hosts: restingHosts.rows.map(({ host, due_at }) => ({ host, due_at: due_at.toISOString() })),
    failed_pictures: failed.rows,
  };
}

/** The newest imports, without those whose file is still being read. */
export async function listImports(_input: object, { shop }: ApiContext): Promise<{ data: ImportHead[] }> {
  const { rows } = await shop.database.pool.query<
    Omit<ImportRecord, "unknown_columns" | "format" | "can_map">
  >(
    `select id, at, user_name as by, file_name, state from product_imports where state <> 'reading'
     order by id desc limit ${maxImports}`,
  );
  return { data: rows.map((row) => ({ ...row, at: row.at.toISOString() })) };
}

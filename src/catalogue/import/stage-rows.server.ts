import type { Queries } from "#src/platform/database/database.server.ts";
import { readRequirements } from "../product/missing-fields.server.ts";
import { type CheckedRow, checkRow, findProductsBySku, findSkusByBarcode } from "./check-row.server.ts";
import type { CategoryNames } from "./read-row.ts";
import { type Cells, maxImportPictures } from "./rules.ts";

const batchSize = 500;

export type FileRow = { row: number; cells: Cells; pictures?: string[] };

/**
 * Validates rows and stores them with the URLs of their pictures, in batches. `categories` may grow
 * meanwhile. Returns their number.
 */
export async function stageRows(
  pool: Queries,
  id: number,
  rows: AsyncIterable<FileRow>,
  categories: CategoryNames,
): Promise<number> {
  const requirements = await readRequirements(pool);
  const rowBySku = new Map<string, number>();
  let pendingRows: FileRow[] = [];
  let count = 0;
  let pictureCount = 0;
  const flush = async () => {
    const cells = pendingRows.map((row) => row.cells);
    const products = await findProductsBySku(pool, cells.map(skuOf));
    const skuByBarcode = await findSkusByBarcode(pool, cells);
    const storedCatalogue = { categories, products, owners: skuByBarcode, requirements };
    const checkedRows = pendingRows.map(({ row, cells }) => {
      const sku = skuOf(cells);
      const earlierRow = rowBySku.get(sku);
      if (sku) rowBySku.set(sku, earlierRow ?? row);
      return checkRow(row, cells, storedCatalogue, earlierRow);
    });
    await saveRows(pool, id, checkedRows);
    pictureCount += await savePictures(pool, id, pendingRows, maxImportPictures.import - pictureCount);
    pendingRows = [];
  };
  for await (const row of rows) {
    count += 1;
    pendingRows.push(row);
    if (pendingRows.length === batchSize) await flush();
  }
  if (pendingRows.length > 0) await flush();
  return count;
}

const skuOf = ({ sku = "" }: Cells) => sku.trim().replace(/\s+/g, " ").normalize("NFC");

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

/** Longest URL of a picture, in characters. */
const maxUrlLength = 2_000;

/** Stores at most `most` URLs; returns their number. */
async function savePictures(client: Queries, id: number, rows: FileRow[], most: number): Promise<number> {
  const pictures = rows
    .flatMap(({ row, pictures = [] }) =>
      pictures.map((url, place) => ({ row, place, url, host: hostOf(url) })),
    )
    .filter(({ url, host }) => host !== undefined && url.length <= maxUrlLength)
    .slice(0, most);
  if (pictures.length === 0) return 0;
  await client.query(
    `insert into product_import_pictures (import_id, row, place, url, host)
     select $1, r.row, r.place, r.url, r.host from json_to_recordset($2) as r (row int, place int, url text, host text)`,
    [id, JSON.stringify(pictures)],
  );
  return pictures.length;
}

const hostOf = (url: string): string | undefined => URL.parse(url)?.host;

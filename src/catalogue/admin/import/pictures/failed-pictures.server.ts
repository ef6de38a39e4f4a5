import { toCsvLine } from "#src/api/csv-line.ts";
import { Problem } from "#src/api/problem.ts";
import { m } from "#src/language/messages.ts";
import type { ApiContext } from "#src/platform/http/api.server.ts";
import type { Csv } from "#src/platform/http/serve-download.server.ts";
import type { ImportShown } from "../contract.ts";
import { showImport } from "../show-import.server.ts";

/** Fetches failed pictures of an import again. Throws `changed` without failed pictures. */
export async function retryPictures({ id }: { id: number }, context: ApiContext): Promise<ImportShown> {
  const { database, queues } = context.shop;
  const { rowCount } = await database.pool.query(
    `update product_import_pictures set state = 'waiting', attempts = 0, reason = null, due_at = now()
     where import_id = $1 and state = 'failed'
       and exists (select from product_imports where id = $1 and state = 'done')`,
    [id],
  );
  if (rowCount === 0) throw new Problem("changed", m.import_nothing_to_do());
  queues.wake();
  return showImport({ id }, context);
}

/** The failed pictures with the products that lack them. */
export async function exportFailedPictures({ id }: { id: number }, { shop }: ApiContext): Promise<Csv> {
  const { rows } = await shop.database.pool.query<{ row: number; sku: string; url: string; reason: string }>(
    `select f.row, r.sku, f.url, coalesce(f.reason, '') as reason from product_import_pictures f
     join product_import_rows r on r.import_id = f.import_id and r.row = f.row
     where f.import_id = $1 and f.state = 'failed' order by f.row, f.place`,
    [id],
  );
  async function* lines() {
    yield toCsvLine(["row", "sku", "url", "reason"]);
    yield rows.map(({ row, sku, url, reason }) => toCsvLine([row, sku, url, reason])).join("");
  }
  return { fileName: `failed-pictures-${id}.csv`, lines: lines() };
}

import type { z } from "zod";
import { type CsvValue, toCsvLine } from "#src/api/csv-line.ts";
import type { Viewer } from "#src/api/viewer.ts";
import { importColumns } from "#src/catalogue/import/rules.ts";
import { columnOf, csvFields, fieldOf, type ProductFieldName } from "#src/catalogue/product/fields.ts";
import {
  type StoredProduct,
  storedColumnsSql,
  toApiValue,
} from "#src/catalogue/product/stored-product.server.ts";
import type { CurrentIndex } from "#src/catalogue/search/live/live-index.server.ts";
import { record } from "#src/journal/record.server.ts";
import { m } from "#src/language/messages.ts";
import { createReadsFromNow, type Reads } from "#src/platform/database/reads-from-now.server.ts";
import { replicaWaits } from "#src/platform/database/replica.server.ts";
import type { ApiContext } from "#src/platform/http/api.server.ts";
import type { Download } from "#src/platform/http/serve-download.server.ts";
import { listAdminProducts } from "../list-products.server.ts";
import type { adminProductQuery, productExportQuery } from "../schemas.ts";

type ListFilter = z.output<typeof adminProductQuery>;

const batchSize = 500;

/**
 * Exports products as a CSV or XLSX file that can be imported again, and records it in the journal: a filtered
 * list in its order, or all products by id.
 */
export async function exportProducts(
  { format = "csv", ...filter }: z.output<typeof productExportQuery>,
  context: ApiContext<Viewer>,
  index: CurrentIndex,
): Promise<Download> {
  const { shop, viewer } = context;
  const day = new Date().toISOString().slice(0, 10);
  const fileName = `products-${day}.${format}`;
  await record(shop.database.pool, viewer, {
    action: "product.exported",
    subject: { id: 0, name: fileName },
  });
  const isFiltered = Object.values(filter).some((value) => value);
  const reads = createReadsFromNow(shop.database, replicaWaits.long);
  const idBatches = isFiltered ? readFilteredIds(filter, context, index) : readAllIds(reads);
  const rowBatches = readRows(idBatches, reads);
  if (format === "xlsx") return { fileName, sheet: m.office_products(), rows: flattenRows(rowBatches) };
  return { fileName, lines: toCsvLines(rowBatches) };
}

type IdBatches = AsyncGenerator<number[]>;

/** The ids of all products, in batches. Each batch starts after the last id, as a large offset would be slow. */
async function* readAllIds(reads: Reads): IdBatches {
  let lastId = 0;
  for (;;) {
    const previousId = lastId;
    const { rows } = await reads((queries) =>
      queries.query<{ id: number }>(`select id from products where id > $1 order by id limit ${batchSize}`, [
        previousId,
      ]),
    );
    if (rows.length === 0) return;
    yield rows.map(({ id }) => id);
    lastId = rows.at(-1)?.id ?? lastId;
  }
}

/** The ids of a filtered list, page by page. */
async function* readFilteredIds(filter: ListFilter, context: ApiContext, index: CurrentIndex): IdBatches {
  let after: number | undefined;
  for (;;) {
    const { data, meta } = await listAdminProducts({ ...filter, after }, context, index);
    if (data.length > 0) yield data.map(({ id }) => id);
    if (meta.next === null) return;
    after = meta.next;
  }
}

type Rows = CsvValue[][];

/** The rows of the file: the header, then the products of each batch in the order of its ids. */
async function* readRows(idBatches: IdBatches, reads: Reads): AsyncGenerator<Rows> {
  yield [importColumns];
  for await (const ids of idBatches) {
    const { rows } = await reads((queries) =>
      queries.query<ExportedProduct>(
        `select ${storedColumnsSql}, c.slug,
           array(select slug from categories where id = any(p.further_category_ids)
                 order by position) as further
         from products p join categories c on c.id = p.category_id
         join unnest($1::bigint[]) with ordinality as wanted(id, place) on wanted.id = p.id order by wanted.place`,
        [ids],
      ),
    );
    yield rows.map((row) => csvFields.map((name) => toCellValue(row, name)));
  }
}

async function* toCsvLines(rowBatches: AsyncGenerator<Rows>): AsyncGenerator<string> {
  for await (const rows of rowBatches) yield rows.map(toCsvLine).join("");
}

async function* flattenRows(rowBatches: AsyncGenerator<Rows>): AsyncGenerator<CsvValue[]> {
  for await (const rows of rowBatches) yield* rows;
}

type ExportedProduct = StoredProduct & { slug: string; further: string[] };

function toCellValue(product: ExportedProduct, name: ProductFieldName): CsvValue {
  const { kind } = fieldOf(name);
  if (kind === "category") return product.slug;
  if (kind === "categories") return product.further.join(", ");
  const value = toApiValue(name, product[columnOf(name)]);
  if (kind === "flag") return value ? "yes" : "no";
  if (Array.isArray(value)) return value.join(", ");
  return value as CsvValue;
}

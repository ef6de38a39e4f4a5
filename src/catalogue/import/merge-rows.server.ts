import type { PoolClient } from "pg";
import { insertProducts, writeProducts } from "../product/write-products.server.ts";
import { setMovementCause } from "../stock/movement-cause.server.ts";
import { pickFields } from "./check-row.server.ts";
import { readNewCategories, withCategory } from "./new-categories.server.ts";
import type { ImportedFields } from "./read-row.ts";
import type { RowState } from "./rules.ts";

/** A validated row that is not merged yet; `before` is null for a new product. */
type StagedRow = {
  row: number;
  sku: string;
  product_id: number | null;
  before: ImportedFields | null;
  after: ImportedFields;
};

export type RowOutcome = {
  row: number;
  state: RowState;
  product_id: number | null;
  before: ImportedFields | null;
  after: ImportedFields | null;
};

const nextRowsSql = (state: "change" | "new") =>
  `select row, sku, product_id, before, coalesce(after, '{}') as after from product_import_rows
   where import_id = $1 and state = '${state}' order by product_id, row limit $2`;

/** Merges at most `most` rows; returns their number. `overtaken`: the product was changed after the validation. */
export async function mergeRows(client: PoolClient, id: number, user: number, most: number): Promise<number> {
  const { rows: stagedRows } = await client.query<StagedRow>(
    // One query per state reads rows in the order of an index. A single query would sort all remaining rows.
    `select * from (${nextRowsSql("change")}) changes union all select * from (${nextRowsSql("new")}) additions limit $2`,
    [id, most],
  );
  if (stagedRows.length === 0) return 0;
  const categories = await readNewCategories(client, id);
  const rows = stagedRows.map((row) => ({ ...row, after: withCategory(row.after, categories) }));
  await setMovementCause(client, { kind: "import", user, import: id });
  const changes = await changeProducts(
    client,
    rows.filter(({ before }) => before !== null),
  );
  const additions = await addProducts(
    client,
    rows.filter(({ before }) => before === null),
  );
  await saveOutcomes(client, id, [...changes, ...additions]);
  return rows.length;
}

/** Changes existing products; a row is `overtaken` if its product no longer has the values of `before`. */
async function changeProducts(client: PoolClient, rows: StagedRow[]): Promise<RowOutcome[]> {
  const writtenProducts = await writeProducts(
    client,
    rows.map(({ product_id, before, after }) => ({ id: product_id ?? 0, was: before ?? {}, to: after })),
  );
  return rows.map(({ row, product_id, before, after }, index): RowOutcome => {
    const product = writtenProducts[index];
    if (!product?.before || !product.after) return { row, state: "overtaken", product_id, before, after };
    const names = Object.keys(after);
    return {
      row,
      state: "merged",
      product_id,
      before: pickFields(product.before, names),
      after: pickFields(product.after, names),
    };
  });
}

/** Inserts new products with their category's picture; a row is `overtaken` if its SKU was taken in the meantime. */
async function addProducts(client: PoolClient, rows: StagedRow[]): Promise<RowOutcome[]> {
  if (rows.length === 0) return [];
  const ids = await insertProducts(
    client,
    rows.map(({ sku, after }) => ({ ...after, sku })),
  );
  return rows.map(({ row, sku, before, after }) => {
    const productId = ids.get(sku);
    return { row, state: productId ? "merged" : "overtaken", product_id: productId ?? null, before, after };
  });
}

/** Stores the outcomes in the rows. */
export async function saveOutcomes(client: PoolClient, id: number, outcomes: RowOutcome[]): Promise<void> {
  await client.query(
    `update product_import_rows o set state = r.state, product_id = r.product_id, before = nullif(r.before, 'null'),
       after = nullif(r.after, 'null')
     from json_populate_recordset(null::product_import_rows, $2) r where o.import_id = $1 and o.row = r.row`,
    [id, JSON.stringify(outcomes)],
  );
}

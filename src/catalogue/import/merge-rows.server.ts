import type { PoolClient } from "pg";
import {
  emptyProduct,
  insertColumns,
  recordColumns,
  type StoredProduct,
  setColumns,
  storedColumns,
} from "../product/stored-product.server.ts";
import { stockAfterCount } from "../stock/count-stock.server.ts";
import { setMovementCause } from "../stock/movement-cause.server.ts";
import { isAbove, isWeighable, only } from "./check-row.server.ts";
import type { ImportedFields } from "./read-row.ts";
import type { RowState } from "./rules.ts";

type StagedRow = {
  row: number;
  sku: string;
  product_id: number | null;
  before: ImportedFields | null;
  after: ImportedFields;
};

/** What became of a line. */
export type RowOutcome = {
  row: number;
  state: RowState;
  product_id: number | null;
  before: ImportedFields | null;
  after: ImportedFields | null;
};

type Names = (keyof ImportedFields)[];
const namesOf = (fields: ImportedFields) => Object.keys(fields) as Names;

const nextRows = (state: "change" | "new") =>
  `select row, sku, product_id, before, coalesce(after, '{}') as after from product_import_rows
   where import_id = $1 and state = '${state}' order by product_id, row limit $2`;

/**
 * Merges the next lines of an import, at most `most`, in the order of the products' ids; gives how many. A field that somebody
 * changed since the check is not overwritten: its line is `overtaken`. Sales since then stay sold.
 */
export async function mergeRows(client: PoolClient, id: number, user: number, most: number): Promise<number> {
  const { rows } = await client.query<StagedRow>(
    // One state at a time: each is read by the index in its order, instead of sorting all lines that are left for every portion.
    `select * from (${nextRows("change")}) changes union all select * from (${nextRows("new")}) additions limit $2`,
    [id, most],
  );
  if (rows.length === 0) return 0;
  await setMovementCause(client, { kind: "import", user, import: id });
  const products = await lockProducts(
    client,
    rows.flatMap(({ product_id }) => product_id ?? []),
  );
  const changes: StoredProduct[] = [];
  const outcomes: RowOutcome[] = [];
  for (const staged of rows.filter(({ before }) => before !== null)) {
    const product = products.get(staged.product_id ?? 0);
    const change = product && (await changeOf(client, staged, product));
    const { row, product_id, before, after } = staged;
    if (!product || !change) {
      outcomes.push({ row, state: "overtaken", product_id, before, after });
      continue;
    }
    changes.push({ ...product, ...change });
    outcomes.push({
      row,
      state: "merged",
      product_id,
      before: only(product, namesOf(change)),
      after: change,
    });
  }
  await writeProducts(client, changes);
  outcomes.push(
    ...(await addProducts(
      client,
      rows.filter(({ before }) => before === null),
    )),
  );
  await keepOutcomes(client, id, outcomes);
  return rows.length;
}

/** The products by id, locked in the order of their ids as ordering does. */
export async function lockProducts(client: PoolClient, ids: number[]): Promise<Map<number, StoredProduct>> {
  const { rows } = await client.query<StoredProduct>(
    `select ${storedColumns} from products p where p.id = any($1) order by p.id for no key update`,
    [ids],
  );
  return new Map(rows.map((row) => [row.id, row]));
}

/** The fields as they are to be; undefined where somebody was quicker. */
async function changeOf(
  client: PoolClient,
  { before, after }: StagedRow,
  product: StoredProduct,
): Promise<ImportedFields | undefined> {
  const change: ImportedFields = { ...after };
  for (const name of namesOf(after)) {
    if (name === "stock") continue;
    if (product[name] !== before?.[name] && product[name] !== after[name]) return undefined;
  }
  if (after.stock !== undefined) {
    const count = { counted: after.stock, from: before?.stock ?? null, now: product.stock };
    const stock = await stockAfterCount(client, product.id, count);
    if (stock === undefined) return undefined;
    change.stock = stock;
  }
  const whole = { ...product, ...change };
  return isAbove(whole) && isWeighable(whole) ? change : undefined;
}

/** Writes products as they shall be; whoever calls holds their locks. */
export async function writeProducts(client: PoolClient, products: StoredProduct[]): Promise<void> {
  if (products.length === 0) return;
  await client.query(
    `update products p set ${setColumns}, updated_at = now()
     from json_populate_recordset(null::products, $1) r where p.id = r.id`,
    [JSON.stringify(products)],
  );
}

/** Adds the products that are new, with the picture of their category; one whose SKU was taken meanwhile is `overtaken`. */
async function addProducts(client: PoolClient, rows: StagedRow[]): Promise<RowOutcome[]> {
  if (rows.length === 0) return [];
  const { rows: added } = await client.query<{ id: number; sku: string }>(
    `insert into products (${insertColumns}, image)
     select ${recordColumns}, c.icon from json_populate_recordset(null::products, $1) r join categories c on c.id = r.category_id
     on conflict (sku) do nothing returning id, sku`,
    [JSON.stringify(rows.map(({ sku, after }) => ({ ...emptyProduct, ...after, sku })))],
  );
  const ids = new Map(added.map(({ id, sku }) => [sku, id]));
  return rows.map(({ row, sku, before, after }) => {
    const product = ids.get(sku);
    return { row, state: product ? "merged" : "overtaken", product_id: product ?? null, before, after };
  });
}

/** Says in the lines what became of them. */
export async function keepOutcomes(client: PoolClient, id: number, outcomes: RowOutcome[]): Promise<void> {
  await client.query(
    `update product_import_rows o set state = r.state, product_id = r.product_id, before = nullif(r.before, 'null'),
       after = nullif(r.after, 'null')
     from json_populate_recordset(null::product_import_rows, $2) r where o.import_id = $1 and o.row = r.row`,
    [id, JSON.stringify(outcomes)],
  );
}

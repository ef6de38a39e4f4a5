import type { PoolClient } from "pg";
import { stockAfterCount } from "../stock/count-stock.server.ts";
import { setMovementCause } from "../stock/movement-cause.server.ts";
import { type CurrentProduct, importedColumns, isAbove, isWeighable, only } from "./check-row.server.ts";
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
  const changes: CurrentProduct[] = [];
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
export async function lockProducts(client: PoolClient, ids: number[]): Promise<Map<number, CurrentProduct>> {
  const { rows } = await client.query<CurrentProduct>(
    `select ${importedColumns} from products p where p.id = any($1) order by p.id for no key update`,
    [ids],
  );
  return new Map(rows.map((row) => [row.id, row]));
}

/** The fields as they are to be; undefined where somebody was quicker. */
async function changeOf(
  client: PoolClient,
  { before, after }: StagedRow,
  product: CurrentProduct,
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
export async function writeProducts(client: PoolClient, products: CurrentProduct[]): Promise<void> {
  if (products.length === 0) return;
  await client.query(
    `update products p set category_id = r.category_id, name_en = r.name_en, name_bn = r.name_bn, weight_en = r.weight_en,
       weight_bn = r.weight_bn, net_amount = r.net_amount, net_unit = r.net_unit,
       is_weighed = r.is_weighed, is_perishable = r.is_perishable, description_en = r.description_en, description_bn = r.description_bn, price_poisha = r.price_poisha, original_price_poisha = r.original_price_poisha,
       stock = r.stock, is_featured = r.is_featured, is_new_arrival = r.is_new_arrival, is_top_selling = r.is_top_selling,
       is_archived = r.is_archived, updated_at = now()
     from json_populate_recordset(null::products, $1) r where p.id = r.id`,
    [JSON.stringify(products)],
  );
}

/** Adds the products that are new, with the picture of their category; one whose SKU was taken meanwhile is `overtaken`. */
async function addProducts(client: PoolClient, rows: StagedRow[]): Promise<RowOutcome[]> {
  if (rows.length === 0) return [];
  const { rows: added } = await client.query<{ id: number; sku: string }>(
    `insert into products (sku, category_id, name_en, name_bn, weight_en, weight_bn, net_amount, net_unit, is_weighed, is_perishable,
       description_en, description_bn, image, price_poisha, original_price_poisha, stock, is_featured, is_new_arrival, is_top_selling, is_archived)
     select r.sku, c.id, r.name_en, r.name_bn, coalesce(r.weight_en, ''), coalesce(r.weight_bn, ''), r.net_amount, r.net_unit,
       coalesce(r.is_weighed, false), coalesce(r.is_perishable, false), coalesce(r.description_en, ''), coalesce(r.description_bn, ''), c.icon, r.price_poisha, r.original_price_poisha,
       r.stock, coalesce(r.is_featured, false), coalesce(r.is_new_arrival, false), coalesce(r.is_top_selling, false),
       coalesce(r.is_archived, false)
     from json_populate_recordset(null::products, $1) r join categories c on c.id = r.category_id
     on conflict (sku) do nothing returning id, sku`,
    [JSON.stringify(rows.map(({ sku, after }) => ({ sku, ...after })))],
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

import type { PoolClient } from "pg";
import {
  findPriceAboveMrp,
  isOriginalPriceValid,
  isSame,
  type StoredProduct,
} from "../product/stored-product.server.ts";
import { lockProducts, saveProducts } from "../product/write-products.server.ts";
import { setMovementCause } from "../stock/movement-cause.server.ts";
import { type RowOutcome, saveOutcomes } from "./merge-rows.server.ts";
import type { ImportedFields } from "./read-row.ts";

type MergedRecord = { row: number; product_id: number; before: ImportedFields | null; after: ImportedFields };

/**
 * Reverts at most `most` merged rows and returns their number. Values changed since then stay. New products are
 * deleted, or archived if they were ordered.
 */
export async function undoRows(client: PoolClient, id: number, user: number, most: number): Promise<number> {
  const { rows } = await client.query<MergedRecord>(
    `select r.row, coalesce(r.product_id, 0) as product_id, r.before, coalesce(r.after, '{}') as after from product_import_rows r
     where r.import_id = $1 and r.state = 'merged' order by r.product_id, r.row limit $2`,
    [id, most],
  );
  if (rows.length === 0) return 0;
  await setMovementCause(client, { kind: "import_undone", user, import: id });
  const ids = rows.map(({ product_id }) => product_id);
  const products = await lockProducts(client, ids);
  const orderedIds = await orderedOf(client, ids);
  const changes: StoredProduct[] = [];
  const deletedIds: number[] = [];
  const outcomes = rows.map((merged): RowOutcome => {
    const { row, product_id, before, after } = merged;
    const product = products.get(product_id);
    const outcome = (isWhole: boolean): RowOutcome => ({
      row,
      product_id,
      before,
      after,
      state: isWhole ? "undone" : "stayed",
    });
    if (!product) return outcome(true);
    if (before === null) {
      const wasOrdered = orderedIds.has(product_id);
      // A stock changed by orders or other sizes does not count as changed by a user.
      const isMoved = wasOrdered || product.shares_stock;
      const isUnchanged = hasValues(product, isMoved ? { ...after, stock: product.stock } : after);
      if (isUnchanged && wasOrdered) changes.push({ ...product, is_archived: true });
      else if (isUnchanged) deletedIds.push(product_id);
      return outcome(isUnchanged);
    }
    const { fields, whole } = fieldsToRestore(before, after, product);
    changes.push({ ...product, ...fields });
    return outcome(whole);
  });
  await saveProducts(client, changes);
  await client.query("delete from products where id = any($1)", [deletedIds]);
  await saveOutcomes(client, id, outcomes);
  return rows.length;
}

async function orderedOf(client: PoolClient, ids: number[]): Promise<Set<number>> {
  const { rows } = await client.query<{ id: number }>(
    "select p.id from products p where p.id = any($1) and exists (select from order_items i where i.product_id = p.id)",
    [ids],
  );
  return new Set(rows.map(({ id }) => id));
}

const namesOf = (fields: ImportedFields) => Object.keys(fields) as (keyof ImportedFields)[];

const hasValues = (product: ImportedFields, after: ImportedFields): boolean =>
  namesOf(after).every((name) => isSame(product[name], after[name]));

/** The fields to restore, and whether these are all changed fields. A stock is restored by its difference. */
function fieldsToRestore(before: ImportedFields, after: ImportedFields, product: StoredProduct) {
  const fields: ImportedFields = {};
  let whole = true;
  for (const name of namesOf(after)) {
    const value =
      name === "stock"
        ? stockToRestore(before, after, product)
        : valueToRestore(name, before, after, product);
    if (value === undefined) whole = false;
    else Object.assign(fields, { [name]: value });
  }
  // A price set since then may conflict with the restored original price or maximum retail price.
  const back = { ...product, ...fields };
  const fits = isOriginalPriceValid(back) && !findPriceAboveMrp(back);
  return fits ? { fields, whole } : { fields: {}, whole: false };
}

const valueToRestore = (
  name: keyof ImportedFields,
  before: ImportedFields,
  after: ImportedFields,
  product: StoredProduct,
) => (isSame(product[name], after[name]) ? before[name] : undefined);

function stockToRestore(
  before: ImportedFields,
  after: ImportedFields,
  { stock: currentStock }: StoredProduct,
) {
  const { stock: stockBefore } = before;
  const { stock: to } = after;
  if (stockBefore == null || to == null || currentStock === null)
    return currentStock === to ? (stockBefore ?? null) : undefined;
  return currentStock - (to - stockBefore) >= 0 ? currentStock - (to - stockBefore) : undefined;
}

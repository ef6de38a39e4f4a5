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

/** A merged row: its changed fields before (null for a new product) and after the merge. */
type MergedRecord = { row: number; product_id: number; before: ImportedFields | null; after: ImportedFields };

/**
 * Reverts at most `most` merged rows and returns their number. Values changed since then stay. New products are
 * deleted, or archived if they were ordered.
 */
export async function undoRows(client: PoolClient, id: number, user: number, most: number): Promise<number> {
  const { rows } = await client.query<MergedRecord>(
    `select r.row, coalesce(r.product_id, 0) as product_id, r.before, coalesce(r.after, '{}') as after
     from product_import_rows r where r.import_id = $1 and r.state = 'merged' order by r.product_id, r.row limit $2`,
    [id, most],
  );
  if (rows.length === 0) return 0;
  await setMovementCause(client, { kind: "import_undone", user, import: id });
  const ids = rows.map(({ product_id }) => product_id);
  const products = await lockProducts(client, ids);
  const orderedIds = await findOrderedIds(client, ids);
  const plannedRows = rows.map((row) => ({
    ...row,
    plan: planUndo(row, products.get(row.product_id), orderedIds.has(row.product_id)),
  }));
  await saveProducts(
    client,
    plannedRows.flatMap(({ plan }) => plan.changed ?? []),
  );
  const deletedIds = plannedRows.filter(({ plan }) => plan.isDeleted).map(({ product_id }) => product_id);
  await client.query("delete from products where id = any($1)", [deletedIds]);
  const outcomes = plannedRows.map(({ plan, ...row }): RowOutcome => {
    return { ...row, state: plan.isComplete ? "undone" : "stayed" };
  });
  await saveOutcomes(client, id, outcomes);
  return rows.length;
}

/** What reverts a row: the product to save, or that it is deleted. `isComplete`: no value has to stay. */
type UndoPlan = { isComplete: boolean; changed?: StoredProduct; isDeleted?: boolean };

function planUndo(
  { before, after }: MergedRecord,
  product: StoredProduct | undefined,
  wasOrdered: boolean,
): UndoPlan {
  if (!product) return { isComplete: true };
  if (before !== null) {
    const { fields, isComplete } = fieldsToRestore(before, after, product);
    return { isComplete, changed: { ...product, ...fields } };
  }
  // A stock changed by orders or other sizes does not count as changed by a user.
  const isStockIgnored = wasOrdered || product.shares_stock;
  const isUnchanged = hasValues(product, isStockIgnored ? { ...after, stock: product.stock } : after);
  if (!isUnchanged) return { isComplete: false };
  if (wasOrdered) return { isComplete: true, changed: { ...product, is_archived: true } };
  return { isComplete: true, isDeleted: true };
}

async function findOrderedIds(client: PoolClient, ids: number[]): Promise<Set<number>> {
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
  let isComplete = true;
  for (const name of namesOf(after)) {
    const value =
      name === "stock"
        ? stockToRestore(before, after, product)
        : valueToRestore(name, before, after, product);
    if (value === undefined) isComplete = false;
    else Object.assign(fields, { [name]: value });
  }
  // A price set since then may conflict with the restored original price or maximum retail price.
  const restored = { ...product, ...fields };
  const isValid = isOriginalPriceValid(restored) && !findPriceAboveMrp(restored);
  return isValid ? { fields, isComplete } : { fields: {}, isComplete: false };
}

/** The value before the import; undefined if the value was changed since then. */
const valueToRestore = (
  name: keyof ImportedFields,
  before: ImportedFields,
  after: ImportedFields,
  product: StoredProduct,
) => (isSame(product[name], after[name]) ? before[name] : undefined);

/** The stock without the import's difference; undefined below 0. An uncounted one is treated as any other value. */
function stockToRestore(
  before: ImportedFields,
  after: ImportedFields,
  { stock: currentStock }: StoredProduct,
) {
  const { stock: stockBefore } = before;
  const { stock: stockAfter } = after;
  if (stockBefore == null || stockAfter == null || currentStock === null)
    return currentStock === stockAfter ? (stockBefore ?? null) : undefined;
  const restoredStock = currentStock - (stockAfter - stockBefore);
  return restoredStock >= 0 ? restoredStock : undefined;
}

import type { PoolClient } from "pg";
import { stockAfterCount } from "../stock/stock-after-count.server.ts";
import {
  canShareStock,
  emptyProduct,
  findPriceAboveMrp,
  insertColumnsSql,
  isOriginalPriceValid,
  isSame,
  isWeighable,
  recordColumnsSql,
  type StoredProduct,
  setColumnsSql,
  storedColumnsSql,
} from "./stored-product.server.ts";

/** A change of a product: `was` has the values that the user saw, `to` the new ones. */
export type ProductWrite = { id: number; was: Partial<StoredProduct>; to: Partial<StoredProduct> };

/** The outcome of a change. `before` is missing if the product does not exist, `after` if it was not changed. */
export type WrittenProduct = { before?: StoredProduct; after?: StoredProduct };

/** Whether a product is valid; throws if there is a message for the user. */
export type Check = (next: StoredProduct, before: StoredProduct) => boolean | Promise<boolean>;

/** The constraints of the database on prices and weight. */
export const meetsConstraints: Check = (next) =>
  isOriginalPriceValid(next) && !findPriceAboveMrp(next) && isWeighable(next) && canShareStock(next);

/**
 * Changes a product if every column of `was` still has that value or already the new one. A stock is treated
 * as a count (see `stockAfterCount`); the caller sets its cause with `setMovementCause`. Returns the outcomes
 * in the given order.
 */
export async function writeProducts(
  client: PoolClient,
  writes: ProductWrite[],
  check: Check = meetsConstraints,
): Promise<WrittenProduct[]> {
  const products = await lockProducts(
    client,
    writes.map(({ id }) => id),
  );
  const outcomes = new Map<ProductWrite, WrittenProduct>();
  const hasSharedUnit = createSharedUnitTest(client);
  const countedGroups = new Set<string>();
  /** Counts of further sizes in a group; they are written after the first one, which changes their stock. */
  const laterWrites: ProductWrite[] = [];
  for (const write of writes) {
    const { id, was, to } = write;
    const before = products.get(id);
    if (before?.shares_stock && to.stock !== undefined) {
      if (countedGroups.has(before.size_group)) {
        laterWrites.push(write);
        continue;
      }
      countedGroups.add(before.size_group);
    }
    const next = before && (await applyChange(client, before, was, to));
    const isValid =
      next && (await check(next, before)) && (sharesAsBefore(next, before) || (await hasSharedUnit(next)));
    outcomes.set(write, { before, after: isValid ? next : undefined });
  }
  await saveProducts(
    client,
    [...outcomes.values()].flatMap(({ after }) => after ?? []),
  );
  const laterOutcomes = laterWrites.length > 0 ? await writeProducts(client, laterWrites, check) : [];
  for (const [index, write] of laterWrites.entries()) outcomes.set(write, laterOutcomes[index] ?? {});
  return writes.map((write) => outcomes.get(write) ?? {});
}

/** The unit of the other products that share the stock of a size group; undefined if none does. */
export async function findSharedUnit(
  client: Pick<PoolClient, "query">,
  { id = 0, size_group: group = "" }: Partial<StoredProduct>,
): Promise<StoredProduct["net_unit"] | undefined> {
  const { rows } = await client.query<Pick<StoredProduct, "net_unit">>(
    "select net_unit from products where size_group = $1 and size_group <> '' and shares_stock and id <> $2 limit 1",
    [group, id],
  );
  return rows[0]?.net_unit;
}

/**
 * Returns a function that tells whether a product has the unit of the products that it shares a stock with. The
 * products that it was called with before count as well, although they are not stored yet.
 */
function createSharedUnitTest(client: PoolClient): (product: Partial<StoredProduct>) => Promise<boolean> {
  const units = new Map<string, StoredProduct["net_unit"] | undefined>();
  return async (product) => {
    const { shares_stock, size_group: group = "", net_unit = null } = product;
    if (!shares_stock) return true;
    if (!units.has(group)) units.set(group, await findSharedUnit(client, product));
    const unit = units.get(group) ?? net_unit;
    units.set(group, unit);
    return unit === net_unit;
  };
}

/** Whether a change keeps the fields that decide how stock is shared. */
const sharesAsBefore = (next: StoredProduct, before: StoredProduct) =>
  (["shares_stock", "size_group", "net_unit"] as const).every((name) => next[name] === before[name]);

/** The product with its new values; undefined on a conflict. */
async function applyChange(
  client: PoolClient,
  before: StoredProduct,
  was: Partial<StoredProduct>,
  { stock: counted, ...changes }: Partial<StoredProduct>,
): Promise<StoredProduct | undefined> {
  const names = Object.keys(changes) as (keyof typeof changes)[];
  const hasConflict = names.some(
    (name) => name in was && !isSame(before[name], was[name]) && !isSame(before[name], changes[name]),
  );
  if (hasConflict) return undefined;
  // The count of another size may have set this stock already.
  const isAlreadySet = before.shares_stock && counted === before.stock;
  if (counted === undefined || isAlreadySet) return { ...before, ...changes };
  const count = { counted, from: was.stock ?? null, now: before.stock };
  const stock = await stockAfterCount(client, before.id, count);
  return stock === undefined ? undefined : { ...before, ...changes, stock };
}

/** Products by id, locked in the order of their ids, as orders do, to avoid deadlocks. */
export async function lockProducts(client: PoolClient, ids: number[]): Promise<Map<number, StoredProduct>> {
  const { rows } = await client.query<StoredProduct>(
    `select ${storedColumnsSql} from products p where p.id = any($1) order by p.id for no key update`,
    [ids],
  );
  return new Map(rows.map((row) => [row.id, row]));
}

/** Saves products that the caller has locked. */
export async function saveProducts(client: PoolClient, products: StoredProduct[]): Promise<void> {
  if (products.length === 0) return;
  await client.query(
    `update products p set ${setColumnsSql}, updated_at = now()
     from json_populate_recordset(null::products, $1) r where p.id = r.id`,
    [JSON.stringify(products)],
  );
}

export type NewProduct = Partial<StoredProduct> & { sku: string; position?: number };

/**
 * Inserts products; returns their ids by SKU. Skips products whose SKU is taken, whose category was deleted, or
 * which cannot share the stock of their size group.
 */
export async function insertProducts(
  client: PoolClient,
  products: NewProduct[],
): Promise<Map<string, number>> {
  const insertable = await filterInsertable(client, products);
  const { rows } = await client.query<{ id: number; sku: string }>(
    `insert into products (${insertColumnsSql}, position)
     select ${recordColumnsSql}, r.position
     from json_populate_recordset(null::products, $1) r join categories c on c.id = r.category_id
     on conflict (sku) do nothing returning id, sku`,
    [JSON.stringify(insertable.map((product) => ({ ...emptyProduct, position: 0, ...product })))],
  );
  return new Map(rows.map(({ id, sku }) => [sku, id]));
}

/** The products without those that cannot share the stock of their size group. */
async function filterInsertable(client: PoolClient, products: NewProduct[]): Promise<NewProduct[]> {
  const hasSharedUnit = createSharedUnitTest(client);
  const insertable: NewProduct[] = [];
  for (const product of products) {
    const canShare = canShareStock({ ...product, stock: product.stock ?? 0 });
    if (canShare && (await hasSharedUnit(product))) insertable.push(product);
  }
  return insertable;
}

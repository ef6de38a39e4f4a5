import type { PoolClient } from "pg";
import { stockAfterCount } from "../stock/count-stock.server.ts";
import {
  aboveMrp,
  emptyProduct,
  insertColumns,
  isOriginalPriceValid,
  isSame,
  isWeighable,
  recordColumns,
  type StoredProduct,
  setColumns,
  storedColumns,
} from "./stored-product.server.ts";

/** The values that the user saw, and the new values. */
export type ProductWrite = { id: number; was: Partial<StoredProduct>; to: Partial<StoredProduct> };

/** `before` is missing if the product does not exist, `after` if it was not changed. */
export type WrittenProduct = { before?: StoredProduct; after?: StoredProduct };

/** Whether a product is valid; throws if there is a message for the user. */
export type Check = (next: StoredProduct, before: StoredProduct) => boolean | Promise<boolean>;

/** The constraints of the database on prices and weight. */
export const fits: Check = (next) => isOriginalPriceValid(next) && !aboveMrp(next) && isWeighable(next);

/**
 * Changes products if every column of `was` is unchanged or already has its new value; a stock is a count (see `stockAfterCount`),
 * and its cause is set before by `setMovementCause`. Returns the outcomes in the given order.
 */
export async function writeProducts(
  client: PoolClient,
  writes: ProductWrite[],
  check: Check = fits,
): Promise<WrittenProduct[]> {
  const products = await lockProducts(
    client,
    writes.map(({ id }) => id),
  );
  const written: WrittenProduct[] = [];
  for (const { id, was, to } of writes) {
    const before = products.get(id);
    const next = before && (await changed(client, before, was, to));
    written.push({ before, after: next && (await check(next, before)) ? next : undefined });
  }
  await saveProducts(
    client,
    written.flatMap(({ after }) => after ?? []),
  );
  return written;
}

/** The product with its new values; undefined on a conflict. */
async function changed(
  client: PoolClient,
  before: StoredProduct,
  was: Partial<StoredProduct>,
  { stock: counted, ...to }: Partial<StoredProduct>,
): Promise<StoredProduct | undefined> {
  const named = Object.keys(to) as (keyof typeof to)[];
  if (
    named.some((name) => name in was && !isSame(before[name], was[name]) && !isSame(before[name], to[name]))
  )
    return undefined;
  if (counted === undefined) return { ...before, ...to };
  const count = { counted, from: was.stock ?? null, now: before.stock };
  const stock = await stockAfterCount(client, before.id, count);
  return stock === undefined ? undefined : { ...before, ...to, stock };
}

/** Products by id, locked in the order of their ids, as orders do, to avoid deadlocks. */
export async function lockProducts(client: PoolClient, ids: number[]): Promise<Map<number, StoredProduct>> {
  const { rows } = await client.query<StoredProduct>(
    `select ${storedColumns} from products p where p.id = any($1) order by p.id for no key update`,
    [ids],
  );
  return new Map(rows.map((row) => [row.id, row]));
}

/** Saves products that the caller has locked. */
export async function saveProducts(client: PoolClient, products: StoredProduct[]): Promise<void> {
  if (products.length === 0) return;
  await client.query(
    `update products p set ${setColumns}, updated_at = now()
     from json_populate_recordset(null::products, $1) r where p.id = r.id`,
    [JSON.stringify(products)],
  );
}

export type NewProduct = Partial<StoredProduct> & { sku: string; position?: number };

/** Inserts products; returns their ids by SKU. Skips products whose SKU is taken or whose category was deleted. */
export async function insertProducts(
  client: PoolClient,
  products: NewProduct[],
): Promise<Map<string, number>> {
  const { rows } = await client.query<{ id: number; sku: string }>(
    `insert into products (${insertColumns}, position)
     select ${recordColumns}, r.position
     from json_populate_recordset(null::products, $1) r join categories c on c.id = r.category_id
     on conflict (sku) do nothing returning id, sku`,
    [JSON.stringify(products.map((product) => ({ ...emptyProduct, position: 0, ...product })))],
  );
  return new Map(rows.map(({ id, sku }) => [sku, id]));
}

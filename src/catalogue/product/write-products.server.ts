import type { PoolClient } from "pg";
import { stockAfterCount } from "../stock/count-stock.server.ts";
import {
  emptyProduct,
  insertColumns,
  isAbove,
  isWeighable,
  recordColumns,
  type StoredProduct,
  setColumns,
  storedColumns,
} from "./stored-product.server.ts";

/** What somebody saw of a product, and what it is to be. */
export type ProductWrite = { id: number; was: Partial<StoredProduct>; to: Partial<StoredProduct> };

/** What became of it: `before` is missing where there is no such product, `after` where it stays as it is. */
export type WrittenProduct = { before?: StoredProduct; after?: StoredProduct };

/** Whether a product may be so; what has to be told in words is thrown. */
export type Check = (next: StoredProduct, before: StoredProduct) => boolean | Promise<boolean>;

/** What the database demands of prices and weight. */
export const fits: Check = (next) => isAbove(next) && isWeighable(next);

/**
 * Changes products, each while every column of `was` is still so, or already as it is to be; a stock is a count (see
 * `stockAfterCount`). Whoever changes a stock says before why (`setMovementCause`). Gives what became of each, in the order given.
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

/** The product as it is to be; undefined where somebody was quicker. */
async function changed(
  client: PoolClient,
  before: StoredProduct,
  was: Partial<StoredProduct>,
  { stock: counted, ...to }: Partial<StoredProduct>,
): Promise<StoredProduct | undefined> {
  const named = Object.keys(to) as (keyof typeof to)[];
  if (named.some((name) => name in was && before[name] !== was[name] && before[name] !== to[name]))
    return undefined;
  if (counted === undefined) return { ...before, ...to };
  const count = { counted, from: was.stock ?? null, now: before.stock };
  const stock = await stockAfterCount(client, before.id, count);
  return stock === undefined ? undefined : { ...before, ...to, stock };
}

/** The products by id, locked in the order of their ids as ordering does. */
export async function lockProducts(client: PoolClient, ids: number[]): Promise<Map<number, StoredProduct>> {
  const { rows } = await client.query<StoredProduct>(
    `select ${storedColumns} from products p where p.id = any($1) order by p.id for no key update`,
    [ids],
  );
  return new Map(rows.map((row) => [row.id, row]));
}

/** Writes products as they are to be; whoever calls holds their locks. */
export async function saveProducts(client: PoolClient, products: StoredProduct[]): Promise<void> {
  if (products.length === 0) return;
  await client.query(
    `update products p set ${setColumns}, updated_at = now()
     from json_populate_recordset(null::products, $1) r where p.id = r.id`,
    [JSON.stringify(products)],
  );
}

export type NewProduct = Partial<StoredProduct> & { sku: string; position?: number };

/** Adds products; gives their ids by SKU. One whose SKU is taken, or whose category is gone, is not added. */
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

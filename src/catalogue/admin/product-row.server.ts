import type { PoolClient } from "pg";
import { Problem } from "#src/api/problem.ts";
import { m } from "#src/language/messages.ts";
import { toTaka } from "#src/language/numbers/money.ts";
import { inTransaction } from "#src/platform/database/transaction.server.ts";
import type { Shop } from "#src/platform/shop.server.ts";
import type { AdminProduct } from "./contract.ts";

export type AdminProductRecord = {
  id: number;
  sku: string;
  name_en: string;
  name_bn: string;
  weight_en: string;
  weight_bn: string;
  image: string;
  tint: string;
  category_id: number;
  price_poisha: number;
  original_price_poisha: number | null;
  stock: number | null;
  step_grams: number | null;
  is_featured: boolean;
  is_new_arrival: boolean;
  is_top_selling: boolean;
  is_weighed: boolean;
  is_perishable: boolean;
  is_archived: boolean;
};

/** SQL columns of a product `p` and its category `c`. */
export const adminProductColumns = `p.id, p.sku, p.name_en, p.name_bn, p.weight_en, p.weight_bn, p.image, c.tint,
  p.category_id, p.price_poisha, p.original_price_poisha, p.stock, case when p.is_weighed then p.net_amount end as step_grams, p.is_featured, p.is_new_arrival,
  p.is_top_selling, p.is_weighed, p.is_perishable, p.is_archived`;

/** A product for the back office; prices in taka. */
export function toAdminProduct(row: AdminProductRecord): AdminProduct {
  const bit = (value: boolean) => (value ? 1 : 0);
  return {
    id: row.id,
    sku: row.sku,
    names: { en: row.name_en, bn: row.name_bn },
    weights: { en: row.weight_en, bn: row.weight_bn },
    image: row.image,
    tint: row.tint,
    category_id: row.category_id,
    price: toTaka(row.price_poisha),
    originalPrice: row.original_price_poisha === null ? null : toTaka(row.original_price_poisha),
    stock: row.stock,
    step_grams: row.step_grams,
    is_featured: bit(row.is_featured),
    is_new_arrival: bit(row.is_new_arrival),
    is_top_selling: bit(row.is_top_selling),
    is_weighed: bit(row.is_weighed),
    is_perishable: bit(row.is_perishable),
    is_archived: bit(row.is_archived),
  };
}

/** Products by their ids, as the shopkeeper sees them; ids that the catalogue does not know are left out. */
export async function findAdminProducts(shop: Shop, ids: number[]): Promise<Map<number, AdminProduct>> {
  const { rows } = await shop.database.pool.query<AdminProductRecord>(
    `select ${adminProductColumns} from products p join categories c on c.id = p.category_id where p.id = any($1)`,
    [ids],
  );
  return new Map(rows.map((row) => [row.id, toAdminProduct(row)]));
}

/** The product as it is, locked against orders and colleagues until the transaction ends. */
export async function lockProduct(client: PoolClient, id: number): Promise<AdminProduct | undefined> {
  const { rows } = await client.query<AdminProductRecord>(
    `select ${adminProductColumns} from products p join categories c on c.id = p.category_id
     where p.id = $1 for no key update of p`,
    [id],
  );
  return rows[0] && toAdminProduct(rows[0]);
}

/** Runs `work` in one transaction, with the product as `lock` found and locked it. Refuses an unknown one. */
export const withProduct = <Locked, Done>(
  { database }: Shop,
  id: number,
  lock: (client: PoolClient, id: number) => Promise<Locked | undefined>,
  work: (client: PoolClient, before: Locked) => Promise<Done>,
): Promise<Done> =>
  inTransaction(
    database,
    async (client) => {
      const before = await lock(client, id);
      if (!before) throw new Problem("not_found", m.product_not_found());
      return work(client, before);
    },
    [`product ${id}`],
  );

import type { PoolClient } from "pg";
import { Problem } from "#src/api/problem.ts";
import { m } from "#src/language/messages.ts";
import { toTaka } from "#src/language/numbers/money.ts";
import type { Queries } from "#src/platform/database/database.server.ts";
import { inTransaction } from "#src/platform/database/transaction.server.ts";
import type { Shop } from "#src/platform/shop.server.ts";
import { columnOf, flagNames } from "../product/fields.ts";
import { knownFields, missingFieldsSql } from "../product/missing-fields.server.ts";
import { type StoredProduct, toApiFields } from "../product/stored-product.server.ts";
import type { AdminProduct } from "./contract.ts";

const apiFieldNames = [
  "sku",
  "category_id",
  "price",
  "originalPrice",
  "mrp",
  "stock",
  "low_stock",
  ...flagNames,
] as const;
const columns = [
  ...apiFieldNames.map(columnOf),
  "id",
  "name_en",
  "name_bn",
  "weight_en",
  "weight_bn",
  "image",
  "net_amount",
] as const;

/** The charged price and the running offer behind it; the last three are null without an offer. */
export type OfferColumns = {
  charged_poisha: number;
  offer_until: Date | null;
  offer_en: string | null;
  offer_bn: string | null;
};

export type AdminProductRecord = Pick<StoredProduct, (typeof columns)[number]> & {
  tint: string;
  missing_fields: string[] | null;
} & OfferColumns;

/** SQL: the columns of `OfferColumns`: the charged price of a product `p`, and the offer behind it. */
export const offerColumnsSql = `p.price_poisha as charged_poisha, p.offer_until,
  (select name_en from offers where id = p.offer_id) as offer_en,
  (select name_bn from offers where id = p.offer_id) as offer_bn`;

/** SQL: the columns of `AdminProductRecord`, from a product `p` and its category `c`. */
export const adminProductColumnsSql = [
  ...columns.map((column) => `p.${column}`),
  "c.tint",
  offerColumnsSql,
  `${missingFieldsSql} as missing_fields`,
].join(", ");

/** The offer by which a product is charged; undefined without one. Its price is in taka. */
export const toOffer = ({ charged_poisha, offer_until, offer_en, offer_bn }: OfferColumns) =>
  offer_en === null || offer_bn === null
    ? undefined
    : {
        names: { en: offer_en, bn: offer_bn },
        price: toTaka(charged_poisha),
        until: offer_until?.toISOString() ?? null,
      };

export const toAdminProduct = (row: AdminProductRecord): AdminProduct => ({
  ...toApiFields(row, apiFieldNames),
  id: row.id,
  names: { en: row.name_en, bn: row.name_bn },
  weights: { en: row.weight_en, bn: row.weight_bn },
  image: row.image,
  tint: row.tint,
  step_grams: row.is_weighed ? row.net_amount : null,
  offer: toOffer(row),
  missing_fields: knownFields(row.missing_fields),
});

/** Products by id; unknown ids are left out. */
export async function findAdminProducts(client: Queries, ids: number[]): Promise<Map<number, AdminProduct>> {
  const { rows } = await client.query<AdminProductRecord>(
    `select ${adminProductColumnsSql} from products p join categories c on c.id = p.category_id where p.id = any($1)`,
    [ids],
  );
  return new Map(rows.map((row) => [row.id, toAdminProduct(row)]));
}

/** Locks a product with `lock` and runs `work` in the same transaction. Throws `not_found`. */
export const withLockedProduct = <Locked, Done>(
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

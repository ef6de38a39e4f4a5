import type { TestShop } from "../shop/open-test-shop.ts";

export type OrderOfferToStore = {
  kind?: string;
  percent?: number;
  /** In taka. */
  amount?: number;
  free?: boolean;
  pieces?: number;
  from?: number;
  products?: number[];
  areas?: number[];
  code?: string;
  maxUses?: number;
  perCustomer?: number;
  perMobile?: number;
  first?: boolean;
  /** Intervals from now. */
  starts?: string;
  ends?: string;
};

/** Stores an offer on orders; returns its id. */
export async function insertOffer(shop: Pick<TestShop, "sql">, offer: OrderOfferToStore): Promise<number> {
  const { kind = "order", products, areas, code, starts = "0", ends = "1 hour" } = offer;
  const [row] = await shop.sql<{ id: number }>(
    `insert into offers (kind, name_en, name_bn, percent, amount_poisha, is_cheapest_free, pieces, from_poisha, applies_to,
       needs_code, max_uses, max_uses_per_customer, max_uses_per_mobile, is_first_order_only, starts_at, ends_at)
     values ($1, $2, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, now() + $14::interval, now() + $15::interval) returning id`,
    [
      kind,
      `Test ${kind}`,
      offer.percent ?? null,
      offer.amount === undefined ? null : offer.amount * 100,
      offer.free ?? false,
      offer.pieces ?? null,
      (offer.from ?? 0) * 100,
      products ? "products" : areas ? "areas" : "all",
      code !== undefined,
      offer.maxUses ?? null,
      offer.perCustomer ?? null,
      offer.perMobile ?? null,
      offer.first ?? false,
      starts,
      ends,
    ],
  );
  const id = row?.id ?? 0;
  for (const product of products ?? [])
    await shop.sql("insert into offer_products values ($1, $2)", [id, product]);
  for (const area of areas ?? []) await shop.sql("insert into offer_areas values ($1, $2)", [id, area]);
  if (code) await shop.sql("insert into offer_codes (code, offer_id) values ($1, $2)", [code, id]);
  return id;
}

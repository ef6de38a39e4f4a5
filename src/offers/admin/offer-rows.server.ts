import type { PoolClient } from "pg";
import sql, { raw, type Sql } from "sql-template-tag";
import { Problem } from "#src/api/problem.ts";
import type { JournalFields } from "#src/journal/record.server.ts";
import { expectVersion } from "#src/kit/entry.server.ts";
import { m } from "#src/language/messages.ts";
import { toTaka } from "#src/language/numbers/money.ts";
import type { Queries } from "#src/platform/database/database.server.ts";
import { maxOfferProducts } from "../rules.ts";
import type { AdminOffer } from "./contract.ts";

type OfferRecord = Omit<AdminOffer, "amount" | "starts_at" | "ends_at" | "taken_off"> & {
  amount_poisha: number | null;
  starts_at: Date;
  ends_at: Date | null;
  off_poisha: number;
};

/** SQL: the state of an offer `o`. */
export const stateOf = `case when o.starts_at > now() then 'coming' when o.ends_at <= now() then 'over' else 'running' end`;

/** SQL: sums of order items `i` of an offer. */
export const sumsOfItems = `count(distinct i.order_id) as orders, coalesce(sum(i.quantity), 0)::int as pieces,
  coalesce(sum(coalesce(i.actual_poisha, i.price_poisha * i.quantity)), 0)::float8 as revenue_poisha,
  coalesce(sum((i.regular_poisha - i.price_poisha) * i.quantity), 0)::float8 as off_poisha`;

/** Offers `o` that fit a condition, each with at most `most` of its products. */
export async function readOffers(
  queries: Queries,
  where: Sql,
  most: number = maxOfferProducts,
): Promise<AdminOffer[]> {
  const { rows } = await queries.query<OfferRecord>(
    sql`select o.id, o.version, o.kind, o.name_en, o.name_bn, o.percent, o.amount_poisha, o.applies_to, o.starts_at, o.ends_at,
          ${raw(stateOf)} as state,
          (select coalesce(json_agg(json_build_object('id', c.id, 'names', json_build_object('en', c.name_en, 'bn', c.name_bn))
             order by c.position, c.id), '[]')
           from offer_categories oc join categories c on c.id = oc.category_id where oc.offer_id = o.id) as categories,
          (select coalesce(json_agg(json_build_object('id', p.id, 'sku', p.sku, 'names',
             json_build_object('en', p.name_en, 'bn', p.name_bn), 'image', p.image, 'tint', c.tint) order by p.category_id, p.position, p.id), '[]')
           from (select p.* from offer_products op join products p on p.id = op.product_id where op.offer_id = o.id
             order by p.category_id, p.position, p.id limit ${most}) p join categories c on c.id = p.category_id) as products,
          (select count(*) from offer_products op where op.offer_id = o.id) as product_count,
          sold.orders, sold.off_poisha
        from offers o cross join lateral (
          select ${raw(sumsOfItems)} from order_items i join orders r on r.id = i.order_id
          where i.offer_id = o.id and r.status <> 'cancelled') sold
        ${where}`,
  );
  return rows.map(({ amount_poisha, starts_at, ends_at, off_poisha, ...row }) => ({
    ...row,
    amount: amount_poisha === null ? null : toTaka(amount_poisha),
    starts_at: starts_at.toISOString(),
    ends_at: ends_at?.toISOString() ?? null,
    taken_off: toTaka(off_poisha),
  }));
}

/** Throws `not_found`. */
export async function readOffer(queries: Queries, id: number): Promise<AdminOffer> {
  const [offer] = await readOffers(queries, sql`where o.id = ${id}`);
  if (!offer) throw new Problem("not_found", m.offers_gone());
  return offer;
}

/** Locks and returns an offer. Throws `not_found`, or `changed` on another version. */
export async function lockOffer(
  client: PoolClient,
  { id, version }: { id: number; version: number },
): Promise<AdminOffer> {
  const { rowCount } = await client.query("select from offers where id = $1 for no key update", [id]);
  return expectVersion(rowCount === 1 ? await readOffer(client, id) : undefined, version, {
    gone: m.offers_gone(),
  });
}

/** The journal's subject and fields of an offer. */
export const aboutOffer = ({ id, name_en }: Pick<AdminOffer, "id" | "name_en">) => ({ id, name: name_en });

export const journalFields = (offer: AdminOffer): JournalFields => ({
  name_en: offer.name_en,
  name_bn: offer.name_bn,
  offer_percent: offer.percent,
  offer_amount: offer.amount,
  offer_target: offer.applies_to,
  offer_categories: offer.categories.map(({ names }) => names.en),
  offer_products: offer.products.map(({ names }) => names.en),
  starts_at: offer.starts_at,
  ends_at: offer.ends_at,
});

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

type OfferRecord = Omit<AdminOffer, "amount" | "from" | "starts_at" | "ends_at" | "taken_off"> & {
  amount_poisha: number | null;
  from_poisha: number;
  starts_at: Date;
  ends_at: Date | null;
  off_poisha: number;
};

/** SQL: the state of an offer `o`. */
export const stateSql = `case when o.starts_at > now() then 'coming' when o.ends_at <= now() then 'over' else 'running' end`;

/** SQL: what an order item `i` cost before the discounts of its order. */
const itemCostSql = raw("coalesce(i.actual_poisha, i.price_poisha * i.quantity)");

/** SQL: the names of a row `alias`, as JSON. */
const namesJsonSql = (alias: string): Sql =>
  raw(`json_build_object('en', ${alias}.name_en, 'bn', ${alias}.name_bn)`);

/**
 * SQL: the items sold with an offer, without cancelled orders: those whose price it lowered, and those of orders
 * that had it. `off` of an order's offer is counted once, at its first item; `line_off` is each item's share.
 */
export const soldWithSql = (offer: Sql): Sql => sql`
  select r.id as order_id, r.created_at, i.product_id, i.quantity,
    ${itemCostSql} - i.discount_poisha as revenue,
    (i.regular_poisha - i.price_poisha) * i.quantity as off,
    (i.regular_poisha - i.price_poisha) * i.quantity as line_off
  from order_items i join orders r on r.id = i.order_id
  where i.offer_id = ${offer} and r.status <> 'cancelled'
  union all
  select r.id, r.created_at, i.product_id, i.quantity,
    ${itemCostSql} - i.discount_poisha,
    case when i.id = (select min(id) from order_items where order_id = r.id) then r.offer_poisha else 0 end,
    case when ${itemCostSql} >= i.offer_share_price_poisha then i.offer_share_poisha
      else i.offer_share_poisha * ${itemCostSql} / i.offer_share_price_poisha end
  from orders r join order_items i on i.order_id = r.id
  where r.offer_id = ${offer} and r.status <> 'cancelled'`;

/**
 * Offers `o` that fit a condition, with their targets (at most `maxProducts` products each), their codes, and what
 * they took off so far (`sold`).
 */
export async function readOffers(
  queries: Queries,
  where: Sql,
  maxProducts: number = maxOfferProducts,
): Promise<AdminOffer[]> {
  const { rows } = await queries.query<OfferRecord>(
    sql`select o.id, o.version, o.kind, o.name_en, o.name_bn, o.percent, o.amount_poisha,
          o.is_cheapest_free as cheapest_free, o.pieces, o.from_poisha, o.applies_to, o.needs_code,
          o.max_uses, o.max_uses_per_customer, o.max_uses_per_mobile,
          o.is_first_order_only as first_order_only, o.starts_at, o.ends_at, ${raw(stateSql)} as state,
          (select coalesce(json_agg(json_build_object('id', c.id, 'names', ${namesJsonSql("c")})
             order by c.position, c.id), '[]')
           from offer_categories oc join categories c on c.id = oc.category_id where oc.offer_id = o.id) as categories,
          (select coalesce(json_agg(json_build_object('id', p.id, 'sku', p.sku, 'names', ${namesJsonSql("p")},
             'image', p.image, 'tint', c.tint) order by p.category_id, p.position, p.id), '[]')
           from (select p.* from offer_products op join products p on p.id = op.product_id where op.offer_id = o.id
             order by p.category_id, p.position, p.id limit ${maxProducts}) p
           join categories c on c.id = p.category_id) as products,
          (select count(*) from offer_products op where op.offer_id = o.id) as product_count,
          (select coalesce(json_agg(json_build_object('id', a.id, 'names', ${namesJsonSql("a")})
             order by a.id), '[]')
           from offer_areas oa join delivery_areas a on a.id = oa.area_id where oa.offer_id = o.id) as areas,
          (select code from offer_codes where offer_id = o.id and max_uses is null) as code,
          (select count(*) from offer_codes where offer_id = o.id and max_uses is not null) as codes_created,
          (select count(distinct r.offer_code)
           from orders r join offer_codes c on c.code = r.offer_code and c.max_uses is not null
           where r.offer_id = o.id and r.status <> 'cancelled') as codes_used, sold.orders, sold.off_poisha
        from offers o
        cross join lateral (
          select count(distinct order_id) as orders, coalesce(sum(off), 0)::float8 as off_poisha from (
            select i.order_id, (i.regular_poisha - i.price_poisha) * i.quantity as off
            from order_items i join orders r on r.id = i.order_id where i.offer_id = o.id and r.status <> 'cancelled'
            union all
            select r.id, r.offer_poisha from orders r where r.offer_id = o.id and r.status <> 'cancelled') s) sold
        ${where}`,
  );
  return rows.map(({ amount_poisha, from_poisha, starts_at, ends_at, off_poisha, ...row }) => ({
    ...row,
    amount: amount_poisha === null ? null : toTaka(amount_poisha),
    from: from_poisha === 0 ? null : toTaka(from_poisha),
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
export const toJournalSubject = ({ id, name_en }: Pick<AdminOffer, "id" | "name_en">) => ({
  id,
  name: name_en,
});

export const toJournalFields = (offer: AdminOffer): JournalFields => ({
  name_en: offer.name_en,
  name_bn: offer.name_bn,
  offer_kind: offer.kind,
  offer_percent: offer.percent,
  offer_amount: offer.amount,
  offer_cheapest_free: offer.cheapest_free,
  offer_pieces: offer.pieces,
  offer_from: offer.from,
  offer_target: offer.applies_to,
  offer_categories: offer.categories.map(({ names }) => names.en),
  offer_products: offer.products.map(({ names }) => names.en),
  offer_areas: offer.areas.map(({ names }) => names.en),
  offer_needs_code: offer.needs_code,
  offer_code: offer.code,
  offer_max_uses: offer.max_uses,
  offer_max_uses_per_customer: offer.max_uses_per_customer,
  offer_max_uses_per_mobile: offer.max_uses_per_mobile,
  offer_first_order_only: offer.first_order_only,
  starts_at: offer.starts_at,
  ends_at: offer.ends_at,
});

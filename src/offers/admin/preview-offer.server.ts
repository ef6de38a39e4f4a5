import sql, { raw, type Sql } from "sql-template-tag";
import { type ProductRow, productColumnsSql, toCard } from "#src/catalogue/product-row.server.ts";
import { toPoisha, toTaka } from "#src/language/numbers/money.ts";
import { now } from "#src/platform/clock.server.ts";
import type { Queries } from "#src/platform/database/database.server.ts";
import { createReadsFromNow } from "#src/platform/database/reads-from-now.server.ts";
import type { ApiContext } from "#src/platform/http/api.server.ts";
import { maxPreviewOrders, maxPreviewProducts } from "../rules.ts";
import type { OfferPreview } from "./contract.ts";
import { readOffer } from "./offer-rows.server.ts";
import { type ParsedQuestion, previewOnOrders } from "./preview-on-orders.server.ts";

/** The products of an offer: all, those whose price changes, and those skipped; as in `offerPreview`. */
type ProductSums = { products: number; changed: number; too_cheap: number; beaten: number };
type ExampleRow = ProductRow & {
  regular_poisha: number;
  lowered_poisha: number;
  crossed_poisha: number;
};
/** The orders looked at, those among them that would have had the offer, and what it would have taken off. */
type OrderSums = { recent: number; orders: number; off_poisha: number };

/** Previews an offer: new prices, or what it would have taken off the newest orders. Saves nothing. */
export const previewOffer = async (
  question: ParsedQuestion,
  context: ApiContext,
): Promise<{ data: OfferPreview }> => ({
  data:
    question.kind === "price" && !question.needs_code
      ? await previewPrices(question, context)
      : await previewOnOrders(question, context),
});

/** Computes at the offer's start with the prices of `charged_price` in the database. */
async function previewPrices(question: ParsedQuestion, { shop }: ApiContext): Promise<OfferPreview> {
  const { id } = question;
  const stored = id === undefined ? undefined : await readOffer(shop.database.pool, id);
  const start = stored && stored.state !== "coming" ? stored.starts_at : question.starts_at;
  const startDate = new Date(start ?? now());
  const compared = comparedSql(question, new Date(Math.max(now(), startDate.getTime())));
  return createReadsFromNow(shop.database)(async (queries) => {
    const products = await countProducts(queries, compared);
    const examples = await readExamples(queries, compared, startDate);
    const orders = await sumRecentOrders(queries, question);
    return {
      prices: { ...products, examples: examples.map(toExample) },
      recent_orders: orders.recent,
      orders: orders.orders,
      taken_off: toTaka(orders.off_poisha),
    };
  });
}

/** Counts the products of `comparedSql`. Less than 1 taka (100 poisha) is too cheap. */
async function countProducts(queries: Queries, compared: Sql): Promise<ProductSums> {
  const { rows } = await queries.query<ProductSums>(
    sql`with ${compared}
        select count(*) as products, count(*) filter (where lowered >= 100) - count(*) filter (where is_beaten) as changed,
          count(*) filter (where lowered < 100) as too_cheap, count(*) filter (where is_beaten) as beaten
        from compared`,
  );
  return rows[0] ?? { products: 0, changed: 0, too_cheap: 0, beaten: 0 };
}

/**
 * The first products whose price the offer changes. `crossed_poisha` is the lowest regular price of the 30 days
 * before `startDate` until now, which is shown crossed out.
 */
async function readExamples(queries: Queries, compared: Sql, startDate: Date): Promise<ExampleRow[]> {
  const { rows } = await queries.query<ExampleRow>(
    sql`with ${compared}
        select ${raw(productColumnsSql())}, p.regular_price_poisha as regular_poisha, compared.lowered as lowered_poisha,
          (select least(p.regular_price_poisha, min(h.regular_poisha)) from (
             (select regular_poisha from product_prices where product_id = p.id
                and changed_at <= ${startDate}::timestamptz - interval '30 days' order by changed_at desc, id desc limit 1)
             union all
             select regular_poisha from product_prices where product_id = p.id
               and changed_at > ${startDate}::timestamptz - interval '30 days'
           ) h) as crossed_poisha
        from compared join products p using (id) join categories c on c.id = p.category_id
        where compared.lowered >= 100 and not compared.is_beaten
        order by p.is_top_selling desc, p.is_featured desc, p.position, p.id limit ${maxPreviewProducts}`,
  );
  return rows;
}

/** What the offer would have taken off the newest orders (`recent`), by item (`saved`). */
async function sumRecentOrders(queries: Queries, question: ParsedQuestion): Promise<OrderSums> {
  const { rows } = await queries.query<OrderSums>(
    sql`with recent as (select id from orders where status <> 'cancelled' order by id desc limit ${maxPreviewOrders}),
        saved as (
          select i.order_id, i.quantity * greatest(
            case when i.offer_id = ${question.id ?? null}::bigint then i.regular_poisha else i.price_poisha end
              - lowered, 0) as off
          from recent r join order_items i on i.order_id = r.id join products p on p.id = i.product_id,
            lateral (select ${loweredPriceSql(question, sql`coalesce(i.regular_poisha, i.price_poisha)`)} as lowered) l
          where ${targetSql(question)} and lowered >= 100
        )
        select (select count(*) from recent) as recent, count(distinct order_id) as orders,
          coalesce(sum(off), 0)::float8 as off_poisha
        from saved where off > 0`,
  );
  return rows[0] ?? { recent: 0, orders: 0, off_poisha: 0 };
}

/** SQL: an amount in poisha lowered by an offer; a percentage leaves whole taka. */
const loweredPriceSql = ({ percent, amount }: Pick<ParsedQuestion, "percent" | "amount">, price: Sql): Sql =>
  percent === null
    ? sql`${price} - ${toPoisha(amount ?? 0)}::bigint`
    : sql`${price} * ${100 - percent}::bigint / 10000 * 100`;

/** SQL: whether an offer applies to a product `p`. */
function targetSql({ applies_to, categories, products }: ParsedQuestion): Sql {
  if (applies_to === "all") return sql`true`;
  return applies_to === "categories"
    ? sql`exists (select from categories_of(p) c where c = any(${categories}::bigint[]))`
    : sql`p.id = any(${products}::bigint[])`;
}

/**
 * SQL: `compared`, the products on sale that an offer applies to, with its price (`lowered`) and whether one of the
 * `other_offers` of that time is cheaper, or as cheap and older (`is_beaten`).
 */
const comparedSql = (question: ParsedQuestion, atTime: Date): Sql => sql`other_offers as (
    select id, percent, amount_poisha, applies_to from offers
    where kind = 'price' and not needs_code and id is distinct from ${question.id}::bigint
      and starts_at <= ${atTime} and (ends_at is null or ends_at > ${atTime})
  ), compared as (
    select p.id, l.lowered, l.lowered >= 100 and exists (
      select from other_offers o, lateral (select case when o.percent is null then p.regular_price_poisha - o.amount_poisha
          else p.regular_price_poisha * (100 - o.percent) / 10000 * 100 end as price) other
      where (o.applies_to = 'all'
          or o.applies_to = 'categories'
            and exists (select from offer_categories c where c.offer_id = o.id and c.category_id in (select categories_of(p)))
          or o.applies_to = 'products' and exists (select from offer_products op where op.offer_id = o.id and op.product_id = p.id))
        and other.price >= 100
        and (other.price < l.lowered or other.price = l.lowered and o.id < coalesce(${question.id}::bigint, o.id + 1))
    ) as is_beaten
    from products p, lateral (select ${loweredPriceSql(question, sql`p.regular_price_poisha`)} as lowered) l
    where not p.is_archived and ${targetSql(question)}
  )`;

function toExample({ regular_poisha, lowered_poisha, crossed_poisha, ...row }: ExampleRow) {
  const isBelow = lowered_poisha < crossed_poisha;
  return {
    card: toCard({
      ...row,
      price_poisha: lowered_poisha,
      original_price_poisha: isBelow ? crossed_poisha : null,
    }),
    regular: toTaka(regular_poisha),
    now: toTaka(row.price_poisha),
  };
}

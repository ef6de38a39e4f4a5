import sql, { raw } from "sql-template-tag";
import { dateOf, dayMs, startOfDay } from "#src/language/dates/dhaka.ts";
import { toTaka } from "#src/language/numbers/money.ts";
import { now } from "#src/platform/clock.server.ts";
import type { Queries } from "#src/platform/database/database.server.ts";
import { createReadsFromNow } from "#src/platform/database/reads-from-now.server.ts";
import type { ApiContext } from "#src/platform/http/api.server.ts";
import type { AdminOffer, OfferResult } from "./contract.ts";
import { readOffer, soldWithSql } from "./offer-rows.server.ts";

type Sold = { orders: number; pieces: number; revenue_poisha: number; off_poisha: number };
type DaySold = Sold & { day: string };
type ProductSold = Sold & { id: number; name_en: string; name_bn: string; image: string; tint: string };

/** The most days, and the most products, in the result. */
const maxDays = 30;
const maxProducts = 10;

/** SQL: what was sold with the offer, in sums by day or product. */
const sumsSql = (off: "off" | "line_off") =>
  raw(
    `count(distinct order_id) as orders, coalesce(sum(quantity), 0)::int as pieces, coalesce(sum(revenue), 0)::float8 as revenue_poisha,
   coalesce(sum(${off}), 0)::float8 as off_poisha`,
  );

/** Throws `not_found`. */
export async function showResult(
  { id }: { id: number },
  { shop }: ApiContext,
): Promise<{ data: OfferResult }> {
  const offer = await readOffer(shop.database.pool, id);
  return createReadsFromNow(shop.database)(async (queries) => {
    const { rows } = await queries.query<Sold>(
      sql`with sold as (${soldWithSql(sql`${id}`)}) select ${sumsSql("off")} from sold`,
    );
    return {
      data: {
        ...toSoldTaka(rows[0] ?? noSales),
        days: await readDays(queries, offer),
        products: await readProducts(queries, id),
      },
    };
  });
}

const noSales: Sold = { orders: 0, pieces: 0, revenue_poisha: 0, off_poisha: 0 };

const toSoldTaka = ({ orders, pieces, revenue_poisha, off_poisha }: Sold) => ({
  orders,
  pieces,
  revenue: toTaka(revenue_poisha),
  taken_off: toTaka(off_poisha),
});

async function readDays(queries: Queries, offer: AdminOffer): Promise<OfferResult["days"]> {
  const end = Math.min(now(), offer.ends_at ? Date.parse(offer.ends_at) - 1 : Number.POSITIVE_INFINITY);
  const lastDay = startOfDay(end);
  const firstDay = Math.max(startOfDay(Date.parse(offer.starts_at)), lastDay - (maxDays - 1) * dayMs);
  const { rows } = await queries.query<DaySold>(
    sql`with sold as (${soldWithSql(sql`${offer.id}`)})
        select to_char(created_at at time zone 'Asia/Dhaka', 'YYYY-MM-DD') as day, ${sumsSql("off")}
        from sold where created_at >= ${new Date(firstDay)} group by 1`,
  );
  const dayCount = Math.max((lastDay - firstDay) / dayMs + 1, 0);
  const days = Array.from({ length: dayCount }, (_, index) => dateOf(firstDay + index * dayMs));
  return days.map((day) => ({ ...toSoldTaka(rows.find((row) => row.day === day) ?? noSales), day }));
}

async function readProducts(queries: Queries, id: number): Promise<OfferResult["products"]> {
  const { rows } = await queries.query<ProductSold>(
    sql`with sold as (${soldWithSql(sql`${id}`)})
        select p.id, p.name_en, p.name_bn, p.image, c.tint, ${sumsSql("line_off")}
        from sold join products p on p.id = product_id join categories c on c.id = p.category_id
        where line_off > 0 group by p.id, c.id order by pieces desc, p.id limit ${maxProducts}`,
  );
  return rows.map(({ id: product, name_en, name_bn, image, tint, ...sold }) => ({
    ...toSoldTaka(sold),
    id: product,
    names: { en: name_en, bn: name_bn },
    image,
    tint,
  }));
}

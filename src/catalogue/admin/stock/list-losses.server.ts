import type { z } from "zod";
import type { LossInOrder } from "#src/catalogue/stock/rules.ts";
import { dateOf, dayMs } from "#src/language/dates/dhaka.ts";
import { toTaka } from "#src/language/numbers/money.ts";
import { now } from "#src/platform/clock.server.ts";
import { createReadsFromNow } from "#src/platform/database/reads-from-now.server.ts";
import type { ApiContext } from "#src/platform/http/api.server.ts";
import { findAdminProducts } from "../product-row.server.ts";
import type { LossList, LossPeriod } from "./contract.ts";
import type { lossQuery } from "./schemas.ts";

type LossRecord = {
  start: string;
  product_id: number;
  in_order: LossInOrder | null;
  pieces: number;
  poisha: number;
};

/** The losses of the last 31 days, 12 weeks or 12 months, the newest first. Undone losses are left out. */
export async function listLosses(
  { by }: z.output<typeof lossQuery>,
  { shop }: ApiContext,
): Promise<LossList> {
  const { rows } = await createReadsFromNow(shop.database)((queries) =>
    queries.query<LossRecord>(
      // Weeks begin on Sunday, those of PostgreSQL on Monday.
      `select l.start::date::text as start, l.product_id, l.in_order, sum(l.pieces)::float8 as pieces,
              sum(l.pieces * p.price_poisha)::float8 as poisha
       from (
         select s.product_id, -s.change as pieces, case when s.order_id is not null then s.reason end as in_order,
                case $1::text when 'week' then date_trunc('week', dhaka.at + interval '1 day') - interval '1 day'
                              else date_trunc($1::text, dhaka.at) end as start
         from stock_movements s cross join lateral (select s.at at time zone 'Asia/Dhaka' as at) dhaka
         where s.kind = 'lost' and s.at >= $2::date::timestamp at time zone 'Asia/Dhaka'
           and not exists (select from stock_movements opposite where opposite.undoes = s.id)
       ) l join products p on p.id = l.product_id
       group by l.start, l.product_id, l.in_order order by l.start desc, poisha desc, l.product_id`,
      [by, findFirstDay[by](dateOf(now()))],
    ),
  );
  const productsById = await findAdminProducts(shop.database.pool, [
    ...new Set(rows.map((row) => row.product_id)),
  ]);
  const starts = [...new Set(rows.map(({ start }) => start))];
  const data = starts.map((start) => {
    const periodRows = rows.filter((row) => row.start === start);
    const products = periodRows.flatMap(({ product_id, in_order, pieces, poisha }) => {
      const product = productsById.get(product_id);
      if (!product) return [];
      const { id, names, weights, image, tint, step_grams } = product;
      return {
        id,
        names,
        weights,
        image,
        tint,
        step_grams,
        pieces,
        taka: toTaka(poisha),
        in_order: in_order ?? undefined,
      };
    });
    return { start, ...sumLosses(periodRows), products };
  });
  return { data, meta: sumLosses(rows) };
}

const sumLosses = (rows: LossRecord[]) => ({
  pieces: rows.reduce((sum, { pieces }) => sum + pieces, 0),
  taka: toTaka(rows.reduce((sum, { poisha }) => sum + poisha, 0)),
});

/** The first day of the first period: 30 days, 11 weeks or 11 months before the period of today. */
const findFirstDay: Record<LossPeriod, (today: string) => string> = {
  day: (today) => daysBefore(today, 30),
  week: (today) => daysBefore(today, 11 * 7 + new Date(today).getUTCDay()),
  month: (today) => {
    const day = new Date(today);
    return new Date(Date.UTC(day.getUTCFullYear(), day.getUTCMonth() - 11, 1)).toISOString().slice(0, 10);
  },
};

const daysBefore = (day: string, count: number) =>
  new Date(Date.parse(day) - count * dayMs).toISOString().slice(0, 10);

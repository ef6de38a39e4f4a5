import { dateOf, dayMs, startOfDay } from "#src/language/dates/dhaka.ts";
import { toTaka } from "#src/language/numbers/money.ts";
import { now } from "#src/platform/clock.server.ts";
import { readsFromNow } from "#src/platform/database/reads-from-now.server.ts";
import type { ApiContext } from "#src/platform/http/api.server.ts";
import type { Sales } from "./contract.ts";
import { daysShown, firstMoment } from "./days.ts";

type DayRecord = {
  day: string;
  orders: number;
  poisha: number;
  orders_by_now: number;
  poisha_by_now: number;
};

/** What was sold in 14 days until now, day by day in Dhaka, without what was cancelled. */
export async function sumSales(_input: object, { shop }: ApiContext): Promise<{ data: Sales }> {
  const moment = now();
  const { rows } = await readsFromNow(shop.database)((queries) =>
    queries.query<DayRecord>(
      `select day, count(*) as orders, sum(total_poisha)::float8 as poisha,
              count(*) filter (where time <= now) as orders_by_now,
              coalesce(sum(total_poisha) filter (where time <= now), 0)::float8 as poisha_by_now
       from (
         select to_char(created_at at time zone 'Asia/Dhaka', 'YYYY-MM-DD') as day, total_poisha,
                (created_at at time zone 'Asia/Dhaka')::time as time, ($2::timestamptz at time zone 'Asia/Dhaka')::time as now
         from orders where created_at >= $1 and created_at <= $2 and status <> 'cancelled'
       ) sold group by day`,
      [firstMoment(moment), new Date(moment)],
    ),
  );
  const days = Array.from({ length: daysShown }, (_, index) => {
    const day = dateOf(startOfDay(moment) - (daysShown - 1 - index) * dayMs);
    return { day, row: rows.find((row) => row.day === day) };
  });
  const weekAgo = days.at(-8)?.row;
  const sumOf = (row: DayRecord | undefined) => ({
    orders: row?.orders ?? 0,
    taka: toTaka(row?.poisha ?? 0),
  });
  return {
    data: {
      today: sumOf(days.at(-1)?.row),
      week_ago: { orders: weekAgo?.orders_by_now ?? 0, taka: toTaka(weekAgo?.poisha_by_now ?? 0) },
      days: days.map(({ day, row }) => ({ day, ...sumOf(row) })),
    },
  };
}

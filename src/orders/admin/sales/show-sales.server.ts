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

type EndRecord = DayRecord & { status: "completed" | "cancelled" };

/** SQL: sums of the rows of `sold` by `keys`: whole days, and until the time of day that it is now. */
const sumsBy = (keys: string) => `${keys}, count(*) as orders, sum(total_poisha)::float8 as poisha,
  count(*) filter (where time <= now) as orders_by_now,
  coalesce(sum(total_poisha) filter (where time <= now), 0)::float8 as poisha_by_now`;

/** SQL: day and time of day in Dhaka of a moment, and the time of day of $2. */
const inDhaka = (moment: string) => `to_char(${moment} at time zone 'Asia/Dhaka', 'YYYY-MM-DD') as day,
  (${moment} at time zone 'Asia/Dhaka')::time as time, ($2::timestamptz at time zone 'Asia/Dhaka')::time as now`;

/** What was ordered in 14 days until now, without what was cancelled, and what was delivered and cancelled then, by day in Dhaka. */
export async function sumSales(_input: object, { shop }: ApiContext): Promise<{ data: Sales }> {
  const moment = now();
  const values = [firstMoment(moment), new Date(moment)];
  const { ordered, ended } = await readsFromNow(shop.database)(async (queries) => ({
    ordered: await queries.query<DayRecord>(
      `select ${sumsBy("day")} from (
         select ${inDhaka("created_at")}, total_poisha
         from orders where created_at >= $1 and created_at <= $2 and status <> 'cancelled'
       ) sold group by day`,
      values,
    ),
    // A step that was taken back, and taken again later, counts once.
    ended: await queries.query<EndRecord>(
      `select ${sumsBy("day, status")} from (
         select distinct on (s.order_id) ${inDhaka("s.created_at")}, o.total_poisha, o.status
         from order_steps s join orders o on o.id = s.order_id and o.status = s.to_status
         where s.created_at >= $1 and s.created_at <= $2 and s.to_status in ('completed', 'cancelled')
         order by s.order_id, s.id desc
       ) sold group by day, status`,
      values,
    ),
  }));
  const dayAt = (daysAgo: number) => dateOf(startOfDay(moment) - daysAgo * dayMs);
  const today = dayAt(0);
  const weekAgo = dayAt(7);
  const endedOn = (status: EndRecord["status"], day: string) =>
    ended.rows.find((row) => row.status === status && row.day === day);
  const orderedOn = (day: string) => ordered.rows.find((row) => row.day === day);
  const besideOf = (on: (day: string) => DayRecord | undefined) => ({
    today: sumOf(on(today)),
    week_ago: sumByNow(on(weekAgo)),
  });
  return {
    data: {
      ...besideOf(orderedOn),
      delivered: besideOf((day) => endedOn("completed", day)),
      cancelled: besideOf((day) => endedOn("cancelled", day)),
      days: Array.from({ length: daysShown }, (_, index) => {
        const day = dayAt(daysShown - 1 - index);
        return {
          day,
          ...sumOf(orderedOn(day)),
          delivered: sumOf(endedOn("completed", day)).taka,
          cancelled: sumOf(endedOn("cancelled", day)).taka,
        };
      }),
    },
  };
}

const sumOf = (row: DayRecord | undefined) => ({
  orders: row?.orders ?? 0,
  taka: toTaka(row?.poisha ?? 0),
});

const sumByNow = (row: DayRecord | undefined) => ({
  orders: row?.orders_by_now ?? 0,
  taka: toTaka(row?.poisha_by_now ?? 0),
});

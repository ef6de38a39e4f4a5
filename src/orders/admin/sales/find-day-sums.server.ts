import { toTaka } from "#src/language/numbers/money.ts";
import { paymentRoundingSql } from "#src/orders/riders/payment-rows.server.ts";
import { cashRoundingSql } from "#src/orders/totals.ts";
import type { Queries } from "#src/platform/database/database.server.ts";

/** Sums of one day; `…_by_now` only until the time of day at which they are compared. */
type DayRecord = {
  day: string;
  orders: number;
  poisha: number;
  orders_by_now: number;
  poisha_by_now: number;
};

type EndRecord = DayRecord & { status: "completed" | "cancelled"; rounding: number };

/** SQL: the columns `groupBy`, and sums of the rows of whole days and of those until the time of day of $2. */
const sumsSql = (groupBy: string) => `${groupBy}, count(*) as orders, sum(total_poisha)::float8 as poisha,
  count(*) filter (where time <= now) as orders_by_now,
  coalesce(sum(total_poisha) filter (where time <= now), 0)::float8 as poisha_by_now`;

/** SQL: the day and the time of day of a moment, and the time of day of $2, all in Dhaka. */
const dayAndTimeSql = (moment: string) => `to_char(${moment} at time zone 'Asia/Dhaka', 'YYYY-MM-DD') as day,
  (${moment} at time zone 'Asia/Dhaka')::time as time, ($2::timestamptz at time zone 'Asia/Dhaka')::time as now`;

/**
 * Ordered (without cancelled), delivered and cancelled sums by day in Dhaka, of whole days and until the time
 * of day of `end`.
 */
export async function findDaySums(queries: Queries, begin: Date, end: Date) {
  const values = [begin, end];
  const ordered = await queries.query<DayRecord>(
    `select ${sumsSql("day")} from (
       select ${dayAndTimeSql("created_at")}, total_poisha
       from orders where created_at >= $1 and created_at <= $2 and status <> 'cancelled'
     ) sold group by day`,
    values,
  );
  // A step that was undone and repeated counts once.
  const endedOrders = await queries.query<EndRecord>(
    `select ${sumsSql("day, status")}, sum(rounding)::float8 as rounding from (
       select distinct on (s.order_id) ${dayAndTimeSql("s.created_at")}, o.total_poisha, o.status,
         coalesce(${paymentRoundingSql("p")}, ${cashRoundingSql("o.total_poisha")}) as rounding
       from order_steps s join orders o on o.id = s.order_id and o.status = s.to_status
       left join order_payments p on p.order_id = o.id
       where s.created_at >= $1 and s.created_at <= $2 and s.to_status in ('completed', 'cancelled')
         and o.joined_into is null
       order by s.order_id, s.id desc
     ) sold group by day, status`,
    values,
  );
  const endedOn = (status: EndRecord["status"], day: string) =>
    endedOrders.rows.find((row) => row.status === status && row.day === day);
  return {
    orderedOn: (day: string) => ordered.rows.find((row) => row.day === day),
    endedOn,
    /** The sums of one day. */
    salesOn: (day: string) => ({
      day,
      ...toSum(ordered.rows.find((row) => row.day === day)),
      delivered: toSum(endedOn("completed", day)).taka,
      rounding: toTaka(endedOn("completed", day)?.rounding ?? 0),
      cancelled: toSum(endedOn("cancelled", day)).taka,
    }),
  };
}

export const toSum = (row: DayRecord | undefined) => ({
  orders: row?.orders ?? 0,
  taka: toTaka(row?.poisha ?? 0),
});

/** The sum until the time of day of `end`; see `findDaySums`. */
export const toSumUntilNow = (row: DayRecord | undefined) => ({
  orders: row?.orders_by_now ?? 0,
  taka: toTaka(row?.poisha_by_now ?? 0),
});

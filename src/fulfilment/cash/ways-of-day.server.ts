import { toTaka } from "#src/language/numbers/money.ts";
import { orderNumber } from "#src/orders/order.ts";
import type { OtherWay } from "#src/orders/riders/rules.ts";
import type { Queries } from "#src/platform/database/database.server.ts";
import { withinDaysSql } from "./cash-rows.server.ts";
import type { CashOfDay } from "./contract.ts";

type WaySums = { way: OtherWay; noted: number; settled: number; received: number };
type PartRow = { order_id: number; rider: string; way: OtherWay; amount_poisha: number; reference: string };
type ReceiptRow = {
  id: number;
  way: OtherWay;
  received_poisha: number;
  by: string;
  note: string | null;
  created_at: Date;
};

/** SQL: per way on the day $1 in poisha: the noted amount, the confirmed part of it, and the received amount. */
const sumsOfDaySql = `with noted as (
    select w.way, sum(w.amount_poisha) as noted from order_payment_parts w join order_payments p on p.order_id = w.order_id
    where ${withinDaysSql("p.taken_at", "$1", "$1")} group by w.way),
  confirmed as (
    select way, sum(expected_poisha) as settled, sum(received_poisha) as received from payment_receipts
    where day = $1::date group by way)
  select coalesce(n.way, c.way) as way, coalesce(n.noted, 0)::float8 as noted,
    coalesce(c.settled, 0)::float8 as settled, coalesce(c.received, 0)::float8 as received
  from noted n full join confirmed c on c.way = n.way order by 1`;

/** The amount still to be confirmed, in poisha; 0 if the noted amount was lowered after the confirmation. */
const calculateUnconfirmed = ({ noted, settled }: Pick<WaySums, "noted" | "settled">): number =>
  Math.max(0, noted - settled);

/** The amount of a way and day still to be confirmed, in poisha. */
export async function readUnconfirmed(queries: Queries, day: string, way: OtherWay): Promise<number> {
  const { rows } = await queries.query<WaySums>(sumsOfDaySql, [day]);
  const sums = rows.find((row) => row.way === way);
  return sums ? calculateUnconfirmed(sums) : 0;
}

/** The payments of a day in ways other than cash. */
export async function readWaysOfDay(queries: Queries, day: string): Promise<CashOfDay["ways"]> {
  const { rows: sums } = await queries.query<WaySums>(sumsOfDaySql, [day]);
  const { rows: parts } = await queries.query<PartRow>(
    `select w.order_id, u.name as rider, w.way, w.amount_poisha, w.reference
     from order_payment_parts w join order_payments p on p.order_id = w.order_id join users u on u.id = p.rider_id
     where ${withinDaysSql("p.taken_at", "$1", "$1")} order by p.taken_at, w.order_id`,
    [day],
  );
  const { rows: receipts } = await queries.query<ReceiptRow>(
    `select r.id, r.way, r.received_poisha, u.name as by, r.note, r.created_at
     from payment_receipts r join users u on u.id = r.confirmed_by where r.day = $1::date order by r.id`,
    [day],
  );
  return sums.map((row) => ({
    way: row.way,
    noted: toTaka(row.noted),
    received: toTaka(row.received),
    left: toTaka(calculateUnconfirmed(row)),
    difference: toTaka(row.received - (row.noted - calculateUnconfirmed(row))),
    payments: parts
      .filter(({ way }) => way === row.way)
      .map(({ order_id: order, rider, amount_poisha, reference }) => ({
        order,
        number: orderNumber(order),
        rider,
        amount: toTaka(amount_poisha),
        reference,
      })),
    receipts: receipts
      .filter(({ way }) => way === row.way)
      .map(({ id, received_poisha, by, note, created_at }) => ({
        id,
        at: created_at.toISOString(),
        received: toTaka(received_poisha),
        by,
        note: note ?? undefined,
      })),
  }));
}

/** The amounts still to be confirmed of the month before the day, newest first. */
export async function readOpenWays(queries: Queries, day: string): Promise<CashOfDay["open_ways"]> {
  const { rows } = await queries.query<{ way: OtherWay; day: string; left: number }>(
    `with noted as (
       select w.way, (p.taken_at at time zone 'Asia/Dhaka')::date as day, sum(w.amount_poisha) as noted
       from order_payment_parts w join order_payments p on p.order_id = w.order_id
       where ${withinDaysSql("p.taken_at", "($1::date - 31)", "($1::date - 1)")} group by 1, 2),
     confirmed as (
       select way, day, sum(expected_poisha) as settled from payment_receipts
       where day >= $1::date - 31 and day < $1::date group by way, day)
     select n.way, n.day::text as day, (n.noted - coalesce(c.settled, 0))::float8 as left
     from noted n left join confirmed c on c.way = n.way and c.day = n.day
     where n.noted > coalesce(c.settled, 0) order by n.day desc, n.way`,
    [day],
  );
  return rows.map(({ left, ...row }) => ({ ...row, left: toTaka(left) }));
}

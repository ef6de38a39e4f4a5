import type { z } from "zod";
import { dateOf } from "#src/language/dates/dhaka.ts";
import { toTaka } from "#src/language/numbers/money.ts";
import { paymentRoundingSql } from "#src/orders/riders/payment-rows.server.ts";
import { cashRoundingSql } from "#src/orders/totals.ts";
import { now } from "#src/platform/clock.server.ts";
import type { Queries } from "#src/platform/database/database.server.ts";
import type { ApiContext } from "#src/platform/http/api.server.ts";
import { type AnswerRow, answersOfDaySql, toGivenAnswer } from "../round/stop-answers.server.ts";
import {
  type HandoverRow,
  handoversOfDaySql,
  owedSql,
  toHandover,
  withinDaysSql,
} from "./cash-rows.server.ts";
import type { CashOfDay } from "./contract.ts";
import type { cashQuery } from "./schemas.ts";
import { readOpenWays, readWaysOfDay } from "./ways-of-day.server.ts";

type RiderCashRow = {
  id: number;
  name: string;
  /** The orders on the way now. */
  on_the_way: number;
  /** What is to be paid for them; this and all that follows in poisha. */
  on_the_road: number;
  expected: number;
  taken: number;
  rounding: number;
  /** The amounts due that the handovers settled. */
  settled: number;
  handed: number;
  difference: number;
  owed: number;
};
/** A day on which `left` poisha are still to be handed in. */
type OpenRow = { id: number; name: string; day: string; left: number };

/** The cash of a day by rider, and the amounts open from the month before. */
export async function readCashOfDay(
  { day = dateOf(now()) }: z.output<typeof cashQuery>,
  { shop }: ApiContext,
): Promise<{ data: CashOfDay }> {
  const { pool } = shop.database;
  const riders = await readRiders(pool, day);
  const answers = await pool.query<AnswerRow>(`${answersOfDaySql} order by d.answered_at, d.id`, [day]);
  const handovers = await pool.query<HandoverRow>(`${handoversOfDaySql} order by h.id`, [day]);
  const openDays = await readOpenDays(pool, day);
  return {
    data: {
      day,
      riders: riders.map(({ id, name, on_the_way, taken, settled, ...row }) => ({
        id,
        name,
        on_the_way,
        on_the_road: toTaka(row.on_the_road),
        expected: toTaka(row.expected),
        taken: toTaka(taken),
        rounding: toTaka(row.rounding),
        left: toTaka(Math.max(0, taken - settled)),
        handed: toTaka(row.handed),
        difference: toTaka(row.difference),
        owed: toTaka(row.owed),
        answers: answers.rows.filter(({ rider_id }) => rider_id === id).map(toGivenAnswer),
        handovers: handovers.rows.filter(({ rider_id }) => rider_id === id).map(toHandover),
      })),
      ways: await readWaysOfDay(pool, day),
      open_ways: await readOpenWays(pool, day),
      open: openDays.map(({ left, ...row }) => ({ ...row, left: toTaka(left) })),
    },
  };
}

/**
 * The riders who took payments, handed cash in or answered on the day, and all others of the part "delivery".
 * SQL: `paid` are the payments of the day, `given` its handovers, `answered` its riders with stop answers, `o`
 * the orders on the way now. Amounts in poisha.
 */
async function readRiders(queries: Queries, day: string): Promise<RiderCashRow[]> {
  const { rows } = await queries.query<RiderCashRow>(
    `with paid as (select rider_id, sum(expected_poisha - other_poisha) as expected, sum(amount_poisha) as taken,
                     sum(${paymentRoundingSql("p")}) as rounding from order_payments p
                   where ${withinDaysSql("taken_at", "$1", "$1")} group by rider_id),
          given as (select rider_id, sum(expected_poisha) as settled, sum(handed_poisha) as handed,
                      sum(handed_poisha - expected_poisha) filter (where note is not null) as difference
                    from cash_handovers where day = $1::date group by rider_id),
          answered as (select distinct rider_id from stop_answers where ${withinDaysSql("answered_at", "$1", "$1")})
     select u.id, u.name, coalesce(p.expected, 0)::float8 as expected, coalesce(p.taken, 0)::float8 as taken,
            coalesce(p.rounding, 0)::float8 as rounding, coalesce(g.settled, 0)::float8 as settled,
            coalesce(g.handed, 0)::float8 as handed, coalesce(g.difference, 0)::float8 as difference,
            ${owedSql("u.id")} as owed, o.on_the_way, o.on_the_road
     from users u cross join lateral (
       select count(*) as on_the_way,
              coalesce(sum(total_poisha + ${cashRoundingSql("total_poisha")}), 0)::float8 as on_the_road
       from orders where rider_id = u.id and status = 'processing' and fulfilment = 'on_the_way') o
     left join paid p on p.rider_id = u.id left join given g on g.rider_id = u.id
     where u.role <> 'user' and (p.rider_id is not null or g.rider_id is not null
       or u.id in (select rider_id from answered) or 'delivery' = any(u.parts))
     order by u.name, u.id`,
    [day],
  );
  return rows;
}

/** The days of the month before on which a rider took more cash than the handovers settled. */
async function readOpenDays(queries: Queries, day: string): Promise<OpenRow[]> {
  const { rows } = await queries.query<OpenRow>(
    `with paid as (select rider_id, (taken_at at time zone 'Asia/Dhaka')::date as day, sum(amount_poisha) as taken
                   from order_payments where ${withinDaysSql("taken_at", "($1::date - 31)", "($1::date - 1)")}
                   group by rider_id, day),
          given as (select rider_id, day, sum(expected_poisha) as settled
                    from cash_handovers where day >= $1::date - 31 and day < $1::date group by rider_id, day)
     select u.id, u.name, p.day::text as day, (p.taken - coalesce(g.settled, 0))::float8 as left
     from paid p join users u on u.id = p.rider_id left join given g on g.rider_id = p.rider_id and g.day = p.day
     where p.taken > coalesce(g.settled, 0) order by p.day desc, u.name, u.id`,
    [day],
  );
  return rows;
}

import { toTaka } from "#src/language/numbers/money.ts";
import type { Queries } from "#src/platform/database/database.server.ts";
import type { Handover } from "../round/contract.ts";

/** SQL: whether a column is within the days in Dhaka from one parameter to the other. */
export const withinDaysSql = (column: string, from: string, to: string) =>
  `${column} >= ${from}::date::timestamp at time zone 'Asia/Dhaka'
   and ${column} < (${to}::date + 1)::timestamp at time zone 'Asia/Dhaka'`;

/**
 * SQL: the amount that a rider owes the shop, in poisha: all payments less all handovers. A handover without
 * a note counts as the expected amount, because it differs at most by rounding.
 */
export const owedSql = (
  riderSql: string,
) => `((select coalesce(sum(amount_poisha), 0) from order_payments where rider_id = ${riderSql})
   - (select coalesce(sum(case when note is null then expected_poisha else handed_poisha end), 0)
      from cash_handovers where rider_id = ${riderSql}))::float8`;

/** The amount that a rider owes the shop, in poisha. */
export async function readOwedPoisha(queries: Queries, rider: number): Promise<number> {
  const { rows } = await queries.query<{ poisha: number }>(`select ${owedSql("$1")} as poisha`, [rider]);
  return rows[0]?.poisha ?? 0;
}

export type HandoverRow = {
  id: number;
  rider_id: number;
  expected_poisha: number;
  handed_poisha: number;
  by: string;
  note: string | null;
  corrects: number | null;
  created_at: Date;
};

/** SQL: the handovers `h` of the day $1. */
export const handoversOfDaySql = `
  select h.id, h.rider_id, h.expected_poisha, h.handed_poisha, b.name as by, h.note, h.corrects, h.created_at
  from cash_handovers h join users b on b.id = h.received_by where h.day = $1::date`;

export async function findHandovers(queries: Queries, day: string, rider: number): Promise<Handover[]> {
  const { rows } = await queries.query<HandoverRow>(
    `${handoversOfDaySql} and h.rider_id = $2 order by h.id`,
    [day, rider],
  );
  return rows.map(toHandover);
}

export const toHandover = (row: HandoverRow): Handover => ({
  id: row.id,
  at: row.created_at.toISOString(),
  expected: toTaka(row.expected_poisha),
  handed: toTaka(row.handed_poisha),
  by: row.by,
  note: row.note ?? undefined,
  corrects: row.corrects ?? undefined,
});

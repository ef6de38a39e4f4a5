import type { z } from "zod";
import { toTaka } from "../../basics/money.ts";
import { deskPageSize, firstRowOf } from "../../basics/paging.ts";
import { Problem } from "../../basics/problem.ts";
import { toLatinDigits } from "../../language/digits.ts";
import { m } from "../../language/words.ts";
import type { Call } from "../../platform/http/api.server.ts";
import { type OrderStatus, orderNumber, runningNumber } from "../order.ts";
import { type OrderRow, orderColumns, toOrder } from "../order-rows.server.ts";
import type { DeskList, DeskOrder } from "./contract.ts";
import type { deskQuery } from "./shapes.ts";

type ListRow = {
  id: number;
  status: OrderStatus;
  created_at: Date;
  total_poisha: number;
  pieces: number;
  mobile_no: string;
  address_details: string;
  user_id: string;
  name: string;
  email: string;
};

/** The shop's orders, newest first, a page at a time, with how many wait. */
export async function listAllOrders(
  { status, search, page = 1 }: z.output<typeof deskQuery>,
  { shop }: Call,
): Promise<DeskList> {
  const text = toLatinDigits(search ?? "");
  const values = [status ?? null, text, runningNumber(text) ?? null, `%${text.replace(/[\\%_]/g, "\\$&")}%`];
  const fits = `($1::text is null or o.status = $1)
    and ($2 = '' or o.id = $3::bigint or u.name ilike $4 or u.email ilike $4 or o.mobile_no ilike $4
         or o.mobile_e164 like $4)`;
  const { pool } = shop.database;
  const [list, count] = await Promise.all([
    pool.query<ListRow>(
      `select o.id, o.status, o.created_at, o.total_poisha, o.mobile_no, o.address_details,
              u.id::text as user_id, u.name, u.email,
              coalesce((select sum(quantity) from order_items i where i.order_id = o.id), 0)::float8 as pieces
       from orders o join users u on u.id = o.user_id
       where ${fits} order by o.id desc limit ${deskPageSize} offset $5`,
      [...values, firstRowOf(page)],
    ),
    pool.query<{ total: number; waiting: number }>(
      `select count(*) as total, (select count(*) from orders where status = 'pending') as waiting
       from orders o join users u on u.id = o.user_id where ${fits}`,
      values,
    ),
  ]);
  const { total, waiting } = count.rows[0] ?? { total: 0, waiting: 0 };
  const pages = Math.max(1, Math.ceil(total / deskPageSize));
  return { data: list.rows.map(toDeskRow), meta: { total, page, pages, waiting } };
}

function toDeskRow({ user_id, name, email, total_poisha, created_at, ...row }: ListRow) {
  return {
    ...row,
    number: orderNumber(row.id),
    created_at: created_at.toISOString(),
    total_price: toTaka(total_poisha),
    customer: { id: user_id, name, email },
  };
}

type Step = { from: OrderStatus; to: OrderStatus; by: string; at: string };
type Row = OrderRow & { user_id: string; name: string; email: string; steps: Step[] | null };

/** One order with who ordered it and every step it took; refuses with `not_found`. */
export async function showOneOrder({ id }: { id: number }, { shop }: Call): Promise<{ data: DeskOrder }> {
  const { rows } = await shop.database.pool.query<Row>(
    `select ${orderColumns}, u.id::text as user_id, u.name, u.email,
            (select json_agg(json_build_object('from', s.from_status, 'to', s.to_status, 'by', a.name, 'at', least(greatest(s.created_at, '0001-01-02'), '9999-12-31'))
                             order by s.id)
             from order_steps s join users a on a.id = s.user_id where s.order_id = o.id) as steps
     from orders o join users u on u.id = o.user_id where o.id = $1`,
    [id],
  );
  const row = rows[0];
  if (!row) throw new Problem("not_found", m.problem_not_found());
  const steps = (row.steps ?? []).map((step) => ({ ...step, at: new Date(step.at).toISOString() }));
  return {
    data: { ...toOrder(row), customer: { id: row.user_id, name: row.name, email: row.email }, steps },
  };
}

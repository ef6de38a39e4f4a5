import type { z } from "zod";
import { adminPageSize, firstRowOf, pageOf } from "../../api/paging.ts";
import { toLatinDigits } from "../../language/digits.ts";
import { toTaka } from "../../language/money.ts";
import { phoneDigits } from "../../language/phone.ts";
import { containing, inLatinDigits, orderPhone } from "../../platform/database/containing.server.ts";
import type { ApiContext } from "../../platform/http/api.server.ts";
import { isWaiting, type OrderStatus, orderNumber, runningNumber } from "../order.ts";
import type { AdminOrderList } from "./contract.ts";
import type { adminOrderQuery } from "./schemas.ts";

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

/**
 * The shop's orders, a page at a time: a status that waits has the oldest first, else the newest; an order whose number was
 * searched for comes first. `meta.waiting` counts pending orders.
 */
export async function listAllOrders(
  { status, day, search = "", page = 1 }: z.output<typeof adminOrderQuery>,
  { shop }: ApiContext,
): Promise<AdminOrderList> {
  const values: unknown[] = [
    status ?? null,
    day ? dateOf(day) : null,
    ...(search ? found.values(search) : []),
  ];
  const fits = `($1::text is null or o.status = $1)
    and ($2::date is null or (o.created_at at time zone 'Asia/Dhaka')::date = $2)
    ${search ? `and o.id in (${found.ids})` : ""}`;
  const order = `${search ? "o.id = $3 desc nulls last, " : ""}o.id ${status && isWaiting(status) ? "" : "desc"}`;
  const { pool } = shop.database;
  const [list, count] = await Promise.all([
    pool.query<ListRow>(
      `select o.id, o.status, o.created_at, o.total_poisha, o.mobile_no, o.address_details,
              u.id::text as user_id, u.name, u.email,
              coalesce((select sum(quantity) from order_items i where i.order_id = o.id), 0)::float8 as pieces
       from (select * from orders o where ${fits} order by ${order} limit ${adminPageSize} offset ${firstRowOf(page)}) o
       join users u on u.id = o.user_id order by ${order}`,
      values,
    ),
    pool.query<{ total: number; waiting: number }>(
      `select count(*) as total, (select count(*) from orders where status = 'pending') as waiting
       from orders o where ${fits}`,
      values,
    ),
  ]);
  const { total, waiting } = count.rows[0] ?? { total: 0, waiting: 0 };
  return { data: list.rows.map(toAdminOrderRow), meta: { ...pageOf(total, page), waiting } };
}

const dayMs = 86_400_000;
const inDhaka = new Intl.DateTimeFormat("en-CA", { timeZone: "Asia/Dhaka" });

/** A day's date as 2026-11-20; "today" and "yesterday" as they are in Dhaka. */
function dateOf(day: string): string {
  if (day === "today") return inDhaka.format(Date.now());
  return day === "yesterday" ? inDhaka.format(Date.now() - dayMs) : day;
}

/** One subquery each, so that each uses its own index; one condition with "or" would use none. */
const found = {
  ids: `select id from orders where id = $3::bigint
    union all select id from orders where ${orderPhone} like $4
    union all select id from orders where ${inLatinDigits("address_details")} ilike $5
    union all select id from orders where user_id in (select id from users where name ilike $5 or email ilike $5)`,
  values(search: string) {
    const phone = phoneDigits(search);
    const number = runningNumber(toLatinDigits(search)) ?? null;
    return [number, phone === undefined ? null : containing(phone), containing(search)];
  },
};

function toAdminOrderRow({ user_id, name, email, total_poisha, created_at, ...row }: ListRow) {
  return {
    ...row,
    number: orderNumber(row.id),
    created_at: created_at.toISOString(),
    total_price: toTaka(total_poisha),
    customer: { id: user_id, name, email },
  };
}

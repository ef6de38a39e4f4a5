import type { z } from "zod";
import { adminPageSize } from "../../api/paging.ts";
import { dayMs, startOfDay } from "../../language/dates/dhaka.ts";
import { toLatinDigits } from "../../language/digits.ts";
import { toTaka } from "../../language/money.ts";
import { phoneDigits } from "../../language/phone.ts";
import { containing, inLatinDigits, orderPhone } from "../../platform/database/containing.server.ts";
import type { ApiContext } from "../../platform/http/api.server.ts";
import { isWaiting, type OrderStatus, orderNumber, runningNumber } from "../order.ts";
import type { AdminOrderList } from "./contract.ts";
import { mostNewer } from "./rules.ts";
import type { adminOrderQuery, newerQuery } from "./schemas.ts";

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
 * A stretch of the shop's orders: a status that waits has the oldest first, else the newest; an order whose number was searched
 * for comes first. `meta.waiting` counts pending orders.
 */
export async function listAllOrders(
  { status, day, search = "", after }: z.output<typeof adminOrderQuery>,
  { shop }: ApiContext,
): Promise<AdminOrderList> {
  const isOldestFirst = status !== undefined && isWaiting(status);
  const [from, until] = day ? bordersOf(day) : [null, null];
  const values = [status ?? null, from, until, after ?? null, ...(search ? found.values(search) : [])];
  // The searched number stands on the first page alone; the others follow in the order of ids, from where the last page ended.
  const fits = `($1::text is null or o.status = $1)
    and ($2::timestamptz is null or o.created_at >= $2) and ($3::timestamptz is null or o.created_at < $3)
    and ($4::bigint is null or o.id ${isOldestFirst ? ">" : "<"} $4)
    ${search ? `and o.id in (${found.ids}) and ($4::bigint is null or o.id is distinct from $5)` : ""}`;
  const order = `${search ? "o.id = $5 desc nulls last, " : ""}o.id ${isOldestFirst ? "" : "desc"}`;
  const { pool } = shop.database;
  const [list, counts] = await Promise.all([
    pool.query<ListRow>(
      `select o.id, o.status, o.created_at, o.total_poisha, o.mobile_no, o.address_details,
              u.id::text as user_id, u.name, u.email,
              coalesce((select sum(quantity) from order_items i where i.order_id = o.id), 0)::float8 as pieces
       from (select * from orders o where ${fits} order by ${order} limit ${adminPageSize + 1}) o
       join users u on u.id = o.user_id order by ${order}`,
      values,
    ),
    pool.query<{ waiting: number; newest: number }>(
      `select (select count(*) from orders where status = 'pending') as waiting,
              coalesce((select max(id) from orders), 0) as newest`,
    ),
  ]);
  const { waiting, newest } = counts.rows[0] ?? { waiting: 0, newest: 0 };
  const data = list.rows.slice(0, adminPageSize).map(toAdminOrderRow);
  const next = list.rows.length > adminPageSize ? (data.at(-1)?.id ?? null) : null;
  return { data, meta: { next, waiting, newest } };
}

/** Orders that came after one, at most `mostNewer` of them. */
export async function countNewerOrders(
  { after }: z.output<typeof newerQuery>,
  { shop }: ApiContext,
): Promise<{ data: { count: number } }> {
  const { rows } = await shop.database.pool.query<{ count: number }>(
    `select count(*) as count from (select from orders where id > $1 limit ${mostNewer}) newer`,
    [after],
  );
  return { data: { count: rows[0]?.count ?? 0 } };
}

/** Beginning and end of a day in Dhaka; of a date as 2026-11-20, of "today" and "yesterday". */
function bordersOf(day: string): [from: Date, until: Date] {
  const named: Record<string, number> = { today: Date.now(), yesterday: Date.now() - dayMs };
  const moment = named[day];
  const start = moment === undefined ? Date.parse(`${day}T00:00:00+06:00`) : startOfDay(moment);
  return [new Date(start), new Date(start + dayMs)];
}

/** One subquery each, so that each uses its own index; one condition with "or" would use none. */
const found = {
  ids: `select id from orders where id = $5::bigint
    union all select id from orders where ${orderPhone} like $6
    union all select id from orders where ${inLatinDigits("address_details")} ilike $7
    union all select id from orders where user_id in (select id from users where name ilike $7 or email ilike $7)`,
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

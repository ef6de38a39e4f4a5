import sql, { raw } from "sql-template-tag";
import type { z } from "zod";
import { adminPageSize } from "#src/api/paging.ts";
import { toLatinDigits } from "#src/language/numbers/digits.ts";
import { toTaka } from "#src/language/numbers/money.ts";
import { findPlace } from "#src/places/place-names.server.ts";
import { createReadsFromNow } from "#src/platform/database/reads-from-now.server.ts";
import type { ApiContext } from "#src/platform/http/api.server.ts";
import type { Shop } from "#src/platform/shop.server.ts";
import { type Fulfilment, isWaiting, type OrderStatus, orderNumber, readOrderId } from "../order.ts";
import type { AdminOrderList } from "./contract.ts";
import { fitsFilter, statusesIn } from "./order-filter.server.ts";
import { maxNewerCount } from "./rules.ts";
import type { adminOrderQuery } from "./schemas.ts";

type ListRow = {
  id: number;
  status: OrderStatus;
  fulfilment: Fulfilment;
  created_at: Date;
  total_poisha: number;
  pieces: number;
  mobile_no: string;
  address_details: string;
  place: string | null;
  slot_day: string | null;
  slot_from: number | null;
  slot_to: number | null;
  user_id: number;
  name: string;
  email: string | null;
  changed_by_customer: boolean;
  revision: number;
};

/**
 * A page of orders: oldest first for waiting ones, else newest first, led by the order whose number was
 * searched. `meta.waiting` counts pending orders.
 */
export async function listAllOrders(
  { after, ...filter }: z.output<typeof adminOrderQuery>,
  { shop }: ApiContext,
): Promise<AdminOrderList> {
  const { search = "" } = filter;
  const isOldestFirst = statusesIn(filter)?.every(isWaiting) ?? false;
  const number = search ? readOrderId(toLatinDigits(search)) : undefined;
  // The order with the searched number is only on the first page; the others follow by id from the cursor.
  const cursorCondition = sql`(${after}::bigint is null
    or o.id ${raw(isOldestFirst ? ">" : "<")} ${after} and o.id is distinct from ${number}::bigint)`;
  const orderBy = sql`${search ? sql`o.id = ${number}::bigint desc nulls last,` : sql``} o.id ${raw(isOldestFirst ? "" : "desc")}`;
  const { counts, list } = await createReadsFromNow(shop.database)(async (queries) => ({
    counts: await queries.query<{ waiting: number; newest: number }>(
      `select (select count(*) from orders where status = 'pending') as waiting,
              coalesce((select max(id) from orders), 0) as newest`,
    ),
    list: await queries.query<ListRow>(
      sql`select o.id, o.status, o.fulfilment, o.created_at, o.total_poisha, o.mobile_no, o.address_details, o.place,
              o.slot_day::text, o.slot_from, o.slot_to, o.revision,
              u.id as user_id, u.name, u.email,
              o.status in ('pending', 'processing') and o.revision > 0 and coalesce((select e.user_id = o.user_id from order_edits e
                where e.order_id = o.id and e.revision = o.revision), false) as changed_by_customer,
              coalesce((select sum(quantity) from order_items i where i.order_id = o.id), 0)::float8 as pieces
       from (select * from orders o where ${fitsFilter(filter)} and ${cursorCondition} order by ${orderBy} limit ${adminPageSize + 1}) o
       join users u on u.id = o.user_id order by ${orderBy}`,
    ),
  }));
  const { waiting, newest } = counts.rows[0] ?? { waiting: 0, newest: 0 };
  const data = list.rows.slice(0, adminPageSize).map(toAdminOrderRow);
  const next = list.rows.length > adminPageSize ? (data.at(-1)?.id ?? null) : null;
  return { data, meta: { next, waiting, newest } };
}

/** Counts orders with a higher id, up to `maxNewerCount`; `newest` is the highest id, 0 without orders. */
export async function countNewerOrders(
  lastSeenId: number,
  { database }: Shop,
): Promise<{ data: { count: number; newest: number } }> {
  const { rows } = await database.pool.query<{ count: number; newest: number }>(
    `select (select count(*) from (select from orders where id > $1 limit ${maxNewerCount}) newer) as count,
            coalesce((select max(id) from orders), 0) as newest`,
    [lastSeenId],
  );
  return { data: rows[0] ?? { count: 0, newest: 0 } };
}

/** The id of the newest order; 0 without orders. */
export async function findNewestOrderId({ database }: Shop): Promise<number> {
  const { rows } = await database.pool.query<{ newest: number }>(
    "select coalesce(max(id), 0) as newest from orders",
  );
  return rows[0]?.newest ?? 0;
}

function toAdminOrderRow({
  user_id,
  name,
  email,
  total_poisha,
  created_at,
  place,
  changed_by_customer,
  ...listed
}: ListRow) {
  const { slot_day: day, slot_from: from, slot_to: to, ...row } = listed;
  return {
    ...row,
    slot: day === null || from === null || to === null ? undefined : { day, from, to },
    place: findPlace(place),
    changed_by_customer: changed_by_customer || undefined,
    number: orderNumber(row.id),
    created_at: created_at.toISOString(),
    total_price: toTaka(total_poisha),
    customer: { id: user_id, name, email },
  };
}

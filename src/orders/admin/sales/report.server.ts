import type { z } from "zod";
import { type PeriodDays, resolveDays } from "#src/kit/period/resolve-days.server.ts";
import type { periodQuery } from "#src/kit/period/schemas.ts";
import { toTaka } from "#src/language/numbers/money.ts";
import { type Fulfilment, type OrderStatus, orderNumber, progressOf } from "#src/orders/order.ts";
import { now } from "#src/platform/clock.server.ts";
import type { Queries } from "#src/platform/database/database.server.ts";
import { createReadsFromNow } from "#src/platform/database/reads-from-now.server.ts";
import type { ApiContext } from "#src/platform/http/api.server.ts";
import type { BestCustomer, CategorySales, LateDelivery, SalesReport } from "./contract.ts";
import { findDaySums } from "./find-day-sums.server.ts";

type CategoryRow = {
  id: number | null;
  name_en: string | null;
  name_bn: string | null;
  pieces: number;
  ordered: number;
  delivered: number;
};

type CustomerRow = {
  id: number;
  name: string;
  orders: number;
  ordered: number;
  delivered: number;
  last: Date;
};

type LateRow = Pick<LateDelivery, "id" | "customer" | "rider"> & {
  status: OrderStatus;
  fulfilment: Fulfilment;
  slot_day: string;
  slot_from: number;
  slot_to: number;
  delivered_at: Date | null;
  ends: Date;
};

const maxListed = 50;
const maxExported = 1_000;

/** See `reportSales` in `contract.ts`. */
export async function reportSales(
  query: z.output<typeof periodQuery>,
  { shop }: ApiContext,
): Promise<SalesReport> {
  const days = resolveDays(query);
  return createReadsFromNow(shop.database)(async (queries) => {
    const { salesOn } = await findDaySums(queries, days.begin, days.end);
    const lateOrders = await findLateDeliveries(queries, days);
    return {
      data: {
        days: days.days.map(salesOn),
        categories: await findSalesByCategory(queries, days),
        customers: (await findBestCustomers(queries, days)).slice(0, maxListed),
        promised: await countPromisedDeliveries(queries, days),
        late: lateOrders.length,
        late_deliveries: lateOrders.slice(0, maxListed),
      },
      meta: { from: days.from, to: days.to },
    };
  });
}

/** Ordered and delivered sums by category, largest first: goods less their discounts, without fees. */
async function findSalesByCategory(queries: Queries, { begin, end }: PeriodDays): Promise<CategorySales[]> {
  const { rows } = await queries.query<CategoryRow>(
    `select c.id, c.name_en, c.name_bn, sum(i.quantity)::float8 as pieces,
            sum(coalesce(i.actual_poisha, i.price_poisha * i.quantity) - i.discount_poisha)::float8 as ordered,
            coalesce(sum(coalesce(i.actual_poisha, i.price_poisha * i.quantity) - i.discount_poisha)
              filter (where o.status = 'completed'), 0)::float8 as delivered
     from orders o join order_items i on i.order_id = o.id
     left join products p on p.id = i.product_id left join categories c on c.id = p.category_id
     where o.created_at >= $1 and o.created_at <= $2 and o.status <> 'cancelled'
     group by c.id order by ordered desc, c.id`,
    [begin, end],
  );
  return rows.map(({ id, name_en, name_bn, pieces, ordered, delivered }) => ({
    id,
    names: name_en && name_bn ? { en: name_en, bn: name_bn } : null,
    pieces,
    ordered: toTaka(ordered),
    delivered: toTaka(delivered),
  }));
}

/** The customers with the highest total first, without deleted accounts. */
export async function findBestCustomers(
  queries: Queries,
  { begin, end }: PeriodDays,
): Promise<BestCustomer[]> {
  const { rows } = await queries.query<CustomerRow>(
    `select u.id, u.name, count(*) as orders, sum(o.total_poisha)::float8 as ordered,
            coalesce(sum(o.total_poisha) filter (where o.status = 'completed'), 0)::float8 as delivered,
            max(o.created_at) as last
     from orders o join users u on u.id = o.user_id
     where o.created_at >= $1 and o.created_at <= $2 and o.status <> 'cancelled' and u.deleted_at is null
     group by u.id order by delivered desc, ordered desc, u.id limit ${maxExported}`,
    [begin, end],
  );
  return rows.map(({ ordered, delivered, last, ...row }) => ({
    ...row,
    ordered: toTaka(ordered),
    delivered: toTaka(delivered),
    last_order: last.toISOString(),
  }));
}

/** SQL: the end of the slot of an order `o`. */
const slotEndSql = `((o.slot_day + make_interval(mins => o.slot_to)) at time zone 'Asia/Dhaka')`;

/** SQL: the orders `o` whose slot was in the period and is over at $3. */
const promisedSql = `o.slot_day between $1::date and $2::date and o.status <> 'cancelled' and ${slotEndSql} < $3::timestamptz`;

async function countPromisedDeliveries(queries: Queries, { from, to }: PeriodDays): Promise<number> {
  const { rows } = await queries.query<{ count: number }>(
    `select count(*) as count from orders o where ${promisedSql}`,
    [from, to, new Date(now())],
  );
  return rows[0]?.count ?? 0;
}

/** Undelivered orders first, then those delivered after their slot; by slot, newest first. */
export async function findLateDeliveries(
  queries: Queries,
  { from, to }: PeriodDays,
): Promise<LateDelivery[]> {
  const nowMs = now();
  const { rows } = await queries.query<LateRow>(
    `select o.id, o.status, o.fulfilment, u.name as customer, r.name as rider, o.slot_day::text as slot_day,
            coalesce(o.slot_from, 0) as slot_from, coalesce(o.slot_to, 1440) as slot_to,
            ${slotEndSql} as ends, d.at as delivered_at
     from orders o join users u on u.id = o.user_id left join users r on r.id = o.rider_id
     left join lateral (select max(created_at) as at from order_steps
       where order_id = o.id and to_status = 'completed' and o.status = 'completed') d on true
     where ${promisedSql} and (o.status <> 'completed' or d.at > ${slotEndSql})
     order by o.status = 'completed', ends desc, o.id limit ${maxExported}`,
    [from, to, new Date(nowMs)],
  );
  return rows.map(({ ends, delivered_at: at, ...row }) => ({
    id: row.id,
    number: orderNumber(row.id),
    customer: row.customer,
    rider: row.rider,
    slot: { day: row.slot_day, from: row.slot_from, to: row.slot_to },
    progress: progressOf(row),
    delivered_at: at?.toISOString() ?? null,
    late_minutes: Math.floor(((at?.getTime() ?? nowMs) - ends.getTime()) / 60_000),
  }));
}

import type { Viewer } from "#src/api/viewer.ts";
import { toTaka } from "#src/language/numbers/money.ts";
import { showOneOrder } from "#src/orders/admin/show-one-order.server.ts";
import { isRaisedSql } from "#src/orders/calls/needs-call.server.ts";
import { type CallOutcome, heldSeconds, maxOthers, risksOf } from "#src/orders/calls/rules.ts";
import { orderNumber } from "#src/orders/order.ts";
import { pendingAgreementSql } from "#src/orders/order-rows.server.ts";
import { isUnprovenSql } from "#src/orders/phone-proof/demand-proof.server.ts";
import { isSameAddress } from "#src/places/is-same-address.server.ts";
import type { Queries } from "#src/platform/database/database.server.ts";
import { digitsSql } from "#src/platform/database/like-pattern.server.ts";
import type { ApiContext } from "#src/platform/http/api.server.ts";
import type { OpenCall } from "./contract.ts";

type CustomerHistoryRow = {
  total_poisha: number;
  orders: number;
  delivered: number;
  cancelled: number;
  refused: number;
  /** The first order; null without one. */
  since: Date | null;
  /** The average of delivered orders; null without one. */
  usual_poisha: number | null;
  /** Of the customer's other orders: the addresses with the same digits as this one. */
  own_addresses: string[];
  /** Of other customers' orders today: the same. */
  other_addresses: string[];
  own_today: number;
  /** Accepted without the proof of the number that the shop requires. */
  unproven: boolean;
  /** To be called again, because the customer raised it. */
  raised: boolean;
};
type OtherRow = {
  id: number;
  name: string;
  /** Of the same customer. */
  own: boolean;
  created_at: Date;
  total_poisha: number;
  calls: number;
  revision: number;
};
type CallRow = {
  outcome: CallOutcome;
  by: string;
  at: string;
  call_again_at: string | null;
  note: string | null;
};

/** SQL: an address with the same digits as that of `o`, in either script; staff compare the rest. */
const sameDigitsSql = (alias: string) =>
  `${digitsSql(`${alias}.address_details`)} = ${digitsSql("o.address_details")}`;

const startOfTodaySql = "date_trunc('day', now() at time zone 'Asia/Dhaka') at time zone 'Asia/Dhaka'";

/** Holds a call for the viewer, unless a colleague holds it, and answers as `showCall` does. */
export async function openOrderCall(
  { id }: { id: number },
  context: ApiContext<Viewer>,
): Promise<{ data: OpenCall }> {
  await context.shop.database.pool.query(
    `insert into order_callers (order_id, user_id) select id, $2 from orders
     where id = $1 and (status = 'pending' or status = 'processing' and fulfilment = 'not_delivered')
     on conflict (order_id) do update set user_id = excluded.user_id, seen_at = now()
     where order_callers.user_id = excluded.user_id or order_callers.seen_at < now() - make_interval(secs => $3)`,
    [id, context.viewer.id, heldSeconds],
  );
  return showCall({ id }, context);
}

/** An order with its calls, its holder, and the history of its number and customer. */
export async function showCall(
  { id }: { id: number },
  context: ApiContext<Viewer>,
): Promise<{ data: OpenCall }> {
  const { pool } = context.shop.database;
  const { data: order } = await showOneOrder({ id }, context);
  const history = await readCustomerHistory(pool, id);
  const calls = await readCalls(pool, id);
  const otherOrders = await readOtherOrders(pool, id);
  const caller = await findOtherCaller(pool, id, context.viewer);
  return {
    data: {
      order,
      known: toCustomerHistory(history, order.address_details),
      calls: calls.map(toCall),
      others: otherOrders.map(toOther),
      caller,
    },
  };
}

/**
 * What is known of the number and the customer of order `o`: `k` sums up their other orders. Average and total
 * in poisha.
 */
async function readCustomerHistory(queries: Queries, id: number): Promise<CustomerHistoryRow> {
  const { rows } = await queries.query<CustomerHistoryRow>(
    `select o.total_poisha, k.orders, k.delivered, k.cancelled, k.refused, k.since, k.usual_poisha, k.own_addresses, k.own_today,
            ${isUnprovenSql} as unproven, ${isRaisedSql} as raised,
            array(
              select t.address_details from orders t
              where t.created_at >= ${startOfTodaySql} and t.id <> o.id and ${sameDigitsSql("t")}
                and t.user_id <> o.user_id and t.mobile_e164 is distinct from o.mobile_e164) as other_addresses
     from orders o cross join lateral (
       select count(*) as orders, count(*) filter (where k.status = 'completed') as delivered,
              count(*) filter (where k.status = 'cancelled') as cancelled,
              count(*) filter (where exists (
                select from order_steps s where s.order_id = k.id and s.reason = 'refused')) as refused,
              min(k.created_at) as since,
              (avg(k.total_poisha) filter (where k.status = 'completed'))::float8 as usual_poisha,
              coalesce(array_agg(k.address_details) filter (where ${sameDigitsSql("k")}), '{}') as own_addresses,
              count(*) filter (where k.created_at >= ${startOfTodaySql}) as own_today
       from orders k where k.id <> o.id and (k.user_id = o.user_id or k.mobile_e164 = o.mobile_e164)
     ) k where o.id = $1`,
    [id],
  );
  return rows[0] as CustomerHistoryRow;
}

async function readCalls(queries: Queries, id: number): Promise<CallRow[]> {
  const { rows } = await queries.query<CallRow>(
    `select c.outcome, a.name as by, c.created_at::text as at, c.call_again_at::text, c.note
     from order_calls c join users a on a.id = c.user_id where c.order_id = $1 order by c.id`,
    [id],
  );
  return rows;
}

/** Other new orders `k` of the number of order `o` that the same call can confirm; the customer's own first. */
async function readOtherOrders(queries: Queries, id: number): Promise<OtherRow[]> {
  const { rows } = await queries.query<OtherRow>(
    `select k.id, u.name, k.user_id = o.user_id as own, k.created_at, k.total_poisha, k.revision,
            (select count(*) from order_calls c where c.order_id = k.id) as calls
     from orders o join orders k on k.mobile_e164 = o.mobile_e164 and k.id <> o.id and k.status = 'pending'
     join users u on u.id = k.user_id
     where o.id = $1 and (select ${pendingAgreementSql} from orders o where o.id = k.id) is null
     order by k.user_id = o.user_id desc, k.id limit ${maxOthers}`,
    [id],
  );
  return rows;
}

/** The name of the colleague who holds an order's call; undefined without one. */
export async function findOtherCaller(
  queries: Queries,
  id: number,
  viewer: Viewer,
): Promise<string | undefined> {
  const { rows } = await queries.query<{ name: string }>(
    `select a.name from order_callers h join users a on a.id = h.user_id
     where h.order_id = $1 and h.user_id <> $2 and h.seen_at > now() - make_interval(secs => $3)`,
    [id, viewer.id, heldSeconds],
  );
  return rows[0]?.name;
}

function toCustomerHistory(
  {
    total_poisha,
    since,
    usual_poisha,
    unproven,
    raised,
    own_addresses,
    other_addresses,
    own_today,
    ...row
  }: CustomerHistoryRow,
  address: string,
): OpenCall["known"] {
  const countSameAddress = (addresses: string[]) =>
    addresses.filter((candidate) => isSameAddress(candidate, address)).length;
  const ordersToday = own_today + countSameAddress(other_addresses);
  return {
    ...row,
    same_address: countSameAddress(own_addresses),
    today: ordersToday,
    since: since?.toISOString(),
    usual: usual_poisha === null ? undefined : toTaka(Math.round(usual_poisha)),
    risks: risksOf(total_poisha, {
      ...row,
      today: ordersToday,
      unproven,
      raised,
      averagePoisha: usual_poisha,
    }),
  };
}

const toOther = ({ created_at, total_poisha, ...row }: OtherRow): OpenCall["others"][number] => ({
  ...row,
  number: orderNumber(row.id),
  created_at: created_at.toISOString(),
  total_price: toTaka(total_poisha),
});

const toCall = ({ at, call_again_at, note, ...row }: CallRow): OpenCall["calls"][number] => ({
  ...row,
  at: new Date(at).toISOString(),
  call_again_at: call_again_at === null ? undefined : new Date(call_again_at).toISOString(),
  note: note ?? undefined,
});

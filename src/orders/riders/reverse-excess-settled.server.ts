import type { PoolClient } from "pg";
import type { Viewer } from "#src/api/viewer.ts";

/** SQL: a CTE `changed` with the rider and the day in Dhaka of the payment of order $1. */
const changedSql = `changed as (
       select rider_id, (taken_at at time zone 'Asia/Dhaka')::date as day from order_payments where order_id = $1)`;
/** SQL: whether payment `p` was taken on the day of `changed`. */
const isOfDaySql = `p.taken_at >= changed.day::timestamp at time zone 'Asia/Dhaka'
  and p.taken_at < (changed.day + 1)::timestamp at time zone 'Asia/Dhaka'`;

/**
 * Call after a payment was changed. If staff had settled more of its day than is now noted, a negative row
 * with the reason reverses the excess. Later payments of that day then remain to be settled.
 */
export async function reverseExcessSettled(
  client: PoolClient,
  orderId: number,
  viewer: Viewer,
  reason: string,
): Promise<void> {
  // Takes the same locks as handovers and payment confirmations do.
  await client.query(
    `select from users where id = (select rider_id from order_payments where order_id = $1) for no key update`,
    [orderId],
  );
  await client.query("lock table payment_receipts in share row exclusive mode");
  // The cash of the rider on that day.
  await client.query(
    `with ${changedSql}, sums as (
       select changed.rider_id, changed.day,
         (select coalesce(sum(p.amount_poisha), 0) from order_payments p
          where p.rider_id = changed.rider_id and ${isOfDaySql}) as noted,
         (select coalesce(sum(h.expected_poisha), 0) from cash_handovers h
          where h.rider_id = changed.rider_id and h.day = changed.day) as settled
       from changed)
     insert into cash_handovers (rider_id, day, expected_poisha, handed_poisha, received_by, note, idempotency_key)
     select rider_id, day, noted - settled, 0, $2, $3, gen_random_uuid() from sums where settled > noted`,
    [orderId, viewer.id, reason],
  );
  // The payments of all riders on that day, by way.
  await client.query(
    `with ${changedSql}, sums as (
       select changed.day, r.way, sum(r.expected_poisha) as settled,
         (select coalesce(sum(w.amount_poisha), 0) from order_payment_parts w join order_payments p on p.order_id = w.order_id
          where w.way = r.way and ${isOfDaySql}) as noted
       from changed join payment_receipts r on r.day = changed.day group by changed.day, r.way)
     insert into payment_receipts (day, way, expected_poisha, received_poisha, confirmed_by, note, idempotency_key)
     select day, way, noted - settled, 0, $2, $3, gen_random_uuid() from sums where settled > noted`,
    [orderId, viewer.id, reason],
  );
}

import type { PoolClient } from "pg";
import type { Viewer } from "#src/api/viewer.ts";

/** SQL: the rider and the day in Dhaka of payment $1, and whether the payment `p` is of that day. */
const paymentDaySql = `one as (select rider_id, (taken_at at time zone 'Asia/Dhaka')::date as day from order_payments where order_id = $1)`;
const isOfDaySql = `p.taken_at >= one.day::timestamp at time zone 'Asia/Dhaka'
  and p.taken_at < (one.day + 1)::timestamp at time zone 'Asia/Dhaka'`;

/**
 * Call after a payment was changed. If staff had settled more of its day than is now noted, a negative row
 * with the reason reverses the excess. Later payments of that day then remain to be settled.
 */
export async function lowerSettled(
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
  await client.query(
    `with ${paymentDaySql}, sums as (
       select one.rider_id, one.day,
         (select coalesce(sum(p.amount_poisha), 0) from order_payments p where p.rider_id = one.rider_id and ${isOfDaySql}) as noted,
         (select coalesce(sum(h.expected_poisha), 0) from cash_handovers h where h.rider_id = one.rider_id and h.day = one.day) as settled
       from one)
     insert into cash_handovers (rider_id, day, expected_poisha, handed_poisha, received_by, note, idempotency_key)
     select rider_id, day, noted - settled, 0, $2, $3, gen_random_uuid() from sums where settled > noted`,
    [orderId, viewer.id, reason],
  );
  await client.query(
    `with ${paymentDaySql}, sums as (
       select one.day, r.way, sum(r.expected_poisha) as settled,
         (select coalesce(sum(w.amount_poisha), 0) from order_payment_parts w join order_payments p on p.order_id = w.order_id
          where w.way = r.way and ${isOfDaySql}) as noted
       from one join payment_receipts r on r.day = one.day group by one.day, r.way)
     insert into payment_receipts (day, way, expected_poisha, received_poisha, confirmed_by, note, idempotency_key)
     select day, way, noted - settled, 0, $2, $3, gen_random_uuid() from sums where settled > noted`,
    [orderId, viewer.id, reason],
  );
}

import type { PoolClient } from "pg";

/** Gives back the place that an order took of its delivery slot, if it took one; in the order's transaction, after its products. */
export async function giveSlotBack(client: PoolClient, orderId: number): Promise<void> {
  await client.query(
    `update delivery_slot_days d set taken = d.taken - 1 from orders o
     where o.id = $1 and d.slot_id = o.slot_id and d.day = o.slot_day`,
    [orderId],
  );
}

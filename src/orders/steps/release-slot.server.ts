import type { PoolClient } from "pg";

/** Releases the order's capacity in its delivery slot; in the order's transaction, after its products. */
export async function releaseSlot(client: PoolClient, orderId: number): Promise<void> {
  await client.query(
    `update delivery_slot_days d set taken = d.taken - 1 from orders o
     where o.id = $1 and d.slot_id = o.slot_id and d.day = o.slot_day`,
    [orderId],
  );
}

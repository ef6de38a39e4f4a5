import type { Shop } from "../../platform/shop.server.ts";
import type { Order } from "../contract.ts";
import { type OrderRow, orderColumns, toOrder } from "../order-rows.server.ts";
import type { Attempt } from "./place-order.server.ts";

/** The order that a customer placed under a key, and the hash of what was asked for then; undefined if none. */
export async function findPlaced(
  shop: Shop,
  { userId, key }: Pick<Attempt, "userId" | "key">,
): Promise<{ order: Order; requestHash: string } | undefined> {
  const { rows } = await shop.database.pool.query<OrderRow>({
    name: "find-placed",
    text: `select ${orderColumns} from orders o where o.user_id = $1 and o.idempotency_key = $2`,
    values: [userId, key],
  });
  const row = rows[0];
  return row && { order: toOrder(row), requestHash: row.request_hash };
}

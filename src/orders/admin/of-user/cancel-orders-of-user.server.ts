import type { z } from "zod";
import type { Viewer } from "#src/api/viewer.ts";
import { lockProducts } from "#src/orders/order-statements.server.ts";
import { lockOrder, writeStep } from "#src/orders/steps/write-step.server.ts";
import { inTransaction } from "#src/platform/database/transaction.server.ts";
import type { ApiContext } from "#src/platform/http/api.server.ts";
import type { openOrdersCancelled, openOrdersToCancel } from "./schemas.ts";

/** Cancels a user's open orders in one transaction and returns how many. Idempotent. */
export async function cancelOrdersOfUser(
  { id, reason }: z.output<typeof openOrdersToCancel>,
  { shop, viewer }: ApiContext<Viewer>,
): Promise<z.output<typeof openOrdersCancelled>> {
  const cancelled = await inTransaction(shop.database, async (client) => {
    const { rows: openOrders } = await client.query<{ id: number }>(
      "select id from orders where user_id = $1 and status in ('pending', 'processing') order by id for update",
      [id],
    );
    const { rows: products } = await client.query<{ id: number }>(
      "select p.id from order_items i join products p on p.id = i.product_id where i.order_id = any($1::bigint[])",
      [openOrders.map((order) => order.id)],
    );
    // Lock all products at once, ordered by id, to avoid deadlocks with other orders.
    await lockProducts(client, products);
    for (const { id: orderId } of openOrders) {
      const order = await lockOrder(client, orderId);
      if (order) await writeStep(client, order, { to: "cancelled", reason: "other", note: reason }, viewer);
    }
    return openOrders.length;
  });
  shop.queues.wake();
  return { success: true, cancelled };
}

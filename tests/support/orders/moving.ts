import { type Fulfilment, statusByProgress } from "#src/orders/order.ts";

type WithSql = { sql: (text: string, values?: unknown[]) => Promise<unknown> };

/** Puts an order where its work would have left it, without the steps before it. */
export async function moveOrder(
  shop: WithSql,
  id: number | undefined,
  to: Fulfilment | "cancelled",
): Promise<void> {
  if (to === "cancelled") await shop.sql("update orders set status = 'cancelled' where id = $1", [id]);
  else
    await shop.sql("update orders set status = $2, fulfilment = $3 where id = $1", [
      id,
      statusByProgress[to],
      to,
    ]);
}

/** Lets an order have been placed so many minutes ago. */
export async function ageOrder(shop: WithSql, id: number | undefined, minutes: number): Promise<void> {
  await shop.sql("update orders set created_at = now() - make_interval(mins => $2) where id = $1", [
    id,
    minutes,
  ]);
}

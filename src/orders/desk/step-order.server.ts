import type { PoolClient } from "pg";
import type { z } from "zod";
import { Problem } from "../../basics/problem.ts";
import type { Who } from "../../basics/who.ts";
import { m } from "../../language/words.ts";
import { inTransaction } from "../../platform/database/transaction.server.ts";
import type { Call } from "../../platform/http/api.server.ts";
import { mayStep, type OrderStatus } from "../order.ts";
import type { DeskOrder } from "./contract.ts";
import { showOneOrder } from "./desk.server.ts";
import type { stepDraft } from "./shapes.ts";

/**
 * Takes an order one step on and writes down by whom. Refuses a step that the status table does not know, as when a
 * colleague was quicker. A cancelled order puts its counted goods back on the shelf, in the same transaction.
 */
export async function stepOrder(
  { id, status }: z.output<typeof stepDraft>,
  call: Call<Who>,
): Promise<{ data: DeskOrder }> {
  await inTransaction(call.shop.database, async (client) => {
    const from = await lockStatus(client, id);
    if (!from) throw new Problem("not_found", m.problem_not_found());
    if (!mayStep(from, status)) throw new Problem("already_there", m.order_step_refused());
    await client.query("update orders set status = $2 where id = $1", [id, status]);
    await client.query(
      "insert into order_steps (order_id, from_status, to_status, user_id) values ($1, $2, $3, $4)",
      [id, from, status, call.who.id],
    );
    if (status === "cancelled") await restock(client, id);
  });
  return showOneOrder({ id }, call);
}

async function lockStatus(client: PoolClient, id: number): Promise<OrderStatus | undefined> {
  const { rows } = await client.query<{ status: OrderStatus }>(
    "select status from orders where id = $1 for update",
    [id],
  );
  return rows[0]?.status;
}

/** In the order of ids, as ordering does, so that the two never wait for each other in a circle. */
async function restock(client: PoolClient, orderId: number): Promise<void> {
  await client.query(
    `with locked as materialized (
       select p.id, i.quantity from products p join order_items i on i.product_id = p.id
       where i.order_id = $1 and p.stock is not null order by p.id for no key update of p
     )
     update products p set stock = p.stock + l.quantity from locked l where p.id = l.id`,
    [orderId],
  );
}

import type { PoolClient } from "pg";
import type { z } from "zod";
import { Problem } from "../../../api/problem.ts";
import type { Viewer } from "../../../api/viewer.ts";
import { record } from "../../../journal/record.server.ts";
import { m } from "../../../language/messages.ts";
import { inTransaction } from "../../../platform/database/transaction.server.ts";
import type { ApiContext } from "../../../platform/http/api.server.ts";
import { type Fulfilment, type OrderStatus, orderNumber, progressOf } from "../../order.ts";
import { type LockedOrder, lockOrder, refusedStep, writeStep } from "../../steps/write-step.server.ts";
import type { PackingStarted } from "../contract.ts";
import { isRider } from "./find-riders.server.ts";
import type { assignedOrders, takenOrders } from "./schemas.ts";

/** The viewer takes packed orders out, and those on the way that nobody has. What is theirs already stays so: sent twice, it happens once. */
export const takeOut = ({ orders }: z.output<typeof takenOrders>, context: ApiContext<Viewer>) =>
  giveEach(orders, context, (client, order) =>
    give(client, order, Number(context.viewer.id), context.viewer),
  );

/** Gives packed orders to a rider, and those on the way that somebody else has; refuses whoever does not deliver. */
export async function assignOut(
  { orders, rider }: z.output<typeof assignedOrders>,
  context: ApiContext<Viewer>,
): Promise<{ data: PackingStarted }> {
  const { rowCount } = await context.shop.database.pool.query(
    `select from users u where u.id = $1 and ${isRider}`,
    [rider],
  );
  if (rowCount === 0) throw new Problem("not_found", m.round_no_rider());
  return giveEach(orders, context, (client, order) => give(client, order, rider, context.viewer, true));
}

/** One after the other, each in a transaction of its own: no order waits for another, or falls with it. */
async function giveEach(
  orders: number[],
  { shop }: ApiContext<Viewer>,
  work: (client: PoolClient, order: LockedOrder) => Promise<void>,
): Promise<{ data: PackingStarted }> {
  const data: PackingStarted = { started: [], refused: [] };
  for (const id of new Set(orders)) {
    const number = orderNumber(id);
    try {
      await inTransaction(shop.database, async (client) => {
        const order = await lockOrder(client, id);
        if (!order) throw new Problem("not_found", m.problem_not_found());
        await work(client, order);
      });
      data.started.push({ id, number });
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      const now = (error.extras.details ?? {}) as { status?: OrderStatus; fulfilment?: Fulfilment };
      data.refused.push({ id, number, message: error.message, ...now });
    }
  }
  shop.queues.wake();
  return { data };
}

async function give(client: PoolClient, order: LockedOrder, rider: number, viewer: Viewer, anybodys = false) {
  const progress = progressOf(order);
  if (progress === "packed") return writeStep(client, order, { to: "on_the_way", rider }, viewer);
  if (progress !== "on_the_way") throw refusedStep(m.order_step_refused(), order);
  if (order.rider_id === rider) return;
  if (order.rider_id !== null && !anybodys) throw refusedStep(m.round_taken(), order);
  await client.query("update orders set rider_id = $2 where id = $1", [order.id, rider]);
  const { rows } = await client.query<{ id: number; name: string }>(
    "select id, name from users where id = any($1::bigint[])",
    [[order.rider_id ?? rider, rider]],
  );
  const nameOf = (id: number | null) => rows.find((row) => row.id === id)?.name ?? null;
  await record(client, viewer, {
    action: "order.rider_changed",
    subject: { id: order.id, name: orderNumber(order.id) },
    before: { rider: nameOf(order.rider_id) },
    after: { rider: nameOf(rider) },
  });
}

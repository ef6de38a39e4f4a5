import type { PoolClient } from "pg";
import type { z } from "zod";
import { Problem } from "#src/api/problem.ts";
import type { Viewer } from "#src/api/viewer.ts";
import { record } from "#src/journal/record.server.ts";
import { m } from "#src/language/messages.ts";
import { inTransaction } from "#src/platform/database/transaction.server.ts";
import type { ApiContext } from "#src/platform/http/api.server.ts";
import type { PackingStarted } from "../admin/contract.ts";
import { type Fulfilment, type OrderStatus, orderNumber, progressOf } from "../order.ts";
import { type LockedOrder, lockOrder, orderChangedProblem, writeStep } from "../steps/write-step.server.ts";
import { isRiderSql } from "./find-riders.server.ts";
import type { assignedOrders, takenOrders } from "./schemas.ts";

/** Takes out packed orders and unassigned ones on the way; refuses those planned for another rider. Idempotent. */
export const takeOut = ({ orders }: z.output<typeof takenOrders>, context: ApiContext<Viewer>) =>
  assignEach(orders, context, (client, order) => takeOrder(client, order, context.viewer));

/** Assigns orders to a rider: plans packed ones, reassigns those on the way. Refuses a user who is not a rider. */
export async function assignToRider(
  { orders, rider }: z.output<typeof assignedOrders>,
  context: ApiContext<Viewer>,
): Promise<{ data: PackingStarted }> {
  const { rowCount } = await context.shop.database.pool.query(
    `select from users u where u.id = $1 and ${isRiderSql}`,
    [rider],
  );
  if (rowCount === 0) throw new Problem("not_found", m.round_no_rider());
  return assignEach(orders, context, (client, order) => assign(client, order, rider, context.viewer));
}

/** Each in its own transaction, so that none blocks or fails another. */
async function assignEach(
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
      const current = (error.extras.details ?? {}) as { status?: OrderStatus; fulfilment?: Fulfilment };
      data.refused.push({ id, number, message: error.message, ...current });
    }
  }
  shop.queues.wake();
  return { data };
}

/** Takes a packed order out; takes over one on the way that has no rider. */
async function takeOrder(client: PoolClient, order: LockedOrder, viewer: Viewer): Promise<void> {
  const hasOtherRider = order.rider_id !== null && order.rider_id !== viewer.id;
  if (hasOtherRider && canRide(order)) throw orderChangedProblem(m.round_taken(), order);
  if (progressOf(order) !== "packed") return assign(client, order, viewer.id, viewer);
  await writeStep(client, order, { to: "on_the_way", rider: viewer.id }, viewer);
}

const canRide = (order: LockedOrder): boolean => ["packed", "on_the_way"].includes(progressOf(order));

/** Assigns an order to a rider; a packed one is only planned. */
async function assign(
  client: PoolClient,
  order: LockedOrder,
  riderId: number,
  viewer: Viewer,
): Promise<void> {
  if (!canRide(order)) throw orderChangedProblem(m.order_step_refused(), order);
  if (order.rider_id === riderId) return;
  await client.query("update orders set rider_id = $2, stop_position = null where id = $1", [
    order.id,
    riderId,
  ]);
  const { rows } = await client.query<{ id: number; name: string }>(
    "select id, name from users where id = any($1::bigint[])",
    [[order.rider_id ?? riderId, riderId]],
  );
  const findName = (id: number | null) => rows.find((row) => row.id === id)?.name ?? null;
  await record(client, viewer, {
    action: "order.rider_changed",
    subject: { id: order.id, name: orderNumber(order.id) },
    before: { rider: findName(order.rider_id) },
    after: { rider: findName(riderId) },
  });
}

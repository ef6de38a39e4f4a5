import type { PoolClient } from "pg";
import sql from "sql-template-tag";
import { Problem } from "#src/api/problem.ts";
import type { Viewer } from "#src/api/viewer.ts";
import { setMovementCause } from "#src/catalogue/stock/movement-cause.server.ts";
import type { JournalAction } from "#src/journal/actions.ts";
import { record } from "#src/journal/record.server.ts";
import { toTaka } from "#src/language/numbers/money.ts";
import { now } from "#src/platform/clock.server.ts";
import { notifyCustomer, withdrawNotifications } from "../notifications/notify-customer.server.ts";
import {
  type CancelReason,
  type Fulfilment,
  graceSeconds,
  mayUndo,
  type OrderStatus,
  orderNumber,
  type Progress,
  progressOf,
  type StepOutcome,
  statusOf,
  undoSeconds,
} from "../order.ts";
import { giveSlotBack } from "./give-slot-back.server.ts";

/** An order as it is while the transaction holds it. */
export type LockedOrder = {
  id: number;
  user_id: number;
  status: OrderStatus;
  fulfilment: Fulfilment;
  revision: number;
  total_poisha: number;
  fee_poisha: number;
  /** Who takes it to the customer. */
  rider_id: number | null;
  discount_poisha: number;
  discount_reason: string | null;
};

/** Locks an order and reads what its steps and edits need; undefined where there is none. */
export async function lockOrder(client: PoolClient, id: number): Promise<LockedOrder | undefined> {
  const { rows } = await client.query<LockedOrder>(
    `select id, user_id, status, fulfilment, revision, total_poisha, fee_poisha, rider_id, discount_poisha, discount_reason
     from orders where id = $1 for update`,
    [id],
  );
  return rows[0];
}

/** Refuses what an order no longer allows, with what it is now. */
export const refusedStep = (message: string, { status, fulfilment }: LockedOrder) =>
  new Problem("changed", message, { details: { status, fulfilment } });

/** A step that may be taken, whoever takes it. */
export type OrderStep = {
  to: Progress;
  outcome?: StepOutcome | undefined;
  reason?: CancelReason | undefined;
  note?: string | undefined;
  /** Who takes the order out; without one it stays with whoever has it. */
  rider?: number | undefined;
  /** What was paid at the door where it is not the total, or not now. */
  payment?: Payment | undefined;
  /** It takes the step before back. */
  undone?: boolean;
  /** What the journal calls it. */
  action?: JournalAction;
};

/** Cash in poisha; a `note` says why it is not the order's total. */
export type Payment = { amountPoisha: number; note?: string | undefined; takenAt?: Date };

/**
 * Takes a locked order to where `step` says: the only place that sets an order's status. Writes the step, the journal and what the
 * customer is to hear, returns the pieces of a cancelled order to the stock and notes what a rider was paid, all in the transaction of
 * `client`. Call `shop.queues.wake()` after it.
 */
export async function writeStep(
  client: PoolClient,
  order: LockedOrder,
  step: OrderStep,
  viewer: Viewer,
): Promise<void> {
  const { id, status: from, fulfilment: fromFulfilment } = order;
  const { to, outcome, reason, note } = step;
  const status = statusOf[to];
  // A cancelled order keeps how far it had come.
  const fulfilment = to === "cancelled" ? fromFulfilment : to;
  await withdrawNotifications(client, id);
  // Whoever had it on the way has it no more once it is back in the shop.
  const rider =
    to === "on_the_way" ? (step.rider ?? order.rider_id) : to in withRider ? order.rider_id : null;
  await client.query("update orders set status = $2, fulfilment = $3, rider_id = $4 where id = $1", [
    id,
    status,
    fulfilment,
    rider,
  ]);
  await writePayment(client, order, step);
  await client.query(
    sql`insert into order_steps (order_id, from_status, to_status, from_fulfilment, to_fulfilment, user_id, outcome, reason, note)
        values (${id}, ${from}, ${status}, ${fromFulfilment}, ${fulfilment}, ${viewer.id}, ${outcome}, ${reason},
          ${note || null})`,
  );
  const event = step.undone ? undefined : eventOf[to];
  if (event)
    await notifyCustomer(client, id, event, {
      afterSeconds: mayUndo(to, outcome) ? undoSeconds + graceSeconds : 0,
    });
  if (to === "cancelled") {
    await setMovementCause(client, { kind: "cancelled", user: viewer.id, order: id });
    await restock(client, id);
    await giveSlotBack(client, id);
  }
  const paid = step.payment && { cash: toTaka(step.payment.amountPoisha) };
  const words = note || step.payment?.note;
  await record(client, viewer, {
    action: step.action ?? "order.stepped",
    subject: { id, name: orderNumber(id) },
    before: status === from ? { fulfilment: progressOf(order) } : { status: from },
    after: {
      ...(status === from ? { fulfilment: to } : { status }),
      ...(outcome && { outcome }),
      ...(reason && { reason }),
      ...paid,
      ...(words && { note: words }),
    },
  });
}

/** Where an order still names who took it out. */
const withRider = { delivered: true, cancelled: true };

/** Notes what the rider of an order was paid when it is delivered: the total, unless the step says otherwise. A step back takes it out again. */
async function writePayment(client: PoolClient, order: LockedOrder, step: OrderStep): Promise<void> {
  const { id, rider_id: rider, total_poisha: total } = order;
  if (order.fulfilment === "delivered")
    await client.query("delete from order_payments where order_id = $1", [id]);
  if (step.to !== "delivered" || rider === null) return;
  const { amountPoisha = total, note, takenAt = new Date(now()) } = step.payment ?? {};
  await client.query(
    sql`insert into order_payments (order_id, rider_id, amount_poisha, expected_poisha, note, taken_at)
     values (${id}, ${rider}, ${amountPoisha}, ${total}, ${note ?? null}, ${takenAt})`,
  );
}

/** What the customer hears of a step. */
const eventOf = {
  placed: undefined,
  confirmed: "confirmed",
  packed: undefined,
  on_the_way: "on_the_way",
  not_delivered: "not_delivered",
  delivered: "delivered",
  cancelled: "cancelled",
} as const;

/** Returns the order's pieces to stock. Locks by ids, as ordering does, so that the two never deadlock. */
async function restock(client: PoolClient, orderId: number): Promise<void> {
  await client.query(
    `select from products p join order_items i on i.product_id = p.id
     where i.order_id = $1 and i.taken > 0 and p.stock is not null order by p.id for no key update of p`,
    [orderId],
  );
  await client.query(
    `update products p set stock = p.stock + i.taken from order_items i
     where i.order_id = $1 and i.product_id = p.id and i.taken > 0 and p.stock is not null`,
    [orderId],
  );
}

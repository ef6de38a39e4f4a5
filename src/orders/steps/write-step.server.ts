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
  statusByProgress,
  undoSeconds,
} from "../order.ts";
import { lockProducts, returnProducts } from "../order-statements.server.ts";
import { otherPartText, sumOfParts, writeParts } from "../riders/payment-rows.server.ts";
import type { OtherPart } from "../riders/rules.ts";
import { dueInCash } from "../totals.ts";
import { releaseSlot } from "./release-slot.server.ts";

export type LockedOrder = {
  id: number;
  user_id: number;
  status: OrderStatus;
  fulfilment: Fulfilment;
  revision: number;
  total_poisha: number;
  fee_poisha: number;
  rider_id: number | null;
  discount_poisha: number;
  discount_reason: string | null;
  /** The part of the discount that is the order's offer. */
  offer_poisha: number;
};

/** Locks an order and reads what steps and edits need; undefined if unknown. */
export async function lockOrder(client: PoolClient, id: number): Promise<LockedOrder | undefined> {
  const { rows } = await client.query<LockedOrder>(
    `select id, user_id, status, fulfilment, revision, total_poisha, fee_poisha, rider_id, discount_poisha, discount_reason, offer_poisha
     from orders where id = $1 for update`,
    [id],
  );
  return rows[0];
}

/** A refusal with the order's current status. */
export const orderChangedProblem = (message: string, { status, fulfilment }: LockedOrder) =>
  new Problem("changed", message, { details: { status, fulfilment } });

/** An allowed step, by any user. */
export type OrderStep = {
  /** The order's progress after the step. */
  to: Progress;
  outcome?: StepOutcome | undefined;
  reason?: CancelReason | undefined;
  note?: string | undefined;
  /** The rider who takes the order out; default: the assigned one. */
  rider?: number | undefined;
  /** The payment at the door, if it is not the total, or not now. */
  payment?: Payment | undefined;
  /** An undo of the previous step. */
  undone?: boolean;
  /** Sends no notification. */
  silent?: boolean;
  /** The action's name in the journal. */
  action?: JournalAction;
};

/** The cash in poisha and what was paid otherwise; `note`: why it is not what was due. */
export type Payment = {
  amountPoisha: number;
  other?: readonly OtherPart[] | undefined;
  note?: string | undefined;
  takenAt?: Date;
};

/**
 * The only writer of an order's status. Writes step, journal, notifications and the rider's payment, and
 * returns a cancelled order's pieces to the stock, all in the transaction of `client`. Call
 * `shop.queues.wake()` after the commit.
 */
export async function writeStep(
  client: PoolClient,
  order: LockedOrder,
  step: OrderStep,
  viewer: Viewer,
): Promise<void> {
  const { id, status: fromStatus, fulfilment: fromFulfilment } = order;
  const { to, outcome, reason, note } = step;
  const status = statusByProgress[to];
  // A cancelled order keeps its progress.
  const fulfilment = to === "cancelled" ? fromFulfilment : to;
  await withdrawNotifications(client, id);
  const riderId = findRiderAfter(step, order.rider_id);
  await client.query(
    "update orders set status = $2, fulfilment = $3, rider_id = $4, stop_position = null where id = $1",
    [id, status, fulfilment, riderId],
  );
  await writePayment(client, order, step);
  await client.query(
    sql`insert into order_steps (order_id, from_status, to_status, from_fulfilment, to_fulfilment, user_id,
                              outcome, reason, note)
        values (${id}, ${fromStatus}, ${status}, ${fromFulfilment}, ${fulfilment}, ${viewer.id},
          ${outcome}, ${reason}, ${note || null})`,
  );
  const event = step.undone || step.silent ? undefined : eventByProgress[to];
  if (event)
    await notifyCustomer(client, id, event, {
      afterSeconds: mayUndo(to, outcome) ? undoSeconds + graceSeconds : 0,
    });
  if (to === "cancelled") {
    await setMovementCause(client, { kind: "cancelled", user: viewer.id, order: id });
    await restock(client, id);
    await releaseSlot(client, id);
  }
  await recordStep(client, order, step, viewer);
}

/** Records the status before and after, or the fulfilment if the status stays. */
async function recordStep(
  client: PoolClient,
  order: LockedOrder,
  step: OrderStep,
  viewer: Viewer,
): Promise<void> {
  const { id, status: fromStatus } = order;
  const { to, outcome, reason, payment } = step;
  const status = statusByProgress[to];
  const { other = [] } = payment ?? {};
  const journalPayment = payment && {
    cash: toTaka(payment.amountPoisha),
    ...(other.length > 0 && { paid_otherwise: other.map(otherPartText) }),
  };
  const note = step.note || payment?.note;
  await record(client, viewer, {
    action: step.action ?? "order.stepped",
    subject: { id, name: orderNumber(id) },
    before: status === fromStatus ? { fulfilment: progressOf(order) } : { status: fromStatus },
    after: {
      ...(status === fromStatus ? { fulfilment: to } : { status }),
      ...(outcome && { outcome }),
      ...(reason && { reason }),
      ...journalPayment,
      ...(note && { note }),
    },
  });
}

/** The steps after which the order keeps its rider. */
const progressWithRider = { delivered: true, cancelled: true };

/** The id of the order's rider after a step; null if it is in the shop. */
function findRiderAfter({ to, rider }: OrderStep, assignedId: number | null): number | null {
  if (to === "on_the_way") return rider ?? assignedId;
  return to in progressWithRider ? assignedId : null;
}

/** Saves a delivered order's payment: the total in whole taka unless the step has another. An undo deletes it. */
async function writePayment(client: PoolClient, order: LockedOrder, step: OrderStep): Promise<void> {
  const { id, rider_id: riderId, total_poisha: total } = order;
  if (order.fulfilment === "delivered")
    await client.query("delete from order_payments where order_id = $1", [id]);
  if (step.to !== "delivered" || riderId === null) return;
  const { amountPoisha = dueInCash(total), other = [], note, takenAt = new Date(now()) } = step.payment ?? {};
  await client.query(
    sql`insert into order_payments (order_id, rider_id, amount_poisha, other_poisha, expected_poisha, note, taken_at)
     values (${id}, ${riderId}, ${amountPoisha}, ${sumOfParts(other)}, ${total}, ${note ?? null}, ${takenAt})`,
  );
  await writeParts(client, id, other);
}

/** The event that the customer hears of after a step; undefined for none. */
const eventByProgress = {
  placed: undefined,
  confirmed: "confirmed",
  packed: undefined,
  on_the_way: "on_the_way",
  not_delivered: "not_delivered",
  delivered: "delivered",
  cancelled: "cancelled",
} as const;

/** Returns an order's pieces to the stock. */
async function restock(client: PoolClient, orderId: number): Promise<void> {
  const { rows: takenPieces } = await client.query<{ id: number; quantity: number }>(
    sql`select p.id, i.taken as quantity from order_items i join products p on p.id = i.product_id
     where i.order_id = ${orderId} and i.taken > 0`,
  );
  await lockProducts(client, takenPieces);
  await returnProducts(client, takenPieces);
}

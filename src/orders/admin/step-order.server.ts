import type { PoolClient } from "pg";
import type { z } from "zod";
import { Problem } from "../../api/problem.ts";
import type { Viewer } from "../../api/viewer.ts";
import { setMovementCause } from "../../catalogue/stock/movement-cause.server.ts";
import { record } from "../../journal/record.server.ts";
import { m } from "../../language/messages.ts";
import { inTransaction } from "../../platform/database/transaction.server.ts";
import type { ApiContext } from "../../platform/http/api.server.ts";
import { notifyCustomer, withdrawNotifications } from "../notifications/notify-customer.server.ts";
import { mayStep, type OrderStatus, orderNumber, undoneTo, undoSeconds } from "../order.ts";
import type { AdminOrder } from "./contract.ts";
import type { stepDraft } from "./schemas.ts";
import { showOneOrder } from "./show-order.server.ts";

type Step = z.output<typeof stepDraft>;

/** Takes an order a step and answers with the order as it is then; refuses as `takeStep` does. */
export async function stepOrder(step: Step, context: ApiContext<Viewer>): Promise<{ data: AdminOrder }> {
  await takeStep(step, context);
  return showOneOrder(step, context);
}

/**
 * Takes an order one step on, or back by the viewer's own last step, and records who did it. Refuses with `changed` where the order
 * is no longer at `from` (a colleague was quicker), and a step that the status table does not have. A cancelled order returns its
 * taken pieces to stock in the same transaction.
 */
export async function takeStep(step: Step, { shop, viewer }: ApiContext<Viewer>): Promise<void> {
  const { id, from, status, reason, note } = step;
  await inTransaction(shop.database, async (client) => {
    const now = await lockStatus(client, id);
    if (!now) throw new Problem("not_found", m.problem_not_found());
    const refuse = (message: string) => new Problem("changed", message, { details: { status: now } });
    if (now !== from) throw refuse(m.order_step_refused());
    if (undoneTo[from] === status) {
      if (!(await justTaken(client, step, viewer))) throw refuse(m.order_undo_late());
    } else if (!mayStep(from, status)) throw refuse(m.order_step_refused());
    await withdrawNotifications(client, id);
    await client.query("update orders set status = $2 where id = $1", [id, status]);
    await client.query(
      "insert into order_steps (order_id, from_status, to_status, user_id, reason, note) values ($1, $2, $3, $4, $5, $6)",
      [id, from, status, viewer.id, reason ?? null, note || null],
    );
    const event = undoneTo[from] === status ? undefined : eventOf[status];
    if (event)
      await notifyCustomer(client, id, event, {
        afterSeconds: undoneTo[status] ? undoSeconds + graceSeconds : 0,
      });
    if (status === "cancelled") {
      await setMovementCause(client, { kind: "cancelled", user: viewer.id, order: id });
      await restock(client, id);
    }
    await record(client, viewer, {
      action: "order.stepped",
      subject: { id, name: orderNumber(id) },
      before: { status: from },
      after: { status, ...(reason && { reason }), ...(note && { note }) },
    });
  });
  shop.queues.wake();
}

/** What the customer hears of a step. */
const eventOf = {
  processing: "confirmed",
  completed: "delivered",
  cancelled: "cancelled",
  pending: undefined,
} as const;

async function lockStatus(client: PoolClient, id: number): Promise<OrderStatus | undefined> {
  const { rows } = await client.query<{ status: OrderStatus }>(
    "select status from orders where id = $1 for update",
    [id],
  );
  return rows[0]?.status;
}

/** Added to `undoSeconds`: a slow network may deliver the request late. */
const graceSeconds = 5;

/** Whether the order's last step led from `status` to `from`, is this admin's own, and recent enough to be undone. */
async function justTaken(
  client: PoolClient,
  { id, from, status }: Step,
  { id: userId }: Viewer,
): Promise<boolean> {
  const { rows } = await client.query<{ fits: boolean }>(
    `select (from_status, to_status, user_id) = ($2, $3, $4)
            and created_at > now() - make_interval(secs => $5) as fits
     from order_steps where order_id = $1 order by id desc limit 1`,
    [id, status, from, userId, undoSeconds + graceSeconds],
  );
  return rows[0]?.fits ?? false;
}

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

import type { PoolClient } from "pg";
import { Problem } from "#src/api/problem.ts";
import type { Viewer } from "#src/api/viewer.ts";
import { record } from "#src/journal/record.server.ts";
import { m } from "#src/language/messages.ts";
import { inTransaction } from "#src/platform/database/transaction.server.ts";
import type { ApiContext } from "#src/platform/http/api.server.ts";
import type { OrderNotification } from "./contract.ts";
import { type NotificationRow, notificationColumns, toNotification } from "./list-notifications.server.ts";

/** Queues a notification as a new one, and records it. Refuses one that is still queued. */
export async function sendAgain(
  { id }: { id: number },
  { shop, viewer }: ApiContext<Viewer>,
): Promise<{ success: true; data: OrderNotification }> {
  const data = await inTransaction(shop.database, async (client) => {
    const { rows } = await client.query<NotificationRow>(
      `update notifications set status = 'waiting', attempts = 0, next_attempt_at = now(), settled_at = null, reason = null,
         expires_at = now() + interval '12 hours'
       where id = $1 and status <> 'waiting' returning ${notificationColumns}`,
      [id],
    );
    if (!rows[0]) throw await findRefusal(client, id);
    const notification = toNotification(rows[0]);
    const { order, event, channel } = notification;
    await record(client, viewer, {
      action: "order.notified_again",
      subject: { id: order.id, name: order.number },
      after: { event, channel },
    });
    return notification;
  });
  shop.queues.wake();
  return { success: true, data };
}

async function findRefusal(client: PoolClient, id: number): Promise<Problem> {
  const { rowCount } = await client.query("select from notifications where id = $1", [id]);
  return rowCount === 0
    ? new Problem("not_found", m.problem_not_found())
    : new Problem("changed", m.notification_waits_already());
}

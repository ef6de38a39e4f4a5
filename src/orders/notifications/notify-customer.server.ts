import type { PoolClient } from "pg";
import type { Locale } from "#src/language/locale.ts";
import type { NotificationChannel, NotificationEvent } from "#src/notifications/rules.ts";
import type { Shop } from "#src/platform/shop.server.ts";

/** The channels of "placed" notifications; the caller drops e-mail for customers without one. */
export async function placedChannels(
  { details }: Pick<Shop, "details">,
  order: { mobileE164: string | undefined; language: Locale; byStaff: boolean },
): Promise<NotificationChannel[]> {
  const sms = order.mobileE164 ? await details.smsText("placed", order.language) : undefined;
  const { mails_orders, email } = await details.current();
  const notifiesShop = !order.byStaff && mails_orders && email !== "";
  const channels: NotificationChannel[] = ["email"];
  if (order.mobileE164 && sms?.is_sent !== false) channels.push("sms");
  if (notifiesShop) channels.push("shop");
  return channels;
}

/**
 * Queues e-mail and SMS in the transaction of the event; write the step or revision first. `afterSeconds`
 * delays them while an undo is possible. Call `shop.queues.wake()` after the commit.
 */
export async function notifyCustomer(
  client: PoolClient,
  orderId: number,
  event: Exclude<NotificationEvent, "placed">,
  { afterSeconds = 0 } = {},
): Promise<void> {
  await client.query(
    `insert into notifications (order_id, event, occurrence, channel, next_attempt_at)
     select o.id, $2, case when $2 = 'changed' then o.revision
                           else (select coalesce(max(s.id), 0) from order_steps s where s.order_id = o.id) end,
            c.channel, now() + make_interval(secs => $3)
     from orders o join users u on u.id = o.user_id cross join (values ('email'), ('sms')) as c(channel)
     where o.id = $1 and u.deleted_at is null
       and case c.channel when 'email' then u.email <> '' else o.mobile_e164 is not null end
     on conflict do nothing`,
    [orderId, event, afterSeconds],
  );
}

/** Deletes unsent notifications of the newest step; call it before the next step is written. */
export async function withdrawNotifications(client: PoolClient, orderId: number): Promise<void> {
  await client.query(
    `delete from notifications
     where order_id = $1 and status = 'waiting' and attempts = 0 and event not in ('placed', 'changed')
       and occurrence = (select max(id) from order_steps where order_id = $1)`,
    [orderId],
  );
}

/** Deletes the texts sent about the orders of a deleted account. */
export const deleteNotifications = (client: Pick<PoolClient, "query">, { id }: { id: number }) =>
  client.query("delete from notifications where order_id in (select id from orders where user_id = $1)", [
    id,
  ]);

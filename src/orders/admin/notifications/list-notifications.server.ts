import type { z } from "zod";
import { adminPageSize } from "#src/api/paging.ts";
import { m } from "#src/language/messages.ts";
import { formatNumber } from "#src/language/numbers/numbers.ts";
import {
  byPush,
  maxPerNewAccountPerDay,
  maxPerRecipientPerDay,
  noSender,
  type ReachedLimit,
} from "#src/notifications/rules.ts";
import { orderNumber } from "#src/orders/order.ts";
import type { ApiContext } from "#src/platform/http/api.server.ts";
import type { OrderNotification } from "./contract.ts";
import type { notificationQuery } from "./schemas.ts";

export type NotificationRow = Pick<OrderNotification, "id" | "event" | "channel" | "status" | "attempts"> & {
  order_id: number;
  created_at: Date;
  settled_at: Date | null;
  recipient: string | null;
  subject: string | null;
  text: string | null;
  reason: string | null;
};

export const notificationColumns =
  "id, order_id, event, channel, status, attempts, created_at, settled_at, recipient, subject, text, reason";

export async function findNotifications(
  { status, after }: z.output<typeof notificationQuery>,
  { shop }: ApiContext,
) {
  const { rows } = await shop.database.pool.query<NotificationRow>(
    `select ${notificationColumns} from notifications
     where ($1::text is null or status = $1) and ($2::bigint is null or id < $2)
     order by id desc limit ${adminPageSize + 1}`,
    [status ?? null, after ?? null],
  );
  const data = rows.slice(0, adminPageSize).map(toNotification);
  return { data, meta: { next: rows.length > adminPageSize ? (data.at(-1)?.id ?? null) : null } };
}

export async function findOrderNotifications({ id }: { id: number }, { shop }: ApiContext) {
  const { rows } = await shop.database.pool.query<NotificationRow>(
    `select ${notificationColumns} from notifications where order_id = $1 order by id`,
    [id],
  );
  return { data: rows.map(toNotification) };
}

export function toNotification({
  order_id,
  created_at,
  settled_at,
  ...row
}: NotificationRow): OrderNotification {
  return {
    ...row,
    order: { id: order_id, number: orderNumber(order_id) },
    created_at: created_at.toISOString(),
    settled_at: settled_at?.toISOString(),
    recipient: row.recipient ?? undefined,
    subject: row.subject || undefined,
    text: row.text ?? undefined,
    reason: row.reason ? (reasonTexts[row.reason]?.() ?? row.reason) : undefined,
  };
}

const reasonTexts: Record<string, () => string> = {
  recipient_limit: () => m.notification_recipient_limit({ most: formatNumber(maxPerRecipientPerDay) }),
  account_limit: () => m.notification_account_limit({ most: formatNumber(maxPerNewAccountPerDay) }),
  shop_limit: m.notification_shop_limit,
  [noSender]: m.notification_no_sender,
  [byPush]: m.notification_by_push,
} satisfies Record<ReachedLimit | typeof noSender | typeof byPush, () => string>;

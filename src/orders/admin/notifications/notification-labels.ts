import { m } from "#src/language/messages.ts";
import type { OrderNotification } from "./contract.ts";

const eventNames: Record<OrderNotification["event"], () => string> = {
  placed: m.notification_placed,
  confirmed: m.notification_confirmed,
  on_the_way: m.notification_on_the_way,
  not_delivered: m.notification_not_delivered,
  delivered: m.notification_delivered,
  cancelled: m.notification_cancelled,
  changed: m.notification_changed,
};

const channelNames: Record<OrderNotification["channel"], () => string> = {
  email: m.common_email,
  sms: m.office_sms,
  shop: m.notification_shop,
};

export const notificationStatusNames: Record<OrderNotification["status"], () => string> = {
  failed: m.notifications_failed,
  unsent: m.notifications_unsent,
  waiting: m.notifications_waiting,
  sent: m.notifications_sent,
};

export const notificationName = ({ event, channel }: Pick<OrderNotification, "event" | "channel">): string =>
  m.notification_by({ event: eventNames[event](), channel: channelNames[channel]() });

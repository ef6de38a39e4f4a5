import { locale, localUrl } from "#src/language/locale.ts";
import { m } from "#src/language/messages.ts";
import type { NotificationEvent } from "#src/notifications/rules.ts";
import type { CustomerPush } from "#src/offline/customer-push.ts";
import { orderPath } from "../order.ts";

const pushTexts: Record<NotificationEvent, () => string> = {
  placed: m.own_push_placed,
  confirmed: m.own_push_confirmed,
  on_the_way: m.own_push_on_the_way,
  not_delivered: m.own_push_not_delivered,
  delivered: m.own_push_delivered,
  cancelled: m.own_push_cancelled,
  changed: m.own_push_changed,
};

/** What a customer's device shows of an event, in the language of the request: the order's number and where it is. */
export const customerPush = (event: NotificationEvent, number: string): CustomerPush => ({
  kind: "customer",
  title: number,
  body: pushTexts[event](),
  tag: number,
  language: locale(),
  address: localUrl(orderPath(number)),
});

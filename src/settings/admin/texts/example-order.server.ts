import { localUrl } from "#src/language/locale.ts";
import { m } from "#src/language/messages.ts";
import type { NotificationEvent } from "#src/notifications/rules.ts";
import type { Order } from "#src/orders/contract.ts";
import { emailValues, smsValues } from "#src/orders/notifications/compose-notifications.server.ts";
import { emailPlaceholders } from "#src/orders/notifications/own-texts.ts";
import { toOrderBlock } from "#src/orders/notifications/to-order-block.server.ts";
import { shopUrl } from "#src/platform/http/urls/client-ip.server.ts";
import type { Shop } from "#src/platform/shop.server.ts";

/** A fictional order after an event, in the language of the request. */
export function exampleOrder(event: NotificationEvent): Order {
  const product = {
    name: m.settings_example_fish(),
    weight: m.settings_example_kilo(),
    image: "",
    tint: "",
    price: 420,
  };
  const before = { quantity: 2, total: 840 };
  const after = { quantity: 1, total: 420 };
  const created_at = "2026-01-01T06:00:00.000Z";
  return {
    id: 482,
    number: "TK-10482",
    status: statusAfter(event),
    created_at,
    total_price: 420,
    address_details: m.settings_example_address(),
    mobile_no: "01712-345678",
    payment_type: "cash",
    order_items: [{ id: 1, quantity: 1, total: 420, product }],
    ...(event === "cancelled" && { cancelled: { reason: "out_of_stock" } }),
    ...(event === "changed" && {
      edits: [
        { at: created_at, total_before: 840, total_after: 420, lines: [{ ...product, before, after }] },
      ],
    }),
  };
}

function statusAfter(event: NotificationEvent): "completed" | "cancelled" | "processing" {
  if (event === "delivered") return "completed";
  return event === "cancelled" ? "cancelled" : "processing";
}

/** Examples of the placeholders of an event's e-mail, in the language of the request. */
export async function orderEmailExamples(
  shop: Shop,
  event: NotificationEvent,
): Promise<Record<string, string>> {
  const order = exampleOrder(event);
  const values: Record<string, string> = {
    ...(await emailValues(shop, order, m.settings_example_name(), riderText(event))),
    order: toOrderBlock(order).text,
    link: m.order_mail_open(),
  };
  return Object.fromEntries(emailPlaceholders(event).map((name) => [name, values[name] ?? ""]));
}

export const smsExamples = (shop: Shop, event: NotificationEvent): Promise<Record<string, string>> =>
  smsValues(
    shop,
    exampleOrder(event),
    riderText(event),
    event === "not_delivered"
      ? `${shopUrl(shop.settings)}${localUrl("/new-time")}#7x.2k.b3JkZXItbGluaw`
      : undefined,
  );

const riderText = (event: NotificationEvent) =>
  event === "on_the_way" ? m.settings_example_rider() : undefined;

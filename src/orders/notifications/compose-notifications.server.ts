import { slotText } from "../../delivery/slot-text.ts";
import { inLanguage } from "../../language/locale.server.ts";
import { here, type Locale, locale } from "../../language/locale.ts";
import { m } from "../../language/messages.ts";
import { taka } from "../../language/numbers/numbers.ts";
import type { TakenNotification } from "../../notifications/queue.server.ts";
import type { NotificationMessage } from "../../notifications/send-notifications.server.ts";
import type { Queries } from "../../platform/database/database.server.ts";
import { shopUrl } from "../../platform/http/addresses/client-address.server.ts";
import { composeEmail } from "../../platform/mail/compose.server.ts";
import type { Email } from "../../platform/mail/emails.server.ts";
import { filled } from "../../platform/mail/template.ts";
import type { EmailText } from "../../platform/settings/shop-details.server.ts";
import type { Shop } from "../../platform/shop.server.ts";
import { cancelledInWords, changeInWords, discountInWords } from "../changed-words.ts";
import type { Order } from "../contract.ts";
import { orderPath } from "../order.ts";
import { type OrderRow, orderColumns, toOrder } from "../order-rows.server.ts";
import { orderBlock } from "./order-block.server.ts";
import { marks, ownEmailText, ownSmsText } from "./own-texts.ts";

/** Before the language of an order was noted. */
const unknownLanguage: Locale = "bn";

type AddressedRow = OrderRow & {
  language: Locale | null;
  name: string;
  /** Null for who has none, or has deleted the account. */
  email: string | null;
  mobile: string | null;
  /** The first name of who brings it. */
  rider: string | null;
};

/** Puts what customers, and the shop, hear of orders into words, each in the order's language, as the order is now. */
export async function composeNotifications(
  shop: Shop,
  taken: readonly TakenNotification[],
): Promise<Map<number, NotificationMessage>> {
  const orders = await addressedOrders(
    shop.database.pool,
    taken.map((one) => one.order_id),
  );
  const messages = new Map<number, NotificationMessage>();
  for (const one of taken) {
    const row = orders.get(one.order_id);
    const message = row && (await inLanguage(row.language ?? unknownLanguage, () => compose(shop, one, row)));
    if (message) messages.set(one.id, message);
  }
  return messages;
}

async function addressedOrders(queries: Queries, ids: number[]): Promise<Map<number, AddressedRow>> {
  const { rows } = await queries.query<AddressedRow>(
    `select ${orderColumns}, o.language, u.name,
            case when u.deleted_at is null then nullif(u.email, '') end as email,
            case when u.deleted_at is null then o.mobile_e164 end as mobile,
            (select split_part(r.name, ' ', 1) from users r where r.id = o.rider_id) as rider
     from orders o join users u on u.id = o.user_id where o.id = any($1::bigint[])`,
    [ids],
  );
  return new Map(rows.map((row) => [row.id, row]));
}

async function compose(
  shop: Shop,
  { event, channel }: TakenNotification,
  row: AddressedRow,
): Promise<NotificationMessage | undefined> {
  const order = toOrder(row);
  const rider = event === "on_the_way" ? (row.rider ?? m.notification_our_rider()) : undefined;
  if (channel === "sms") {
    const said = await shop.details.smsText(event, locale());
    if (!row.mobile || said?.is_sent === false) return undefined;
    const text = filled(said?.body || ownSmsText(event, locale()), await smsValues(shop, order, rider));
    return { recipient: row.mobile, subject: "", text };
  }
  if (channel === "shop") return asMessage(await shopEmail(shop, order, row.name));
  if (!row.email) return undefined;
  const text = (await shop.details.emailText(`order_${event}`, locale())) ?? ownEmailText(event, locale());
  return asMessage(await orderEmail(shop, { to: row.email, name: row.name, order, text, rider }));
}

const asMessage = ({ to: recipient, subject, text, html }: Email): NotificationMessage => ({
  ...{ recipient, subject, text },
  html,
});

async function valuesOf(
  { details }: Pick<Shop, "details">,
  { number, total_price }: Order,
  rider: string | undefined,
) {
  const { phone, ...shop } = await details.current();
  return { shop: shop[`name_${locale()}`], number, total: taka(total_price), phone, ...(rider && { rider }) };
}

/** What stands in braces in an SMS; `rider` is who brings it. The sign of the taka would make an English one an SMS of 70 letters in place of 160. */
export async function smsValues(shop: Pick<Shop, "details">, order: Order, rider?: string) {
  const { total, ...values } = await valuesOf(shop, order, rider);
  return { ...values, total: locale() === "en" ? total.replace("৳", "Tk ") : total };
}

/** What stands in braces in an e-mail, beside the order itself and the link. */
export const emailValues = async (
  shop: Pick<Shop, "details">,
  order: Order,
  name: string,
  rider?: string,
) => ({
  ...(await valuesOf(shop, order, rider)),
  greeting: m.order_mail_hello({ name }),
  details: detailsOf(order),
});

type OrderEmail = { to: string; name: string; order: Order; text: EmailText; rider?: string | undefined };

/** The e-mail to a customer about an order, in the language of the request. */
export async function orderEmail(shop: Shop, { to, name, order, text, rider }: OrderEmail): Promise<Email> {
  return composeEmail({
    to,
    text,
    values: await emailValues(shop, order, name, rider),
    blocks: { order: orderBlock(order) },
    link: {
      address: `${shopUrl(shop.settings)}${here(orderPath(order.number))}`,
      label: m.order_mail_open(),
    },
    shop: await shop.details.current(),
  });
}

/** Why it was cancelled; else what was changed last. */
function detailsOf({ cancelled, edits, slot }: Order): string {
  if (cancelled) return cancelledInWords(cancelled);
  const { lines = [], discount } = edits?.at(-1) ?? {};
  // A change of neither lines nor discount is one of the time.
  if (edits && lines.length === 0 && !discount && slot)
    return `• ${m.delivery_comes({ slot: slotText(slot) })}`;
  const changes = [...lines.map(changeInWords), ...(discount ? [discountInWords(discount)] : [])];
  return changes.map((change) => `• ${change}`).join("\n");
}

/** The e-mail to the shop itself about a new order. */
async function shopEmail(shop: Shop, order: Order, name: string): Promise<Email> {
  const details = await shop.details.current();
  return composeEmail({
    to: details.email,
    text: {
      subject: m.order_mail_shop_subject(marks),
      body: `${m.order_mail_shop_text(marks)}\n\n{order}\n\n{link}`,
    },
    values: { name, number: order.number, total: taka(order.total_price), phone: order.mobile_no },
    blocks: { order: orderBlock(order) },
    link: {
      address: `${shopUrl(shop.settings)}${here("/admin/orders")}?order=${order.id}`,
      label: m.order_mail_shop_open(),
    },
    shop: details,
  });
}

import { slotInSentence } from "#src/delivery/slot-text.ts";
import { createEmailProof } from "#src/identity/account/prove-email.server.ts";
import { pushToUser } from "#src/identity/push/push-to-user.server.ts";
import { inLanguage } from "#src/language/locale.server.ts";
import { type Locale, locale, localUrl } from "#src/language/locale.ts";
import { m } from "#src/language/messages.ts";
import { formatDigits, formatTaka } from "#src/language/numbers/numbers.ts";
import type { ReservedNotification } from "#src/notifications/queue.server.ts";
import type { NotificationEvent } from "#src/notifications/rules.ts";
import type { NotificationMessage } from "#src/notifications/send-notifications.server.ts";
import type { Queries } from "#src/platform/database/database.server.ts";
import { shopUrl } from "#src/platform/http/urls/client-ip.server.ts";
import { composeEmail } from "#src/platform/mail/compose.server.ts";
import type { Email } from "#src/platform/mail/emails.server.ts";
import { fillTemplate } from "#src/platform/mail/template.ts";
import type { EmailText, ShopDetails } from "#src/platform/settings/shop-details.server.ts";
import type { Shop } from "#src/platform/shop.server.ts";
import { cancelledText, changeText, discountText } from "../change-text.ts";
import type { Order } from "../contract.ts";
import { amountDue } from "../due.ts";
import { orderPath } from "../order.ts";
import { type OrderRow, orderColumns, toOrder } from "../order-rows.server.ts";
import { newTimeUrl } from "../slots/by-link/link-token.server.ts";
import { customerPush } from "./customer-push.server.ts";
import { defaultEmailText, defaultSmsText, placeholders } from "./own-texts.ts";
import { toOrderBlock } from "./to-order-block.server.ts";

/** The language of orders that store none. */
const unknownLanguage: Locale = "bn";

type AddressedOrderRow = OrderRow & {
  language: Locale | null;
  name: string;
  /** The customer's id until a first delivery. */
  new_account: number | null;
  user_id: number;
  email_verified: boolean;
  /** Null without an address, or for a deleted account. */
  email: string | null;
  /** In E.164; null if the number is no Bangladeshi mobile, or for a deleted account. */
  mobile: string | null;
  /** Whether the order's number is proven to be the customer's own. */
  is_own_mobile: boolean;
  /** The rider's first name. */
  rider: string | null;
};

/** Composes notifications to customers and the shop, in each order's language, from its current state. */
export async function composeNotifications(
  shop: Shop,
  notifications: readonly ReservedNotification[],
): Promise<Map<number, NotificationMessage>> {
  const orders = await findAddressedOrders(
    shop.database.pool,
    notifications.map((notification) => notification.order_id),
  );
  const messages = new Map<number, NotificationMessage>();
  for (const notification of notifications) {
    const row = orders.get(notification.order_id);
    const message =
      row && (await inLanguage(row.language ?? unknownLanguage, () => compose(shop, notification, row)));
    if (message) messages.set(notification.id, { ...message, newAccountId: row.new_account ?? undefined });
  }
  return messages;
}

async function findAddressedOrders(queries: Queries, ids: number[]): Promise<Map<number, AddressedOrderRow>> {
  const { rows } = await queries.query<AddressedOrderRow>(
    `select ${orderColumns}, o.language, o.user_id, u.name, u.email_verified,
            case when not exists (select from orders k where k.user_id = u.id and k.status = 'completed')
              then u.id end as new_account,
            case when u.deleted_at is null then nullif(u.email, '') end as email,
            case when u.deleted_at is null then o.mobile_e164 end as mobile,
            coalesce(o.mobile_e164 = coalesce(u.mobile_e164,
              (select min(p.mobile_e164) from phone_proofs p where p.user_id = u.id
               having count(distinct p.mobile_e164) = 1)
            ), false) as is_own_mobile,
            (select split_part(r.name, ' ', 1) from users r where r.id = o.rider_id) as rider
     from orders o join users u on u.id = o.user_id where o.id = any($1::bigint[])`,
    [ids],
  );
  return new Map(rows.map((row) => [row.id, row]));
}

/** Composes one notification; undefined if it is not sent. */
async function compose(
  shop: Shop,
  notification: ReservedNotification,
  row: AddressedOrderRow,
): Promise<NotificationMessage | undefined> {
  const { event, channel } = notification;
  const order = toOrder(row);
  const details = await shop.details.current();
  const rider = event === "on_the_way" ? (row.rider ?? m.notification_our_rider()) : undefined;
  const newTimeLink = event === "not_delivered" ? await newTimeUrl(shop, order.id) : undefined;
  if (channel === "sms") return composeSms(shop, notification, row, { order, details, rider, newTimeLink });
  if (channel === "shop") return toMessage(await shopEmail(shop, order, row.name));
  if (!row.email) return undefined;
  if (!row.email_verified) return toMessage(await unprovenEmail(shop, row.email, { event, order, row }));
  const customText = await shop.details.emailText(`order_${event}`, locale());
  const text = customText ?? defaultEmailText(event, locale(), details);
  return toMessage(
    await composeOrderEmail(shop, {
      to: row.email,
      name: row.name,
      order,
      text,
      rider,
      newTimeLink: newTimeLink,
    }),
  );
}

type SmsFacts = {
  order: Order;
  details: ShopDetails;
  rider: string | undefined;
  newTimeLink: string | undefined;
};

/** Composes an SMS; undefined without a number, and if the admin has switched the SMS of this event off. */
async function composeSms(
  shop: Shop,
  { event, is_new: isNew }: ReservedNotification,
  row: AddressedOrderRow,
  { order, details, rider, newTimeLink }: SmsFacts,
): Promise<NotificationMessage | undefined> {
  const customText = await shop.details.smsText(event, locale());
  if (!row.mobile || customText?.is_sent === false) return undefined;
  const text = fillTemplate(
    customText?.body || defaultSmsText(event, locale(), details),
    await smsValues(shop, order, rider, newTimeLink),
  );
  const push = customerPush(event, order.number);
  // A push replaces the SMS only if the number is the customer's own.
  const pushInstead = async () => (await pushToUser(shop, row.user_id, push)) === "yes" && row.is_own_mobile;
  return { recipient: row.mobile, subject: "", text, pushInstead: isNew ? pushInstead : undefined };
}

const toMessage = ({ to: recipient, subject, text, html }: Email): NotificationMessage => ({
  recipient,
  subject,
  text,
  html,
});

async function findCommonValues({ details }: Pick<Shop, "details">, order: Order, rider: string | undefined) {
  const { phone, ...shop } = await details.current();
  const total = formatTaka(amountDue(order));
  return { shop: shop[`name_${locale()}`], number: order.number, total, phone, ...(rider && { rider }) };
}

/** The values of an SMS. "৳" would reduce an English SMS from 160 to 70 characters. */
export async function smsValues(shop: Pick<Shop, "details">, order: Order, rider?: string, link?: string) {
  const { total, ...values } = await findCommonValues(shop, order, rider);
  return { ...values, ...(link && { link }), total: locale() === "en" ? total.replace("৳", "Tk ") : total };
}

/** The values of an e-mail, besides the order and the link. */
export const emailValues = async (
  shop: Pick<Shop, "details">,
  order: Order,
  name: string,
  rider?: string,
) => ({
  ...(await findCommonValues(shop, order, rider)),
  greeting: m.order_mail_hello({ name }),
  details: detailsText(order),
});

type OrderEmail = {
  to: string;
  name: string;
  order: Order;
  text: EmailText;
  rider?: string | undefined;
  /** The URL where the customer chooses a new time; replaces the order's link. */
  newTimeLink?: string | undefined;
};

/** The e-mail to a customer, in the language of the request. */
export async function composeOrderEmail(
  shop: Shop,
  { to, name, order, text, rider, newTimeLink }: OrderEmail,
): Promise<Email> {
  return composeEmail({
    to,
    text,
    values: await emailValues(shop, order, name, rider),
    blocks: { order: toOrderBlock(order) },
    link: newTimeLink
      ? { address: newTimeLink, label: m.order_mail_new_time() }
      : {
          address: `${shopUrl(shop.settings)}${localUrl(orderPath(order.number))}`,
          label: m.order_mail_open(),
        },
    shop: await shop.details.current(),
  });
}

/**
 * The e-mail to an unverified address, which anybody may have typed: contains no text by the customer and no
 * admin text about the order. Its link verifies the address of a signed-in customer.
 */
async function unprovenEmail(
  shop: Shop,
  to: string,
  { event, order, row }: { event: NotificationEvent; order: Order; row: AddressedOrderRow },
): Promise<Email> {
  const details = await shop.details.current();
  const proof = await createEmailProof(shop, { userId: row.user_id, email: to });
  return composeEmail({
    to,
    text: {
      subject: defaultEmailText(event, locale(), details).subject,
      body: [
        m.order_mail_unproven_text(placeholders),
        "{link}",
        m.order_mail_unproven_not_you(),
        "{shop}",
      ].join("\n\n"),
    },
    values: await findCommonValues(shop, order, undefined),
    link: {
      address: `${shopUrl(shop.settings)}${localUrl(orderPath(order.number))}#proof=${proof}`,
      label: m.order_mail_open(),
    },
    shop: await shop.details.current(),
  });
}

/** Why the order was cancelled, or else its last change, as a text for the customer. */
function detailsText({ cancelled, edits, slot, address_details: address, mobile_no: phone }: Order): string {
  if (cancelled) return cancelledText(cancelled);
  const { lines = [], discount, about } = edits?.at(-1) ?? {};
  if (about === "contact") return `• ${m.order_contact_now({ address, phone: formatDigits(phone) })}`;
  // If neither lines nor discount changed, the edit changed the time.
  if (edits && lines.length === 0 && !discount && slot)
    return `• ${m.delivery_comes({ slot: slotInSentence(slot) })}`;
  const changes = [...lines.map(changeText), ...(discount ? [discountText(discount)] : [])];
  return changes.map((change) => `• ${change}`).join("\n");
}

/** The e-mail to the shop itself about a new order. */
async function shopEmail(shop: Shop, order: Order, name: string): Promise<Email> {
  const details = await shop.details.current();
  return composeEmail({
    to: details.email,
    text: {
      subject: m.order_mail_shop_subject(placeholders),
      body: `${m.order_mail_shop_text(placeholders)}\n\n{order}\n\n{link}`,
    },
    values: { name, number: order.number, total: formatTaka(amountDue(order)), phone: order.mobile_no },
    blocks: { order: toOrderBlock(order) },
    link: {
      address: `${shopUrl(shop.settings)}${localUrl("/admin/orders")}?order=${order.id}`,
      label: m.order_mail_shop_open(),
    },
    shop: details,
  });
}

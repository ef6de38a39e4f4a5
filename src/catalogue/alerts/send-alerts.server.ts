import { pushToUser } from "#src/identity/push/push-to-user.server.ts";
import { inLanguage } from "#src/language/locale.server.ts";
import { here, locale } from "#src/language/locale.ts";
import { m } from "#src/language/messages.ts";
import { countMessages } from "#src/notifications/count-messages.server.ts";
import { openGateway } from "#src/notifications/sms/gateway.server.ts";
import { inTransaction } from "#src/platform/database/transaction.server.ts";
import { shopUrl } from "#src/platform/http/urls/client-ip.server.ts";
import { composeEmail } from "#src/platform/mail/compose.server.ts";
import type { Shop } from "#src/platform/shop.server.ts";
import {
  isAnybodyWaiting,
  reserveAlerts,
  retryAlert,
  settleAlert,
  type TakenAlert,
} from "./alert-queue.server.ts";
import { endTokenFor } from "./end-token.server.ts";

/** While somebody waits, how often stock is looked at, in ms. */
const lookMs = 60_000;

type AlertFacts = {
  /** The product's name in the request's language. */
  name: string;
  /** A customer's address and number; null for none. */
  email: string | null;
  mobile: string | null;
};

/** Sends one message to everybody who waits for a product that can be bought again. */
export function sendStockAlerts(shop: Shop): void {
  shop.queues.add("stock alerts", (isClosing) => round(shop, isClosing));
}

async function round(shop: Shop, isClosing: () => boolean): Promise<number | null> {
  while (!isClosing()) {
    const taken = await reserveAlerts(shop.database);
    if (taken.length === 0) break;
    for (const alert of taken) await inLanguage(alert.language, () => attempt(shop, alert));
  }
  return (await isAnybodyWaiting(shop.database.pool)) ? lookMs : null;
}

async function attempt(shop: Shop, alert: TakenAlert): Promise<void> {
  const { pool } = shop.database;
  const facts = await factsOf(shop, alert);
  if (!facts) return void (await settleAlert(pool, alert.id));
  const isSent = await send(shop, alert, facts).catch((error) => {
    shop.log.warn("a stock alert has to wait", { id: alert.id, error });
    return false;
  });
  await (isSent ? settleAlert(pool, alert.id) : retryAlert(pool, alert));
}

async function factsOf({ database }: Shop, { id }: TakenAlert): Promise<AlertFacts | undefined> {
  const { rows } = await database.pool.query<AlertFacts>(
    `select p.name_${locale()} as name, coalesce(a.email, nullif(u.email, '')) as email,
            coalesce(a.mobile_e164, u.mobile_e164) as mobile
     from stock_alerts a join products p on p.id = a.product_id left join users u on u.id = a.user_id
     where a.id = $1 and u.deleted_at is null`,
    [id],
  );
  return rows[0];
}

/** By push where a device took it, else by SMS, else by e-mail. Returns whether one was sent. */
async function send(shop: Shop, alert: TakenAlert, { name, email, mobile }: AlertFacts): Promise<boolean> {
  const address = here(`/products/${alert.product_id}`);
  const { details } = shop;
  const shopName = (await details.current())[`name_${locale()}`];
  if (alert.user_id !== null) {
    const message = { title: shopName, body: m.alert_back({ name }), tag: `product-${alert.product_id}` };
    if (await pushToUser(shop, alert.user_id, { kind: "customer", ...message, language: locale(), address }))
      return true;
  }
  const { sms, smtpUrl, from } = await details.sending();
  if (mobile && sms) {
    if (!(await mayHear(shop, alert.id, "sms", mobile))) return false;
    const text = m.alert_sms({ shop: shopName, name, url: shopUrl(shop.settings) + address });
    await openGateway(sms).send({ id: `stock-${alert.id}`, to: mobile, text });
    return true;
  }
  if (!email || !smtpUrl || from.address === "") return false;
  if (!(await mayHear(shop, alert.id, "email", email))) return false;
  const composed = await alertEmail(shop, alert, { to: email, name });
  await inTransaction(shop.database, async (client) => {
    await settleAlert(client, alert.id);
    await shop.mail.send(composed, { on: client });
  });
  return true;
}

/** Counts the message in the daily limits of notifications. */
async function mayHear(
  shop: Shop,
  id: number,
  channel: "sms" | "email",
  recipient: string,
): Promise<boolean> {
  return (await countMessages(shop, [{ id, channel, recipient }])).size === 0;
}

async function alertEmail(shop: Shop, alert: TakenAlert, { to, name }: { to: string; name: string }) {
  const details = await shop.details.current();
  const recipient = alert.user_id === null ? (alert.email ?? "") : String(alert.user_id);
  const token = await endTokenFor(shop.database, recipient);
  const base = shopUrl(shop.settings);
  return composeEmail({
    to,
    text: {
      subject: m.alert_back({ name }),
      body: [m.alert_mail_text({ name }), "{link}", "{end}"].join("\n\n"),
    },
    values: { end: m.alert_mail_end({ url: `${base}${here("/stock-alerts")}#end=${token}` }) },
    link: { address: `${base}${here(`/products/${alert.product_id}`)}`, label: m.alert_mail_open() },
    shop: details,
  });
}

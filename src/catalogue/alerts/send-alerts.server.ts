import { pushToUser } from "#src/identity/push/push-to-user.server.ts";
import { inLanguage } from "#src/language/locale.server.ts";
import { locale, localUrl } from "#src/language/locale.ts";
import { m } from "#src/language/messages.ts";
import { openGateway } from "#src/notifications/sms/gateway.server.ts";
import { inTransaction } from "#src/platform/database/transaction.server.ts";
import { type Cap, CapReached, countCapped } from "#src/platform/http/limits/limits.server.ts";
import { shopUrl } from "#src/platform/http/urls/client-ip.server.ts";
import type { Shop } from "#src/platform/shop.server.ts";
import { alertEmail } from "./alert-email.server.ts";
import {
  deleteReservedAlert,
  type ReservedAlert,
  releaseAlert,
  reserveAlerts,
  retryAlert,
} from "./alert-queue.server.ts";
import { findChannel } from "./channel.server.ts";
import { alertShare, maxPerRecipientPerDay } from "./rules.ts";

const pollIntervalMs = 60_000;
const secondsPerDay = 24 * 60 * 60;

type AlertFacts = {
  /** The product's name in the request's language. */
  name: string;
  /** Whether the product is still on sale and in stock. */
  is_sellable: boolean;
  /** The address of the request or of its customer; null for none. */
  email: string | null;
  /** The proven mobile number of the customer; null for none. */
  mobile: string | null;
};

/** Checks for restocked products at most once a minute, even if the queues run more often. */
export function sendStockAlerts(shop: Shop): void {
  let nextPollMs = 0;
  shop.queues.add("stock alerts", async (isClosing) => {
    const now = performance.now();
    if (now < nextPollMs) return nextPollMs - now;
    nextPollMs = now + pollIntervalMs;
    await sendDueAlerts(shop, isClosing);
    return pollIntervalMs;
  });
}

/** Notifies each waiting shopper once when a product is back in stock. */
export async function sendDueAlerts(shop: Shop, isClosing = () => false): Promise<void> {
  while (!isClosing()) {
    const alerts = await reserveAlerts(shop.database);
    if (alerts.length === 0) break;
    await Promise.all(alerts.map((alert) => inLanguage(alert.language, () => attemptAlert(shop, alert))));
  }
}

/** Sends one reserved alert, then deletes its request, or releases it for a later attempt. */
async function attemptAlert(shop: Shop, alert: ReservedAlert): Promise<void> {
  const { log } = shop;
  const { pool } = shop.database;
  const { id } = alert;
  const facts = await readAlertFacts(shop, alert);
  if (!facts) {
    await deleteReservedAlert(pool, alert);
    return;
  }
  if (!facts.is_sellable) {
    await releaseAlert(pool, alert);
    return;
  }
  try {
    if (await sendAlert(shop, alert, facts)) await deleteReservedAlert(pool, alert);
    else await releaseAlert(pool, alert);
  } catch (error) {
    const willRetry = await retryAlert(pool, alert, (error as Error).message);
    log.warn(willRetry ? "a stock alert has to wait" : "a stock alert is given up", { id, error });
  }
}

/** Undefined if the request or its customer's account was deleted. */
async function readAlertFacts({ database }: Shop, { id }: ReservedAlert): Promise<AlertFacts | undefined> {
  const { rows } = await database.pool.query<AlertFacts>(
    `select p.name_${locale()} as name, not p.is_archived and p.stock is distinct from 0 as is_sellable,
            coalesce(a.email, nullif(u.email, '')) as email,
            case when u.mobile_proven_at is not null then u.mobile_e164 end as mobile
     from stock_alerts a join products p on p.id = a.product_id left join users u on u.id = a.user_id
     where a.id = $1 and u.deleted_at is null`,
    [id],
  );
  return rows[0];
}

/**
 * Sends by push if a recently used device accepts it, otherwise by SMS, otherwise by e-mail. Returns false if
 * nothing was sent, because no channel is available or a daily limit was reached. A push to an unused device
 * counts only if no other channel can be used.
 */
async function sendAlert(
  shop: Shop,
  alert: ReservedAlert,
  { name, ...contact }: AlertFacts,
): Promise<boolean> {
  const { user_id: userId } = alert;
  const address = localUrl(`/products/${alert.product_id}`);
  const shopName = (await shop.details.current())[`name_${locale()}`];
  const message = { title: shopName, body: m.alert_back({ name }), tag: `product-${alert.product_id}` };
  const channel = findChannel(await shop.details.sending(), contact);
  // A retry goes to the other channel, so that nobody gets a push twice.
  const isRetryOnChannel = alert.attempts > 1 && channel !== undefined;
  const pushResult =
    userId === null || isRetryOnChannel
      ? "no"
      : await pushToUser(shop, userId, { kind: "customer", ...message, language: locale(), address });
  if (pushResult === "yes") return true;
  if (!channel || !(await isWithinLimits(shop, alert, channel))) return pushResult === "unused";
  if (channel.kind === "sms") {
    const text = m.alert_sms({ shop: shopName, name, url: shopUrl(shop.settings) + address });
    await openGateway(channel.gateway).send({ id: `stock-${alert.id}`, to: channel.to, text });
    return true;
  }
  const email = await alertEmail(shop, alert, { to: channel.to, name });
  await inTransaction(shop.database, async (client) => {
    if (await deleteReservedAlert(client, alert)) await shop.mail.send(email, { transaction: client });
  });
  return true;
}

/**
 * Checks the daily limits, which count only first attempts. Stock alerts have separate limits, so that they
 * cannot use up the limit for order messages.
 */
async function isWithinLimits(
  shop: Shop,
  { attempts }: ReservedAlert,
  { kind, to }: { kind: string; to: string },
): Promise<boolean> {
  if (attempts > 1) return true;
  const { notifications_per_day: perDay } = await shop.details.current();
  const dailyCap = (name: string, most: number): Cap => ({
    key: `stock-alerts:${kind}:${name}`,
    most,
    seconds: secondsPerDay,
  });
  const caps = [dailyCap(to, maxPerRecipientPerDay), dailyCap("shop", Math.ceil(perDay * alertShare))];
  try {
    await inTransaction(shop.database, (client) => countCapped(client, caps));
    return true;
  } catch (error) {
    if (!(error instanceof CapReached)) throw error;
    shop.log.warn("a stock alert waits for a daily limit", { kind, reached: error.cap.most });
    return false;
  }
}

import { mayWorkIn } from "#src/api/viewer.ts";
import { findViewers } from "#src/identity/session/sessions.server.ts";
import { inLanguage } from "#src/language/locale.server.ts";
import { type Locale, locale, localUrl } from "#src/language/locale.ts";
import { m } from "#src/language/messages.ts";
import { toTaka } from "#src/language/numbers/money.ts";
import { formatNumber, formatTaka } from "#src/language/numbers/numbers.ts";
import type { OrderPush } from "#src/offline/order-push.ts";
import { orderNumber } from "#src/orders/order.ts";
import { findPlace } from "#src/places/place-names.server.ts";
import { placeText } from "#src/places/place-text.ts";
import { createVapidDetails } from "#src/platform/push/keys.server.ts";
import type { Shop } from "#src/platform/shop.server.ts";
import {
  dropSubscription,
  findNextPushDelayMs,
  type LeasedPush,
  leasePushes,
  reschedulePushes,
  settlePushes,
} from "./push-queue.server.ts";

type SubscribedBrowser = {
  id: number;
  session_hash: string;
  endpoint: string;
  p256dh: string;
  auth: string;
  language: Locale;
};

type PushedOrder = { id: number; total_poisha: number; place: string | null };

const batchSize = 100;
const timeoutMs = 10_000;
/** How long a push service keeps a message for an offline device; later, staff have seen the order. */
const ttlSeconds = 3_600;
const maxOrderLines = 3;

/** Sends pushes about new orders while the process runs. */
export function sendPushes(shop: Shop): void {
  shop.queues.add("pushes of orders", (isClosing) => sendDuePushes(shop, isClosing));
}

async function sendDuePushes(shop: Shop, isClosing: () => boolean): Promise<number | null> {
  const { pool } = shop.database;
  while (!isClosing()) {
    const leasedPushes = await leasePushes(pool, batchSize);
    if (leasedPushes.length === 0) break;
    const recipients = await findAdmittedRecipients(shop, leasedPushes);
    const orders = await findOrders(shop, leasedPushes);
    const subscriptions = [...new Set(leasedPushes.map((push) => push.subscription_id))];
    const dueFor = (id: number) => leasedPushes.filter((push) => push.subscription_id === id);
    await Promise.all(
      subscriptions.map((subscriptionId) =>
        sendOrReschedule(shop, dueFor(subscriptionId), { subscriptionId, recipients, orders }),
      ),
    );
  }
  return findNextPushDelayMs(pool);
}

/** What the pushes leased together need. */
type PushContext = {
  subscriptionId: number;
  recipients: Map<number, SubscribedBrowser>;
  orders: Map<number, PushedOrder>;
};

/**
 * One message for all due orders. Deletes a subscription that has ended or whose owner lost the permission.
 */
async function sendOrReschedule(
  shop: Shop,
  pushes: LeasedPush[],
  { subscriptionId, recipients, orders }: PushContext,
): Promise<void> {
  const { pool } = shop.database;
  const recipient = recipients.get(subscriptionId);
  if (!recipient) return dropSubscription(pool, subscriptionId);
  const orderIds = pushes.map((push) => push.order_id);
  const pushedOrders = orderIds.flatMap((id) => orders.get(id) ?? []);
  const failure = await send(shop, recipient, pushedOrders).catch(toFailure);
  if (!failure) return settlePushes(pool, subscriptionId, orderIds);
  // Not Found and Gone: the browser has unsubscribed.
  if (failure.statusCode === 404 || failure.statusCode === 410) return dropSubscription(pool, subscriptionId);
  const attempts = Math.max(...pushes.map((push) => push.attempts));
  const reason = failure.statusCode ?? failure.message;
  shop.log.warn("a push has to wait", { subscription: subscriptionId, attempts, reason });
  await reschedulePushes(pool, subscriptionId, orderIds, { attempts, failure: String(reason) });
}

/** Sends one message. Loads the library lazily, because most processes never send any. */
async function send(
  shop: Shop,
  recipient: SubscribedBrowser,
  orders: readonly PushedOrder[],
): Promise<undefined> {
  const { default: webPush } = await import("web-push");
  const { endpoint, p256dh, auth } = recipient;
  const message = inLanguage(recipient.language, () => composePush(orders, endpoint));
  await webPush.sendNotification({ endpoint, keys: { p256dh, auth } }, JSON.stringify(message), {
    vapidDetails: await createVapidDetails(shop),
    TTL: ttlSeconds,
    urgency: "high",
    timeout: timeoutMs,
  });
}

/** No name and no phone number: anybody can read a locked screen. */
function composePush(orders: readonly PushedOrder[], endpoint: string): OrderPush {
  const newest = orders.toSorted((one, other) => other.id - one.id);
  const [first] = newest;
  const count = orders.length;
  const isOne = count === 1 && first;
  return {
    orders: newest.map(({ id }) => id),
    title: isOne ? m.order_push_one() : m.order_push_several({ count: formatNumber(count) }),
    several: m.order_push_several({ count: "{count}" }),
    lines: newest.slice(0, maxOrderLines).map(orderLineText),
    language: locale(),
    address: localUrl(isOne ? `/admin/orders?order=${first.id}` : "/admin/orders"),
    // Safari revokes the permission of a site that shows nothing for a push.
    always: new URL(endpoint).hostname.endsWith(".push.apple.com"),
  };
}

const orderLineText = ({ id, total_poisha, place }: PushedOrder): string =>
  [orderNumber(id), formatTaka(toTaka(total_poisha)), placeText(findPlace(place))]
    .filter(Boolean)
    .join(" · ");

/** The browsers, by subscription, whose user is still signed in and may see orders. */
async function findAdmittedRecipients(
  shop: Shop,
  leasedPushes: readonly LeasedPush[],
): Promise<Map<number, SubscribedBrowser>> {
  const { rows } = await shop.database.pool.query<SubscribedBrowser>(
    `select id, session_hash, endpoint, p256dh, auth, language from push_subscriptions where id = any($1::bigint[])`,
    [leasedPushes.map((push) => push.subscription_id)],
  );
  const viewers = await findViewers(
    shop,
    rows.map(({ session_hash }) => session_hash),
  );
  const admitted = rows.filter(({ session_hash }) => {
    const viewer = viewers.get(session_hash);
    return viewer && !viewer.locked && mayWorkIn(viewer, "orders");
  });
  return new Map(admitted.map((row) => [row.id, row]));
}

async function findOrders(
  { database }: Shop,
  leasedPushes: readonly LeasedPush[],
): Promise<Map<number, PushedOrder>> {
  const { rows } = await database.pool.query<PushedOrder>(
    "select id, total_poisha, place from orders where id = any($1::bigint[])",
    [leasedPushes.map((push) => push.order_id)],
  );
  return new Map(rows.map((row) => [row.id, row]));
}

type PushFailure = Error & { statusCode?: number };

const toFailure = (reason: unknown): PushFailure =>
  reason instanceof Error ? reason : new Error(String(reason));

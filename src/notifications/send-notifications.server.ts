import type { Queries } from "../platform/database/database.server.ts";
import type { Shop } from "../platform/shop.server.ts";
import {
  dropNotifications,
  giveNotificationsUp,
  putNotificationBack,
  type SentText,
  settleNotifications,
  type TakenNotification,
  takeNotifications,
  untilNextNotification,
} from "./queue.server.ts";
import type { NotificationChannel } from "./rules.ts";
import { openGateway } from "./sms/gateway.server.ts";

/** A notification in words. An SMS has no subject. */
export type NotificationMessage = SentText & {
  /** The e-mail as HTML. */
  html?: string;
};

/** Puts notifications into words; leaves out those for which there is nobody, or whose channel is switched off. */
export type ComposeNotifications = (
  shop: Shop,
  taken: readonly TakenNotification[],
) => Promise<Map<number, NotificationMessage>>;

/** Sends one notification; false where there is nothing to send it with. Throws where the other side refuses it. */
type Send = (id: number, message: NotificationMessage) => Promise<boolean>;

/** How many are sent at once, well within what they are reserved for. */
const atOnce = 10;

/** Sends what waits, in the queues of this process: e-mails and SMS each in their own, so that neither waits for the other. */
export function sendNotifications(shop: Shop, compose: ComposeNotifications): void {
  const { mail, queues, settings } = shop;
  const gateway = settings.sms && openGateway(settings.sms);
  const add = (name: string, channels: NotificationChannel[], send: Send) =>
    queues.add(name, (isClosing) => round(shop, { channels, send, compose, isClosing }));
  add("e-mails about orders", ["email", "shop"], (id, { recipient: to, subject, text, html = "" }) =>
    mail.carry({ to, subject, text, html }, `order-${id}`),
  );
  add("SMS", ["sms"], async (id, { recipient: to, text }) => {
    await gateway?.send({ id: String(id), to, text });
    return gateway !== undefined;
  });
}

type Round = {
  channels: NotificationChannel[];
  send: Send;
  compose: ComposeNotifications;
  isClosing: () => boolean;
};

async function round(shop: Shop, { channels, send, compose, isClosing }: Round): Promise<number | null> {
  const { pool } = shop.database;
  const failed = await giveNotificationsUp(pool);
  if (failed > 0) shop.log.warn("notifications could not be sent", { count: failed });
  while (!isClosing()) {
    const taken = await takeNotifications(pool, channels, atOnce);
    if (taken.length === 0) break;
    const messages = await compose(shop, taken);
    const found = taken.flatMap((one) => {
      const message = messages.get(one.id);
      return message ? [{ ...one, message }] : [];
    });
    await dropNotifications(
      pool,
      taken.filter(({ id }) => !messages.has(id)).map(({ id }) => id),
    );
    const unsent = await Promise.all(found.map((one) => attempt(shop, one, send)));
    await settleNotifications(
      pool,
      unsent.filter((one) => one !== undefined),
      "unsent",
    );
  }
  return untilNextNotification(pool, channels);
}

/** Sends one and notes it at once, or why that failed; gives back what could not be sent for want of a server. */
async function attempt(
  { database: { pool }, log }: { database: { pool: Queries }; log: Shop["log"] },
  { message, ...taken }: TakenNotification & { message: NotificationMessage },
  send: Send,
) {
  const { html: _, ...sent } = message;
  const outcome = await send(taken.id, message).catch(asError);
  if (outcome instanceof Error) {
    const { id, channel, attempts } = taken;
    log.warn("a notification has to wait", { id, channel, attempts, reason: outcome.message });
    const failure = { reason: outcome.message, isFinal: isRefusedForGood(outcome) };
    await putNotificationBack(pool, taken, sent, failure);
    return undefined;
  }
  const settled = { id: taken.id, ...sent };
  if (!outcome) return settled;
  await settleNotifications(pool, [settled], "sent");
  return undefined;
}

const asError = (reason: unknown) => (reason instanceof Error ? reason : new Error(String(reason)));

/** A mail server that does not know the address says so by a code from 500; asking again changes nothing. */
const isRefusedForGood = (error: Error & { command?: string; responseCode?: number }) =>
  error.command === "RCPT TO" && (error.responseCode ?? 0) >= 500;

import type { Pool } from "pg";
import type { DeliveryOutcome } from "../platform/mail/mail.server.ts";
import type { Shop } from "../platform/shop.server.ts";
import { type CountedMessage, countMessages } from "./count-messages.server.ts";
import {
  dropNotifications,
  expireNotifications,
  msUntilNextNotification,
  type ReservedNotification,
  releaseNotifications,
  reserveNotifications,
  retryNotification,
  type SentText,
  settleNotifications,
} from "./queue.server.ts";
import { byPush, type NotificationChannel, type ReachedLimit } from "./rules.ts";
import { openSettler, type Settle } from "./settler.server.ts";
import { openGateway } from "./sms/gateway.server.ts";

/** An SMS has no subject. */
export type NotificationMessage = SentText & {
  /** Of e-mails only. */
  html?: string;
  /** The customer's account until a first delivered order: it has a daily limit of its own. */
  newAccountId?: number | undefined;
  /** Pushes it to the customer's devices; the SMS is not sent if this returns true. */
  pushInstead?: (() => Promise<boolean>) | undefined;
};

/** Composes notifications; leaves out those without a recipient or with a disabled channel. */
export type ComposeNotifications = (
  shop: Shop,
  reserved: readonly ReservedNotification[],
) => Promise<Map<number, NotificationMessage>>;

/** Sends one notification, or returns what is missing. Throws if the other side refuses it. */
type Send = (id: number, message: NotificationMessage) => Promise<DeliveryOutcome>;

/** Notifications of one batch: few enough to be sent well within their lease, see `reserveNotifications`. */
const batchSize = 10;
/** While many orders arrive, minimum time per batch of a queue, in ms: orders have priority. */
const minBatchIntervalMs = 500;
/** Minimum time per batch, in ms, while no server can send the messages: then only staff see them. */
const unsentBatchIntervalMs = 5_000;

/** Sends what waits: e-mails and SMS in separate queues, so that neither blocks the other. */
export function sendNotifications(shop: Shop, compose: ComposeNotifications): void {
  const { mail, queues, details } = shop;
  const addQueue = (name: string, channels: Channels, send: Send) => {
    const pace = { lastBatchAtMs: -minBatchIntervalMs };
    queues.add(name, (isClosing) => sendRound(shop, { channels, send, compose, pace, isClosing }));
  };
  addQueue("e-mails about orders", ["email", "shop"], (id, { recipient: to, subject, text, html = "" }) =>
    mail.sendNow({ to, subject, text, html }, `order-${id}`),
  );
  addQueue("SMS", ["sms"], async (id, { recipient: to, text }) => {
    const { sms } = await details.sending();
    if (!sms) return "no_server";
    await openGateway(sms).send({ id: String(id), to, text });
    return "sent";
  });
}

type Channels = [NotificationChannel, ...NotificationChannel[]];

type Round = {
  channels: Channels;
  send: Send;
  compose: ComposeNotifications;
  /** By the clock of `performance.now()`. */
  pace: { lastBatchAtMs: number };
  isClosing: () => boolean;
};

/** Sends all due notifications in batches. Returns the milliseconds until the next round; null if none waits. */
async function sendRound(shop: Shop, round: Round): Promise<number | null> {
  const { channels, pace, isClosing } = round;
  const { pool } = shop.database;
  const failedCount = await expireNotifications(pool);
  if (failedCount > 0) shop.log.warn("notifications could not be sent", { count: failedCount });
  const settle = openSettler(pool);
  while (!isClosing()) {
    const isConfigured = await isChannelConfigured(shop, channels[0]);
    const intervalMs = isConfigured ? minBatchIntervalMs : unsentBatchIntervalMs;
    if (isInRush(pool) && performance.now() < pace.lastBatchAtMs + intervalMs) return minBatchIntervalMs;
    pace.lastBatchAtMs = performance.now();
    const reserved = await reserveNotifications(pool, channels, batchSize);
    if (reserved.length === 0) break;
    await sendBatch(shop, round, { reserved, isConfigured, settle });
  }
  return msUntilNextNotification(pool, channels);
}

/** Pushes or sends reserved notifications, and records why the others are not sent. */
async function sendBatch(
  shop: Shop,
  { send, compose }: Round,
  batch: { reserved: readonly ReservedNotification[]; isConfigured: boolean; settle: Settle },
): Promise<void> {
  const { settle } = batch;
  const { pool } = shop.database;
  const composed = await composeOrDrop(shop, batch.reserved, compose);
  const unpushed = await pushAll(composed, settle);
  const limits = batch.isConfigured ? await countOrRelease(shop, unpushed) : new Map<number, ReachedLimit>();
  // Stored before sending: after the lease they would not be counted again.
  const limited = unpushed.flatMap((notification) => {
    const limit = limits.get(notification.id);
    return limit ? [toUnsent(shop, notification, limit)] : [];
  });
  await settleNotifications(pool, limited, "unsent");
  const allowed = unpushed.filter(({ id }) => !limits.has(id));
  const results = await Promise.all(
    allowed.map((notification) => sendOne(shop, notification, { send, settle })),
  );
  const unsent = results.filter((notification) => notification !== undefined);
  await settleNotifications(pool, unsent, "unsent");
}

/** Returns reserved notifications with their messages; deletes those without one. */
async function composeOrDrop(
  shop: Shop,
  reserved: readonly ReservedNotification[],
  compose: ComposeNotifications,
): Promise<ComposedNotification[]> {
  const messages = await compose(shop, reserved);
  const composed = reserved.flatMap((notification) => {
    const message = messages.get(notification.id);
    return message ? [{ ...notification, message }] : [];
  });
  const droppedIds = reserved.map(({ id }) => id).filter((id) => !messages.has(id));
  await dropNotifications(shop.database.pool, droppedIds);
  return composed;
}

/** Whether many orders arrive: a third of this process's connections, and at least two, are in use. */
const isInRush = ({ totalCount, idleCount, options: { max } }: Pool) =>
  totalCount - idleCount >= Math.max(2, max / 3);

type ComposedNotification = ReservedNotification & { message: NotificationMessage };

const toSentText = ({ recipient, subject, text }: NotificationMessage): SentText => ({
  recipient,
  subject,
  text,
});

function toUnsent({ log }: Shop, { id, channel, message }: ComposedNotification, reason: ReachedLimit) {
  log.warn("a notification is not sent at a daily limit", { id, channel, reason });
  return { id, ...toSentText(message), reason };
}

/** Pushes what can be pushed, before any limit of SMS is counted; returns the rest. */
async function pushAll(
  composed: readonly ComposedNotification[],
  settle: Settle,
): Promise<ComposedNotification[]> {
  const unpushed = await Promise.all(
    composed.map(async (notification) => {
      if (!(await notification.message.pushInstead?.())) return notification;
      await settle({ id: notification.id, ...toSentText(notification.message), reason: byPush });
      return undefined;
    }),
  );
  return unpushed.filter((notification) => notification !== undefined);
}

/** Sends one and records the result at once; returns what could not be sent for lack of a server or a sender. */
async function sendOne(
  shop: Shop,
  { message, ...notification }: ComposedNotification,
  { send, settle }: { send: Send; settle: Settle },
) {
  const { log } = shop;
  const sentText = toSentText(message);
  const outcome = await send(notification.id, message).catch(asError);
  if (outcome instanceof Error) {
    const { id, channel, attempts } = notification;
    log.warn("a notification has to wait", { id, channel, attempts, reason: outcome.message });
    const failure = { reason: outcome.message, isFinal: isRefusedForGood(outcome) };
    await retryNotification(shop.database.pool, notification, sentText, failure);
    return undefined;
  }
  const settled = { id: notification.id, ...sentText };
  if (outcome === "no_sender") return { ...settled, reason: outcome };
  if (outcome === "no_server") return settled;
  await settle(settled);
  return undefined;
}

/** If they cannot be counted, they are released, to be counted at the next attempt. */
async function countOrRelease(shop: Shop, composed: readonly ComposedNotification[]) {
  try {
    return await countFirstAttempts(shop, composed);
  } catch (error) {
    await releaseNotifications(shop.database.pool, composed);
    throw error;
  }
}

/** Counts each at its first attempt; e-mails to the shop itself have no limit. */
const countFirstAttempts = (shop: Shop, composed: readonly ComposedNotification[]) =>
  countMessages(
    shop,
    composed.flatMap(({ id, channel, attempts, message }): CountedMessage[] => {
      if (channel === "shop" || attempts > 1) return [];
      return [{ id, channel, recipient: message.recipient, newAccountId: message.newAccountId }];
    }),
  );

/** Whether a channel is configured: a gateway, or a mail server and a sender. */
async function isChannelConfigured({ details }: Shop, channel: NotificationChannel): Promise<boolean> {
  const { sms, smtpUrl, from } = await details.sending();
  return channel === "sms" ? sms !== undefined : smtpUrl !== undefined && from.address !== "";
}

const asError = (reason: unknown) => (reason instanceof Error ? reason : new Error(String(reason)));

/** A permanent SMTP error from 500: retrying changes nothing. */
const isRefusedForGood = (error: Error & { command?: string; responseCode?: number }) =>
  error.command === "RCPT TO" && (error.responseCode ?? 0) >= 500;

import { isDeepStrictEqual } from "node:util";
import type { Pool } from "pg";
import type { KeyScope } from "#src/api/scopes.ts";
import type { Role, StaffPart } from "#src/api/viewer.ts";
import type { Queries } from "#src/platform/database/database.server.ts";
import type { Shop } from "#src/platform/shop.server.ts";
import { type EventRow, toEvent } from "../event-row.server.ts";
import { allowPersonalData, type EventType, typesForWebhook } from "../rules.ts";
import {
  deleteMissedDeliveries,
  type ReservedDelivery,
  recordAnswers,
  reserveDeliveries,
  type SettledDelivery,
  settleDeliveries,
  takeEvents,
} from "./delivery-queue.server.ts";
import { mayReceive } from "./may-receive.ts";
import { pauseFailing } from "./pause-failing.server.ts";
import { sendMessage } from "./send-message.server.ts";
import { validSecretsSql } from "./webhook-rows.server.ts";

/** The poll interval in ms. Polling is needed because other processes write events without waking this one. */
const pollIntervalMs = 1_000;
/** The maximum number of parallel messages to one receiver, per process. */
const maxParallel = 50;
/** The same while the receiver is down: a few attempts show whether it still is. */
const maxParallelWhileDown = 2;
/** While many orders arrive, orders have priority: batches start at least this time apart, in ms. */
const rushPauseMs = 500;
/** Batches are smaller then. */
const maxParallelInRush = 20;

/**
 * Delivers the events of the log to all webhooks independently, so that a slow receiver does not delay the
 * others. Returns a function that stops it.
 */
export function deliverWebhooks(shop: Shop): () => Promise<void> {
  const { pool } = shop.database;
  const runningDeliveries = new Map<number, Promise<void>>();
  /** The start of the last batch by webhook id, from `performance.now()`. */
  const batchStarts = new Map<number, number>();
  let isClosing = false;
  shop.queues.add("webhooks", async () => {
    const { rows } = await pool.query<{ active: boolean }>(
      "select exists (select from webhooks where paused_at is null) as active",
    );
    // Sleeps until it is woken, or for the longest pause of a queue.
    if (!rows[0]?.active) return null;
    await pool.query("select number_events()");
    for (const id of await findDueWebhooks(pool)) {
      if (isClosing || runningDeliveries.has(id)) continue;
      const delivering = deliverToWebhook(shop, id, { batchStarts, isClosing: () => isClosing })
        .catch((error) => shop.log.warn("events could not be delivered", { webhook: id, error }))
        .finally(() => runningDeliveries.delete(id));
      runningDeliveries.set(id, delivering);
    }
    return pollIntervalMs;
  });
  return async () => {
    isClosing = true;
    await Promise.all(runningDeliveries.values());
  };
}

/** The ids of webhooks with due deliveries or new events in the log. */
async function findDueWebhooks(queries: Queries): Promise<number[]> {
  const { rows } = await queries.query<{ id: number }>(
    `select w.id from webhooks w where w.paused_at is null
       and (w.position < (select position from event_log)
         or exists (
           select from webhook_deliveries d
           where d.webhook_id = w.id and d.status = 'waiting' and d.next_attempt_at <= now()
         ))`,
  );
  return rows.map(({ id }) => id);
}

type ActiveWebhook = {
  id: number;
  name: string;
  url: string;
  secrets: string[];
  scopes: KeyScope[];
  types: EventType[];
  /** Events up to this position are in its deliveries. */
  position: number;
  /** Whether the receiver has been down for more than a minute. */
  is_down: boolean;
};

/**
 * An active webhook with its valid secrets; undefined if it is paused, or if its maker is blocked or may no
 * longer read all of its scopes.
 */
async function findActiveWebhook(queries: Queries, id: number): Promise<ActiveWebhook | undefined> {
  const { rows } = await queries.query<ActiveWebhook & { role: Role; parts: StaffPart[] }>(
    `select w.id, w.name, w.url, w.scopes, w.types, w.position, u.role, u.parts,
            coalesce(w.down_since < now() - interval '1 minute', false) as is_down,
            ${validSecretsSql} as secrets
     from webhooks w join users u on u.id = w.user_id
     where w.id = $1 and w.paused_at is null and u.blocked_at is null`,
    [id],
  );
  return rows.find((webhook) => mayReceive(webhook));
}

type DeliveryRun = { batchStarts: Map<number, number>; isClosing: () => boolean };

/** Delivers in batches until nothing is due. Reads the webhook again before each batch, because it may change. */
async function deliverToWebhook(
  shop: Shop,
  id: number,
  { batchStarts, isClosing }: DeliveryRun,
): Promise<void> {
  const { pool } = shop.database;
  while (!isClosing()) {
    const isRush = isInRush(pool);
    const lastBatchStart = batchStarts.get(id) ?? Number.NEGATIVE_INFINITY;
    // The next poll continues.
    if (isRush && performance.now() < lastBatchStart + rushPauseMs) return;
    batchStarts.set(id, performance.now());
    const webhook = await findActiveWebhook(pool, id);
    if (!webhook) return;
    const hasMore = await takeEvents(pool, webhook, typesForWebhook(webhook));
    const limitWhileUp = isRush ? maxParallelInRush : maxParallel;
    const limit = webhook.is_down ? maxParallelWhileDown : limitWhileUp;
    const reserved = await reserveDeliveries(pool, {
      id,
      includesCustomer: allowPersonalData(webhook.scopes),
      limit,
    });
    if (reserved.length > 0) {
      const current = await findActiveWebhook(pool, id);
      // The webhook was changed, paused or deleted: if it is still active, these are sent after their lease.
      if (!current || !hasSameContent(current, webhook)) return;
      const isAnswering = await deliverBatch(shop, current, reserved);
      if (current.is_down && !isAnswering) return;
    } else if (!hasMore) return;
  }
}

const hasSameContent = (one: ActiveWebhook, other: ActiveWebhook): boolean =>
  isDeepStrictEqual([one.url, one.scopes, one.types], [other.url, other.scopes, other.types]);

/** Whether many orders arrive: a third of this process's connections are in use. */
const isInRush = ({ totalCount, idleCount, options: { max } }: Pool) =>
  totalCount - idleCount >= Math.max(2, max / 3);

/** Sends a batch and stores the results. Returns whether the receiver accepted or refused any message. */
async function deliverBatch(
  shop: Shop,
  webhook: ActiveWebhook,
  deliveries: readonly ReservedDelivery[],
): Promise<boolean> {
  const { pool } = shop.database;
  const sending = deliveries.flatMap((delivery) =>
    delivery.event ? [sendDelivery(shop, webhook, delivery, delivery.event)] : [],
  );
  const settled = await Promise.all(sending);
  await settleDeliveries(pool, webhook.id, settled);
  const deletedPositions = deliveries.filter(({ event }) => !event).map(({ position }) => position);
  await deleteMissedDeliveries(pool, webhook.id, deletedPositions);
  if (settled.length > 0) await recordAnswers(pool, { id: webhook.id, wasDown: webhook.is_down }, settled);
  const failedPositions = settled
    .filter(({ status }) => status === "waiting")
    .map(({ position }) => position);
  if (failedPositions.length > 0) await pauseFailing(shop, webhook, failedPositions);
  return failedPositions.length < settled.length;
}

async function sendDelivery(
  shop: Shop,
  webhook: ActiveWebhook,
  { position, attempts }: ReservedDelivery,
  event: EventRow,
): Promise<SettledDelivery> {
  const attempt = await sendMessage(shop, webhook, { id: String(position), payload: toEvent(event) });
  return { position, attempts, ...attempt };
}

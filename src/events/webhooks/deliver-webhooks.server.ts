import { isDeepStrictEqual } from "node:util";
import type { Pool } from "pg";
import type { KeyScope } from "#src/api/scopes.ts";
import type { Role, StaffPart } from "#src/api/viewer.ts";
import type { Queries } from "#src/platform/database/database.server.ts";
import type { Shop } from "#src/platform/shop.server.ts";
import { toEvent } from "../event-row.server.ts";
import { type EventType, openPersonal, wantedTypes } from "../rules.ts";
import {
  dropDeliveries,
  noteAnswers,
  reserveDeliveries,
  type SettledDelivery,
  settleDeliveries,
  type TakenDelivery,
  takeEvents,
} from "./delivery-queue.server.ts";
import { mayReceive } from "./may-receive.ts";
import { pauseFailing } from "./pause-failing.server.ts";
import { sendMessage } from "./send-message.server.ts";
import { validSecrets } from "./webhook-rows.server.ts";

/** The poll interval in ms. Polling is needed because other processes write events without waking this one. */
const lookMs = 1_000;
/** The maximum number of parallel messages to one receiver, per process. */
const atOnce = 50;
/** The same while the receiver is down: a few attempts show whether it still is. */
const atOnceDown = 2;
/** While many orders arrive, orders have priority: batches are smaller and start at least this time apart, in ms. */
const restMs = 500;
const atOnceInRush = 20;

/**
 * Delivers the events of the log to all webhooks independently, so that a slow receiver does not delay the
 * others. Returns a function that stops it.
 */
export function deliverWebhooks(shop: Shop): () => Promise<void> {
  const { pool } = shop.database;
  const running = new Map<number, Promise<void>>();
  /** The start of the last batch by webhook id, from `performance.now()`. */
  const begun = new Map<number, number>();
  let closing = false;
  shop.queues.add("webhooks", async () => {
    const { rows } = await pool.query<{ active: boolean }>(
      "select exists (select from webhooks where paused_at is null) as active",
    );
    if (!rows[0]?.active) return null;
    await pool.query("select number_events()");
    for (const id of await dueWebhooks(pool)) {
      if (closing || running.has(id)) continue;
      const delivering = deliverTo(shop, id, { begun, isClosing: () => closing })
        .catch((error) => shop.log.warn("events could not be delivered", { webhook: id, error }))
        .finally(() => running.delete(id));
      running.set(id, delivering);
    }
    return lookMs;
  });
  return async () => {
    closing = true;
    await Promise.all(running.values());
  };
}

/** The ids of webhooks with due deliveries or new events in the log. */
async function dueWebhooks(queries: Queries): Promise<number[]> {
  const { rows } = await queries.query<{ id: number }>(
    `select w.id from webhooks w where w.paused_at is null
       and (w.position < (select position from event_log)
         or exists (select from webhook_deliveries d where d.webhook_id = w.id and d.status = 'waiting' and d.next_attempt_at <= now()))`,
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
  position: number;
  /** Whether the receiver has been down for more than a minute. */
  is_down: boolean;
};

/**
 * An active webhook with its valid secrets; undefined if it is paused, or if its maker is blocked or may no
 * longer read all of its scopes.
 */
async function activeWebhook(queries: Queries, id: number): Promise<ActiveWebhook | undefined> {
  const { rows } = await queries.query<ActiveWebhook & { role: Role; parts: StaffPart[] }>(
    `select w.id, w.name, w.url, w.scopes, w.types, w.position, u.role, u.parts,
            coalesce(w.down_since < now() - interval '1 minute', false) as is_down,
            ${validSecrets} as secrets
     from webhooks w join users u on u.id = w.user_id
     where w.id = $1 and w.paused_at is null and u.blocked_at is null`,
    [id],
  );
  return rows.find((webhook) => mayReceive(webhook));
}

type DeliveryRun = { begun: Map<number, number>; isClosing: () => boolean };

/** Delivers in batches until nothing is due. Reads the webhook again before each batch, because it may change. */
async function deliverTo(shop: Shop, id: number, { begun, isClosing }: DeliveryRun): Promise<void> {
  const { pool } = shop.database;
  while (!isClosing()) {
    const inRush = isInRush(pool);
    // The next poll continues.
    if (inRush && performance.now() < (begun.get(id) ?? -restMs) + restMs) return;
    begun.set(id, performance.now());
    const webhook = await activeWebhook(pool, id);
    if (!webhook) return;
    const hasMore = await takeEvents(pool, webhook, wantedTypes(webhook));
    const limitWhileUp = inRush ? atOnceInRush : atOnce;
    const limit = webhook.is_down ? atOnceDown : limitWhileUp;
    const taken = await reserveDeliveries(pool, { id, personal: openPersonal(webhook.scopes), limit });
    if (taken.length > 0) {
      const current = await activeWebhook(pool, id);
      // If the webhook was changed, paused or deleted: the reserved deliveries are sent later, if it is still
      // active.
      if (!current || !getsTheSame(current, webhook)) return;
      const isAnswering = await deliverBatch(shop, current, taken);
      if (current.is_down && !isAnswering) return;
    } else if (!hasMore) return;
  }
}

const getsTheSame = (one: ActiveWebhook, other: ActiveWebhook): boolean =>
  isDeepStrictEqual([one.url, one.scopes, one.types], [other.url, other.scopes, other.types]);

/** Whether many orders arrive: a third of this process's connections are in use. */
const isInRush = ({ totalCount, idleCount, options: { max } }: Pool) =>
  totalCount - idleCount >= Math.max(2, max / 3);

/** Sends a batch and stores the results. Returns whether the receiver accepted or refused any message. */
async function deliverBatch(
  shop: Shop,
  webhook: ActiveWebhook,
  taken: readonly TakenDelivery[],
): Promise<boolean> {
  const { pool } = shop.database;
  const attempts = taken.flatMap(({ position, attempts: count, event }) =>
    event
      ? [
          sendMessage(shop, webhook, { id: String(position), payload: toEvent(event) }).then(
            (attempt): SettledDelivery => ({ position, attempts: count, ...attempt }),
          ),
        ]
      : [],
  );
  const settled = await Promise.all(attempts);
  await settleDeliveries(pool, webhook.id, settled);
  const gone = taken.filter(({ event }) => !event).map(({ position }) => position);
  await dropDeliveries(pool, webhook.id, gone);
  if (settled.length > 0) await noteAnswers(pool, { id: webhook.id, wasDown: webhook.is_down }, settled);
  const failed = settled.filter(({ status }) => status === "waiting").map(({ position }) => position);
  if (failed.length > 0) await pauseFailing(shop, webhook, failed);
  return failed.length < settled.length;
}

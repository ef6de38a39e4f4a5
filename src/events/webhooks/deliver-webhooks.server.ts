import type { Pool } from "pg";
import type { KeyScope } from "#src/api/scopes.ts";
import type { Role, StaffPart } from "#src/api/viewer.ts";
import type { Queries } from "#src/platform/database/database.server.ts";
import type { Shop } from "#src/platform/shop.server.ts";
import { toEvent } from "../event-row.server.ts";
import { type EventType, openPersonal, typesOf } from "../rules.ts";
import {
  dropDeliveries,
  noteDelivered,
  noteDown,
  reserveDeliveries,
  type SettledDelivery,
  settleDeliveries,
  type TakenDelivery,
  takeEvents,
} from "./delivery-queue.server.ts";
import { mayReceive } from "./may-receive.ts";
import { pauseFailing } from "./pause-failing.server.ts";
import { sendMessage } from "./send-message.server.ts";

/** Time between two looks at the log, in ms: events are also written by other processes, which wake nobody here. */
const lookMs = 1_000;
/** Messages to one receiver at once, from one process. */
const atOnce = 50;
/** While many orders arrive, minimum time per batch, in ms, and its size: orders have priority. */
const restMs = 500;
const atOnceInRush = 20;

/** Delivers the events of the log to webhooks, each webhook on its own, so that a slow receiver delays no other. Returns a function that stops it. */
export function deliverWebhooks(shop: Shop): () => Promise<void> {
  const { pool } = shop.database;
  const running = new Map<number, Promise<void>>();
  let closing = false;
  shop.queues.add("webhooks", async () => {
    const { rows } = await pool.query<{ active: boolean }>(
      "select exists (select from webhooks where paused_at is null) as active",
    );
    if (!rows[0]?.active) return null;
    await pool.query("select number_events()");
    for (const id of await dueWebhooks(pool)) {
      if (closing || running.has(id)) continue;
      const delivering = deliverTo(shop, id, () => closing)
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

/** Webhooks with a due delivery or events to take. */
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
  /** Whether every attempt of more than a minute has failed. */
  is_down: boolean;
};

/** A webhook with its secrets that are valid now; undefined if it is paused, or its maker may no longer read all of its scopes. */
async function activeWebhook(queries: Queries, id: number): Promise<ActiveWebhook | undefined> {
  const { rows } = await queries.query<ActiveWebhook & { role: Role; parts: StaffPart[] }>(
    `select w.id, w.name, w.url, w.scopes, w.types, w.position, u.role, u.parts,
            coalesce(w.down_since < now() - interval '1 minute', false) as is_down,
            case when w.old_secret_until > now() then array[w.secret, w.old_secret] else array[w.secret] end as secrets
     from webhooks w join users u on u.id = w.user_id
     where w.id = $1 and w.paused_at is null and u.blocked_at is null`,
    [id],
  );
  return rows.find((webhook) => mayReceive(webhook));
}

/** Delivers in batches until nothing is due. What the webhook may get is read again before each. */
async function deliverTo(shop: Shop, id: number, isClosing: () => boolean): Promise<void> {
  const { pool } = shop.database;
  let last = -restMs;
  while (!isClosing()) {
    const inRush = isInRush(pool);
    // The next look goes on.
    if (inRush && performance.now() < last + restMs) return;
    last = performance.now();
    const webhook = await activeWebhook(pool, id);
    if (!webhook || (await pauseFailing(shop, webhook))) return;
    const { scopes, types } = webhook;
    const opened = typesOf(scopes);
    await takeEvents(
      pool,
      webhook,
      types.length > 0 ? opened.filter((type) => types.includes(type)) : opened,
    );
    const limit = inRush ? atOnceInRush : atOnce;
    const taken = await reserveDeliveries(pool, { id, personal: openPersonal(scopes), limit });
    if (taken.length === 0) return;
    await deliverBatch(shop, webhook, taken);
  }
}

/** Whether many orders arrive: a third of this process's connections are in use. */
const isInRush = ({ totalCount, idleCount, options: { max } }: Pool) =>
  totalCount - idleCount >= Math.max(2, max / 3);

async function deliverBatch(shop: Shop, webhook: ActiveWebhook, taken: readonly TakenDelivery[]) {
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
  if (settled.some(({ status }) => status === "delivered"))
    await noteDelivered(pool, webhook.id, webhook.is_down);
  else if (settled.length > 0) await noteDown(pool, webhook.id);
}

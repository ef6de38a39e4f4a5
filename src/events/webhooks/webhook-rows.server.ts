import { Problem } from "#src/api/problem.ts";
import type { Role, StaffPart, Viewer } from "#src/api/viewer.ts";
import { m } from "#src/language/messages.ts";
import type { Queries } from "#src/platform/database/database.server.ts";
import type { ApiContext } from "#src/platform/http/api.server.ts";
import { scopeByType } from "../rules.ts";
import type { ShownDelivery, ShownWebhook } from "./contract.ts";
import { mayReceive } from "./may-receive.ts";
import { type PauseReason, shownDeliveries, type WebhookState } from "./rules.ts";

type WebhookRow = Omit<
  ShownWebhook,
  "state" | "since" | "last_delivered_at" | "old_secret_until" | "created_at" | "maker" | "last_answer"
> & {
  paused_at: Date | null;
  paused_because: PauseReason | null;
  failing_since: Date | null;
  last_delivered_at: Date | null;
  old_secret_until: Date | null;
  created_at: Date;
  user_id: number;
  user_name: string;
  role: Role;
  parts: StaffPart[];
  blocked: boolean;
  last_answer: ShownWebhook["last_answer"];
};

const pauseStates: Record<PauseReason, WebhookState> = {
  failing: "gave_up",
  restored: "restored",
  staff: "paused",
};

function toState(row: WebhookRow): { state: WebhookState; since: Date | null } {
  const { paused_at: pausedAt, paused_because: reason, failing_since: failingSince } = row;
  if (reason) return { state: pauseStates[reason], since: pausedAt };
  if (row.blocked || !mayReceive(row)) return { state: "stopped", since: null };
  return { state: failingSince ? "failing" : "working", since: failingSince };
}

function toWebhook(row: WebhookRow): ShownWebhook {
  const { id, name, url, scopes, types, waiting, missed, last_answer: lastAnswer } = row;
  const { state, since } = toState(row);
  return {
    id,
    name,
    url,
    scopes,
    types,
    state,
    since: since?.toISOString() ?? null,
    waiting,
    last_delivered_at: row.last_delivered_at?.toISOString() ?? null,
    last_answer: lastAnswer && { ...lastAnswer, at: new Date(lastAnswer.at).toISOString() },
    old_secret_until: row.old_secret_until?.toISOString() ?? null,
    missed,
    created_at: row.created_at.toISOString(),
    maker: { id: row.user_id, name: row.user_name },
  };
}

/** SQL: the secrets that sign messages of the webhook `w`: also the previous one, while it is valid. */
export const validSecretsSql =
  "case when w.old_secret_until > now() then array[w.secret, w.old_secret] else array[w.secret] end";

/**
 * The webhooks that the viewer may see, or one of them. `waiting` counts the waiting deliveries (`d`), and the
 * events of the log that are no deliveries yet.
 */
export async function readWebhooks(
  queries: Queries,
  viewer: Viewer,
  id: number | null = null,
): Promise<ShownWebhook[]> {
  const { rows } = await queries.query<WebhookRow>(
    `select w.id, w.name, w.url, w.scopes, w.types, w.paused_at, w.paused_because, w.last_delivered_at, w.created_at,
            case when w.old_secret_until > now() then w.old_secret_until end as old_secret_until,
            w.user_id, u.name as user_name, u.role, u.parts, u.blocked_at is not null as blocked,
            d.waiting + (select count(*)::int from events e where (e.position > w.position or e.position is null)
                           and (cardinality(w.types) = 0 or e.type = any(w.types))
                           and exists (select from unnest($4::text[], $5::text[]) as t(type, scope)
                                       where t.type = e.type and t.scope = any(w.scopes))) as waiting,
            d.failing_since, w.missed_at is not null or w.position < (select deleted_to from event_log) as missed,
            (select json_build_object('at', coalesce(l.settled_at, l.first_attempt_at), 'status', l.status,
                      'response_status', l.response_status, 'failure', l.failure)
             from webhook_deliveries l where l.webhook_id = w.id and (l.settled_at is not null or l.failure is not null)
             order by coalesce(l.settled_at, l.first_attempt_at) desc limit 1) as last_answer
     from webhooks w join users u on u.id = w.user_id,
       lateral (select count(*)::int as waiting,
                  min(first_attempt_at) filter (where attempts > 1 or failure is not null) as failing_since
                from webhook_deliveries where webhook_id = w.id and status = 'waiting') d
     where ($1 or w.user_id = $2) and ($3::bigint is null or w.id = $3) order by w.id desc`,
    [viewer.role === "admin", viewer.id, id, Object.keys(scopeByType), Object.values(scopeByType)],
  );
  return rows.map(toWebhook);
}

/** One webhook of the viewer, for admins of anyone. Refuses any other with `not_found`. */
export async function readWebhook(queries: Queries, viewer: Viewer, id: number): Promise<ShownWebhook> {
  const [webhook] = await readWebhooks(queries, viewer, id);
  if (!webhook) throw new Problem("not_found", m.problem_not_found());
  return webhook;
}

export const listWebhooks = async (_input: object, { shop, viewer }: ApiContext<Viewer>) => ({
  data: await readWebhooks(shop.database.pool, viewer),
});

export type WebhookCounts = { paused: number; restored: number; failing: number };

/** The numbers of webhooks paused by failures, paused by a restore, and active with a failing delivery. */
export async function countWebhooks(queries: Queries): Promise<WebhookCounts> {
  const { rows } = await queries.query<WebhookCounts>(
    `select count(*) filter (where paused_because = 'failing')::int as paused,
       count(*) filter (where paused_because = 'restored')::int as restored,
       count(*) filter (where paused_at is null and exists (
         select from webhook_deliveries
         where webhook_id = w.id and status = 'waiting' and (attempts > 1 or failure is not null)
       ))::int as failing
     from webhooks w`,
  );
  return rows[0] ?? { paused: 0, restored: 0, failing: 0 };
}

type WebhookDeliveryRow = Omit<ShownDelivery, "settled_at" | "next_attempt_at"> & {
  settled_at: Date | null;
  next_attempt_at: Date;
};

/** The deliveries of a webhook: failing ones first, then the newest. */
export async function listDeliveries({ id }: { id: number }, { shop, viewer }: ApiContext<Viewer>) {
  const { pool } = shop.database;
  await readWebhook(pool, viewer, id);
  const { rows } = await pool.query<WebhookDeliveryRow>(
    `select position as id, type, status, attempts, response_status, failure, settled_at, next_attempt_at
     from webhook_deliveries where webhook_id = $1
     order by status = 'waiting' and attempts > 0 desc, position desc limit $2`,
    [id, shownDeliveries],
  );
  const data = rows.map(
    ({ settled_at, next_attempt_at, ...row }): ShownDelivery => ({
      ...row,
      settled_at: settled_at?.toISOString() ?? null,
      next_attempt_at: row.status === "waiting" ? next_attempt_at.toISOString() : null,
    }),
  );
  return { data };
}

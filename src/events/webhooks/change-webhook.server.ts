import type { PoolClient } from "pg";
import sql from "sql-template-tag";
import type { z } from "zod";
import { Problem } from "#src/api/problem.ts";
import type { Viewer } from "#src/api/viewer.ts";
import type { JournalAction } from "#src/journal/actions.ts";
import { record } from "#src/journal/record.server.ts";
import { m } from "#src/language/messages.ts";
import { now } from "#src/platform/clock.server.ts";
import { inTransaction } from "#src/platform/database/transaction.server.ts";
import type { ApiContext } from "#src/platform/http/api.server.ts";
import { typesForWebhook } from "../rules.ts";
import type { CreatedWebhook } from "./contract.ts";
import { type ConfirmViewer, checkContent, checkUrl, toJournalFields } from "./create-webhook.server.ts";
import { oldSecretHours } from "./rules.ts";
import type { byWebhook, changedWebhook, resumption, rotation } from "./schemas.ts";
import { sendMessage } from "./send-message.server.ts";
import { newSecret } from "./signature.server.ts";
import { readWebhook, validSecretsSql } from "./webhook-rows.server.ts";

type WebhookChange = {
  action: JournalAction;
  run: (client: PoolClient) => Promise<unknown>;
  /** Selects the fields for the journal; by default none. */
  journalFields?: typeof toJournalFields;
};

/** The input of an operation on one webhook: its `id`. */
type WebhookId = z.output<typeof byWebhook>;

/** Runs `run` on a webhook of the viewer in one transaction with a journal entry. Returns the changed webhook. */
async function changeInTransaction(
  id: number,
  { shop, viewer }: ApiContext<Viewer>,
  { action, run, journalFields }: WebhookChange,
) {
  const data = await inTransaction(shop.database, async (client) => {
    const before = await readWebhook(client, viewer, id);
    await run(client);
    const after = await readWebhook(client, viewer, id);
    await record(client, viewer, {
      action,
      subject: { id, name: after.name },
      ...(journalFields && { before: journalFields(before), after: journalFields(after) }),
    });
    return after;
  });
  shop.queues.wake();
  return { success: true as const, data };
}

/**
 * Changes a webhook. Waiting deliveries that it no longer gets are deleted, and the others are due at once.
 * Refuses as `changeWebhook` in `contract.ts` says.
 */
export async function changeWebhook(
  { id, was, name, url, password = "", ...submittedContent }: z.output<typeof changedWebhook>,
  context: ApiContext<Viewer>,
  confirm: ConfirmViewer,
) {
  const { pool } = context.shop.database;
  const { maker } = await readWebhook(pool, context.viewer, id);
  const { rows } = await pool.query<Pick<Viewer, "role" | "parts">>(
    "select role, parts from users where id = $1",
    [maker.id],
  );
  const { scopes, types } = checkContent(submittedContent, rows[0] ?? { role: "user", parts: [] });
  await confirm(password, context);
  await checkUrl(url, context.shop.settings.innerHosts);
  const receivedTypes = typesForWebhook({ scopes, types });
  return changeInTransaction(id, context, {
    action: "webhook.changed",
    journalFields: toJournalFields,
    run: async (client) => {
      const { rowCount } = await client.query(
        sql`update webhooks set name = ${name}, url = ${url}, scopes = ${scopes}, types = ${types},
              down_since = null
            where id = ${id} and name = ${was.name} and url = ${was.url} and scopes = ${was.scopes}
              and types = ${was.types}`,
      );
      if (rowCount === 0) throw new Problem("changed", m.webhook_changed_meanwhile());
      await client.query(
        sql`delete from webhook_deliveries
            where webhook_id = ${id} and status = 'waiting' and not type = any(${receivedTypes}::text[])`,
      );
      await retryNow(client, id, { alsoReserved: true });
    },
  });
}

/** Makes failed deliveries due at once, with no attempts; `alsoReserved`: also those being sent now. */
const retryNow = (client: PoolClient, id: number, { alsoReserved = false } = {}) =>
  client.query(
    `update webhook_deliveries set attempts = 0, first_attempt_at = null, failure = null,
       response_status = null, next_attempt_at = now()
     where webhook_id = $1 and status = 'waiting' and attempts > 0
       and ($2 or failure is not null or next_attempt_at <= now())`,
    [id, alsoReserved],
  );

/** Replaces and returns the secret; the old one also signs for a day, in which `too_fast` refuses another change. */
export async function rotateSecret(
  { id, password = "" }: z.output<typeof rotation>,
  context: ApiContext<Viewer>,
  confirm: ConfirmViewer,
): Promise<CreatedWebhook> {
  await readWebhook(context.shop.database.pool, context.viewer, id);
  await confirm(password, context);
  const secret = newSecret();
  const changed = await changeInTransaction(id, context, {
    action: "webhook.rotated",
    run: async (client) => {
      const { rowCount } = await client.query(
        sql`update webhooks set secret = ${secret}, old_secret = secret,
              old_secret_until = now() + make_interval(hours => ${oldSecretHours})
            where id = ${id} and (old_secret_until is null or old_secret_until <= now())`,
      );
      if (rowCount === 0) throw new Problem("too_fast", m.webhook_rotated_lately());
    },
  });
  return { ...changed, secret };
}

export const pauseWebhook = ({ id }: WebhookId, context: ApiContext<Viewer>) =>
  changeInTransaction(id, context, {
    action: "webhook.paused",
    run: (client) =>
      client.query(
        "update webhooks set paused_at = now(), paused_because = 'staff' where id = $1 and paused_at is null",
        [id],
      ),
  });

/**
 * Resumes a webhook: failed deliveries are due at once with reset attempts; with `from`, the events of the
 * log since then are delivered again. Clears `missed`.
 */
export const resumeWebhook = ({ id, from }: z.output<typeof resumption>, context: ApiContext<Viewer>) =>
  changeInTransaction(id, context, {
    action: from ? "webhook.replayed" : "webhook.resumed",
    run: async (client) => {
      await client.query(
        `update webhooks set paused_at = null, paused_because = null, down_since = null, missed_at = null,
           position = greatest(position, (select deleted_to from event_log)) where id = $1`,
        [id],
      );
      if (from) await rewindPosition(client, id, from);
      await retryNow(client, id);
    },
  });

/** Moves a webhook's position before the first event since `from`. */
async function rewindPosition(client: PoolClient, id: number, from: string): Promise<void> {
  const { rows } = await client.query<{ position: number }>(
    sql`update webhooks w set position = least(w.position, (
          select coalesce(min(e.position) - 1, w.position) from events e where e.at >= ${from}
        ))
        where id = ${id} returning position`,
  );
  await client.query("delete from webhook_deliveries where webhook_id = $1 and position > $2", [
    id,
    rows[0]?.position,
  ]);
}

export async function removeWebhook({ id }: WebhookId, { shop, viewer }: ApiContext<Viewer>) {
  await inTransaction(shop.database, async (client) => {
    const webhook = await readWebhook(client, viewer, id);
    await client.query("delete from webhooks where id = $1", [id]);
    await record(client, viewer, {
      action: "webhook.removed",
      subject: { id, name: webhook.name },
      before: toJournalFields(webhook),
    });
  });
  return { success: true as const };
}

/** Sends one test message, which is not in the log; also while the webhook is paused. */
export async function testWebhook({ id }: WebhookId, { shop, viewer }: ApiContext<Viewer>) {
  const { pool } = shop.database;
  await readWebhook(pool, viewer, id);
  const { rows } = await pool.query<{ url: string; secrets: string[] }>(
    `select url, ${validSecretsSql} as secrets from webhooks w where id = $1`,
    [id],
  );
  const [webhook] = rows;
  if (!webhook) throw new Problem("not_found", m.problem_not_found());
  const at = new Date(now()).toISOString();
  // Id 0: it is no event of the log.
  const payload = { id: 0, at, type: "webhook.test", subject: id, data: {} };
  const message = { id: `test-${crypto.randomUUID()}`, payload };
  const { status, responseStatus, failure } = await sendMessage(shop, webhook, message);
  return { success: true as const, data: { status, response_status: responseStatus, failure } };
}

/** Deletes the webhooks of a deleted user, who may once have been staff. */
export const deleteWebhooksOf = (client: PoolClient, { id }: Pick<Viewer, "id">) =>
  client.query("delete from webhooks where user_id = $1", [id]);

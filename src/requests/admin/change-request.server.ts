import type { PoolClient } from "pg";
import type { z } from "zod";
import { Problem } from "#src/api/problem.ts";
import type { Viewer } from "#src/api/viewer.ts";
import { record } from "#src/journal/record.server.ts";
import type { Locale } from "#src/language/locale.ts";
import { m } from "#src/language/messages.ts";
import type { Queries } from "#src/platform/database/database.server.ts";
import { inTransaction } from "#src/platform/database/transaction.server.ts";
import type { ApiContext } from "#src/platform/http/api.server.ts";
import type { InboxTable } from "./inboxes.server.ts";
import type { RequestStatus } from "./rules.ts";
import type { requestRemoval, requestStep } from "./schemas.ts";

/** An inbox with the function that reads one of its requests with the answers: `Detail`. */
export type Inbox<Detail> = InboxTable & { show: (queries: Queries, id: number) => Promise<Detail> };

export type LockedRequest = {
  status: RequestStatus;
  version: number;
  language: Locale | null;
  created_at: Date;
  /** The assignee's name. */
  assignee: string | null;
  /** The sender's name. */
  name: string;
  email: string | null;
  subject: string | null;
  text: string;
};

/** Locks a request; throws `not_found`, and `changed` on another version. */
export async function lockRequest<Detail>(
  client: PoolClient,
  inbox: Inbox<Detail>,
  { id, version }: { id: number; version: number },
): Promise<LockedRequest> {
  const { rows } = await client.query<LockedRequest>(
    `select status, version, language, created_at,
            (select u.name from users u where u.id = e.assignee_id) as assignee,
            ${inbox.addressee} where id = $1 for update`,
    [id],
  );
  const request = rows[0];
  if (!request) throw new Problem("not_found", m.inbox_gone());
  if (request.version !== version)
    throw new Problem("changed", m.inbox_changed(), { details: await inbox.show(client, id) });
  return request;
}

/** Leaves out the customer's name, because the journal outlives settled requests. */
export const toJournalSubject = (id: number) => ({ id, name: `#${id}` });

/** Sets the status of a request: in hand (assigned to the viewer), new again (assigned to nobody), or settled. */
export async function setRequestStatus<Detail>(
  inbox: Inbox<Detail>,
  { id, version, status }: z.output<typeof requestStep>,
  { shop, viewer }: ApiContext<Viewer>,
): Promise<Detail> {
  await inTransaction(shop.database, async (client) => {
    const previousRequest = await lockRequest(client, inbox, { id, version });
    const { rows } = await client.query<{ assignee: string | null }>(
      `update ${inbox.table} e set status = $2, version = version + 1, settled_at = case $2 when 'done' then now() end,
         assignee_id = case $2 when 'new' then null when 'in_hand' then $3 else coalesce(assignee_id, $3) end
       where id = $1 returning (select u.name from users u where u.id = e.assignee_id) as assignee`,
      [id, status, viewer.id],
    );
    await record(client, viewer, {
      action: `${inbox.kind}.stepped`,
      subject: toJournalSubject(id),
      before: { status: previousRequest.status, assignee: previousRequest.assignee },
      after: { status, assignee: rows[0]?.assignee ?? null },
    });
  });
  return inbox.show(shop.database.pool, id);
}

/** Deletes a request with its answers. */
export async function removeRequest<Detail>(
  inbox: Inbox<Detail>,
  { id, version }: z.output<typeof requestRemoval>,
  { shop, viewer }: ApiContext<Viewer>,
) {
  await inTransaction(shop.database, async (client) => {
    const { status } = await lockRequest(client, inbox, { id, version });
    await client.query(deletionSql(inbox, "id = $1"), [id]);
    await record(client, viewer, {
      action: `${inbox.kind}.removed`,
      subject: toJournalSubject(id),
      before: { status },
    });
  });
  return { success: true as const };
}

/** SQL that deletes requests with their answers and receipts. */
export const deletionSql = (inbox: InboxTable, condition: string) => `
  with deleted as (select id from ${inbox.table} where ${condition} for update),
  deleted_answers as (
    delete from request_answers where ${inbox.answers} in (select id from deleted) returning receipt_id
  ),
  deleted_receipts as (delete from email_receipts where id in (select receipt_id from deleted_answers))
  delete from ${inbox.table} where id in (select id from deleted)`;

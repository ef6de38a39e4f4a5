import type { PoolClient } from "pg";
import sql, { raw } from "sql-template-tag";
import type { z } from "zod";
import { Problem } from "#src/api/problem.ts";
import type { Viewer } from "#src/api/viewer.ts";
import { record } from "#src/journal/record.server.ts";
import { m } from "#src/language/messages.ts";
import { inTransaction } from "#src/platform/database/transaction.server.ts";
import type { ApiContext } from "#src/platform/http/api.server.ts";
import { createReceipt } from "#src/platform/mail/emails.server.ts";
import type { Shop } from "#src/platform/shop.server.ts";
import { type Inbox, type LockedRequest, lockRequest, toJournalSubject } from "../change-request.server.ts";
import type { answerAgain, answerDraft } from "../schemas.ts";
import { composeAnswerEmail } from "./compose-answer-email.server.ts";

/** Stores an answer and queues its e-mail, or notes a phone call. Throws if an e-mail has no recipient. */
export async function answerRequest<Detail>(
  inbox: Inbox<Detail>,
  { id, version, channel, text }: z.output<typeof answerDraft>,
  { shop, viewer }: ApiContext<Viewer>,
): Promise<Detail> {
  await inTransaction(shop.database, async (client) => {
    const request = await lockRequest(client, inbox, { id, version });
    const receiptId = channel === "email" ? await sendAnswer(client, shop, request, text) : null;
    await client.query(
      sql`insert into request_answers (${raw(inbox.answers)}, user_id, channel, text, receipt_id)
          values (${id}, ${viewer.id}, ${channel}, ${text}, ${receiptId})`,
    );
    await client.query(
      `update ${inbox.table} set status = 'answered', settled_at = null, version = version + 1,
         assignee_id = coalesce(assignee_id, $2) where id = $1`,
      [id, viewer.id],
    );
    await record(client, viewer, {
      action: `${inbox.kind}.answered`,
      subject: toJournalSubject(id),
      before: { status: request.status },
      after: { status: "answered", channel },
    });
  });
  // After the commit, when the e-mail is visible to this process.
  shop.mail.start();
  return inbox.show(shop.database.pool, id);
}

/** Retries an e-mail that failed or was never sent for lack of a mail server; throws on any other. */
export async function resendAnswer<Detail>(
  inbox: Inbox<Detail>,
  { id, answer }: z.output<typeof answerAgain>,
  { shop, viewer }: ApiContext<Viewer>,
): Promise<Detail> {
  await inTransaction(shop.database, async (client) => {
    const { rows } = await client.query<{ version: number }>(
      `select version from ${inbox.table} where id = $1 for update`,
      [id],
    );
    const request = await lockRequest(client, inbox, { id, version: rows[0]?.version ?? 0 });
    const { rows: unsentAnswers } = await client.query<{ text: string }>(
      `select a.text from request_answers a join email_receipts r on r.id = a.receipt_id
       where a.id = $1 and a.${inbox.answers} = $2 and r.status in ('failed', 'logged')`,
      [answer, id],
    );
    const unsentAnswer = unsentAnswers[0];
    if (!unsentAnswer)
      throw new Problem("changed", m.inbox_changed(), { details: await inbox.show(client, id) });
    const receiptId = await sendAnswer(client, shop, request, unsentAnswer.text);
    // Both statements see the answer as it was: the receipt deleted is the old one.
    await client.query(
      `with updated_answer as (update request_answers set receipt_id = $2 where id = $1)
       delete from email_receipts where id = (select receipt_id from request_answers where id = $1)`,
      [answer, receiptId],
    );
    await record(client, viewer, { action: `${inbox.kind}.answer_resent`, subject: toJournalSubject(id) });
  });
  shop.mail.start();
  return inbox.show(shop.database.pool, id);
}

/** Queues the e-mail of an answer; returns its receipt. */
async function sendAnswer(
  client: PoolClient,
  shop: Shop,
  { email, ...request }: LockedRequest,
  text: string,
): Promise<string> {
  if (!email)
    throw new Problem("invalid_fields", m.inbox_no_email(), { errors: { text: m.inbox_no_email() } });
  const receiptId = await createReceipt(client);
  await shop.mail.send(await composeAnswerEmail(shop, { ...request, email }, text), {
    transaction: client,
    receipt: receiptId,
  });
  return receiptId;
}

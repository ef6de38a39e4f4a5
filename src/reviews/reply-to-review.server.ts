import type { z } from "zod";
import { Problem } from "../api/problem.ts";
import type { Viewer } from "../api/viewer.ts";
import { record } from "../journal/record.server.ts";
import { m } from "../language/messages.ts";
import { inTransaction } from "../platform/database/transaction.server.ts";
import type { ApiContext } from "../platform/http/api.server.ts";
import type { Reply } from "./contract.ts";
import type { replyDraft } from "./schemas.ts";

type ReplyRecord = { found: boolean; reply: string | null; created_at: Date | null };

/** Stores the shop's reply. Throws `not_found`, and `already_replied` on a second reply. */
export async function replyToReview(
  { id, reply }: z.output<typeof replyDraft>,
  { shop, viewer }: ApiContext<Viewer>,
): Promise<{ success: true; reply: Reply }> {
  // Always selects one row: `found` tells an unknown review from one that has a reply.
  const row = await inTransaction(shop.database, async (client) => {
    const { rows } = await client.query<ReplyRecord>(
      `with written as (
         insert into review_replies (review_id, user_id, reply) select id, $2, $3 from reviews where id = $1
         on conflict (review_id) do nothing returning reply, created_at
       )
       select exists (select from reviews where id = $1) as found, written.reply, written.created_at
       from (select) as always left join written on true`,
      [id, viewer.id, reply],
    );
    if (rows[0]?.reply)
      await record(client, viewer, {
        action: "review.replied",
        subject: { id, name: `#${id}` },
        after: { reply },
      });
    return rows[0];
  });
  if (!row?.found) throw new Problem("not_found", m.problem_not_found());
  if (row.reply === null || row.created_at === null)
    throw new Problem("already_replied", m.review_has_reply());
  return { success: true, reply: { reply: row.reply, created_at: row.created_at.toISOString() } };
}

import type { z } from "zod";
import type { Viewer } from "#src/api/viewer.ts";
import { record } from "#src/journal/record.server.ts";
import { inTransaction } from "#src/platform/database/transaction.server.ts";
import type { ApiContext } from "#src/platform/http/api.server.ts";
import { lockContent, toJournalFields, toJournalSubject } from "./content-row.server.ts";
import type { contentRemoval } from "./schemas.ts";

/** Deletes an entry; the journal keeps its content. Throws `not_found`, and `changed` on another version. */
export async function removeContent(
  { kind, id, version }: z.output<typeof contentRemoval>,
  { shop, viewer }: ApiContext<Viewer>,
): Promise<{ success: true }> {
  return inTransaction(shop.database, async (client) => {
    const previousContent = await lockContent(client, { kind, id, version });
    await client.query(`delete from ${kind} where id = $1`, [id]);
    const { kind: journalKind, subject } = toJournalSubject(kind, previousContent);
    await record(client, viewer, {
      action: `${journalKind}.removed`,
      subject,
      before: toJournalFields(previousContent),
    });
    return { success: true };
  });
}

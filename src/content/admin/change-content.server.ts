import type { PoolClient } from "pg";
import sql, { raw } from "sql-template-tag";
import type { z } from "zod";
import type { Viewer } from "#src/api/viewer.ts";
import { record } from "#src/journal/record.server.ts";
import { protectPicture } from "#src/pictures/protect-picture.server.ts";
import { inTransaction } from "#src/platform/database/transaction.server.ts";
import type { ApiContext } from "#src/platform/http/api.server.ts";
import { lockContent, toJournalFields, toJournalSubject } from "./content-row.server.ts";
import type { AdminContent, ContentFields, ContentKind } from "./contract.ts";
import type { contentChange } from "./schemas.ts";

/**
 * Changes an entry and records it in the journal. Throws `not_found`, `changed` on another version, and on a
 * missing picture.
 */
export async function changeContent(
  { kind, id, version, ...fields }: z.output<typeof contentChange>,
  { shop, viewer }: ApiContext<Viewer>,
): Promise<{ success: true; data: AdminContent }> {
  return inTransaction(shop.database, async (client) => {
    const previousContent = await lockContent(client, { kind, id, version });
    if (fields.image) await protectPicture(client, fields.image);
    await updateContent(client, kind, id, fields);
    const data = { ...fields, id, version: version + 1 };
    const { kind: journalKind, subject } = toJournalSubject(kind, data);
    await record(client, viewer, {
      action: `${journalKind}.changed`,
      subject,
      before: toJournalFields(previousContent),
      after: toJournalFields(data),
    });
    return { success: true, data };
  });
}

async function updateContent(client: PoolClient, kind: ContentKind, id: number, fields: ContentFields) {
  const sharedAssignments = sql`title_en = ${fields.title_en}, title_bn = ${fields.title_bn}, is_active = ${fields.is_active},
    visible_from = ${fields.visible_from}, visible_until = ${fields.visible_until}, version = version + 1`;
  if (kind === "notices")
    return client.query(
      sql`update notices set ${sharedAssignments}, link = nullif(${fields.link}, '') where id = ${id}`,
    );
  const { text_en, text_bn, button_en, button_bn } = fields;
  return client.query(
    kind === "advertisements"
      ? sql`update advertisements set ${sharedAssignments}, image = ${fields.image}, tint = ${fields.tint}, description_en = ${text_en},
              description_bn = ${text_bn}, button_text_en = nullif(${button_en}, ''), button_text_bn = nullif(${button_bn}, ''),
              link = nullif(${fields.link}, '')
            where id = ${id}`
      : sql`update ${raw(kind)} set ${sharedAssignments}, image = ${fields.image}, tint = ${fields.tint}, subtitle_en = ${text_en},
              subtitle_bn = ${text_bn}, button_text_en = ${button_en}, button_text_bn = ${button_bn}, link = ${fields.link}
            where id = ${id}`,
  );
}

import type { PoolClient } from "pg";
import type { z } from "zod";
import type { Viewer } from "#src/api/viewer.ts";
import { record } from "#src/journal/record.server.ts";
import { keepPicture } from "#src/pictures/keep-picture.server.ts";
import { inTransaction } from "#src/platform/database/transaction.server.ts";
import type { ApiContext } from "#src/platform/http/api.server.ts";
import { aboutContent, fieldsOf, lockContent, noticeValues, valuesOf } from "./content-row.server.ts";
import type { AdminContent, ContentFields, ContentKind } from "./contract.ts";
import type { contentChange } from "./schemas.ts";

/**
 * Changes a slide or an advertisement, and writes it into the journal. Refuses an unknown one, with `changed` one that a
 * colleague changed meanwhile, and a picture that is gone.
 */
export async function changeContent(
  { kind, id, version, ...fields }: z.output<typeof contentChange>,
  { shop, viewer }: ApiContext<Viewer>,
): Promise<{ success: true; data: AdminContent }> {
  return inTransaction(shop.database, async (client) => {
    const was = await lockContent(client, { kind, id, version });
    if (fields.image) await keepPicture(client, fields.image);
    await update(client, kind, id, fields);
    const data = { ...fields, id, version: version + 1 };
    const { kind: about, subject } = aboutContent(kind, data);
    await record(client, viewer, {
      action: `${about}.changed`,
      subject,
      before: fieldsOf(was),
      after: fieldsOf(data),
    });
    return { success: true, data };
  });
}

async function update(client: PoolClient, kind: ContentKind, id: number, fields: ContentFields) {
  if (kind === "notices")
    return client.query(
      `update notices set title_en = $1, title_bn = $2, link = nullif($3, ''), is_active = $4, visible_from = $5,
         visible_until = $6, version = version + 1 where id = $7`,
      [...noticeValues(fields), id],
    );
  return client.query(
    kind === "sliders" || kind === "banners"
      ? `update ${kind} set image = $1, title_en = $2, title_bn = $3, subtitle_en = $4, subtitle_bn = $5, button_text_en = $6,
           button_text_bn = $7, link = $8, tint = $9, is_active = $10, visible_from = $11, visible_until = $12,
           version = version + 1 where id = $13`
      : `update advertisements set image = $1, title_en = $2, title_bn = $3, description_en = $4, description_bn = $5,
           button_text_en = nullif($6, ''), button_text_bn = nullif($7, ''), link = nullif($8, ''), tint = $9, is_active = $10,
           visible_from = $11, visible_until = $12, version = version + 1 where id = $13`,
    [...valuesOf(fields), id],
  );
}

import type { PoolClient } from "pg";
import type { z } from "zod";
import type { Viewer } from "#src/api/viewer.ts";
import { record } from "#src/journal/record.server.ts";
import { keepPicture } from "#src/pictures/keep-picture.server.ts";
import { inTransaction } from "#src/platform/database/transaction.server.ts";
import type { ApiContext } from "#src/platform/http/api.server.ts";
import {
  aboutContent,
  type ContentRecord,
  contentOf,
  fieldsOf,
  noticeValues,
  toContent,
  valuesOf,
} from "./content-row.server.ts";
import type { AdminContent, ContentFields, ContentKind } from "./contract.ts";
import type { newContent } from "./schemas.ts";

/** Makes a slide or an advertisement at the end of its list, and writes it into the journal. Refuses a picture that is gone. */
export async function createContent(
  { kind, ...fields }: z.output<typeof newContent>,
  { shop, viewer }: ApiContext<Viewer>,
): Promise<{ success: true; data: AdminContent }> {
  return inTransaction(shop.database, async (client) => {
    if (fields.image) await keepPicture(client, fields.image);
    const id = await insert(client, kind, fields);
    const { rows } = await client.query<ContentRecord>(`select ${contentOf(kind)} where id = $1`, [id]);
    if (!rows[0]) throw new Error("what was just made is not there");
    const data = toContent(rows[0]);
    const { kind: about, subject } = aboutContent(kind, data);
    await record(client, viewer, { action: `${about}.created`, subject, after: fieldsOf(data) });
    return { success: true, data };
  });
}

async function insert(client: PoolClient, kind: ContentKind, fields: ContentFields): Promise<number> {
  const { rows } =
    kind === "notices"
      ? await client.query<{ id: number }>(
          `insert into notices (title_en, title_bn, link, is_active, visible_from, visible_until, position)
           select $1, $2, nullif($3, ''), $4, $5, $6, coalesce(max(position), 0) + 1 from notices returning id`,
          noticeValues(fields),
        )
      : await insertPictured(client, kind, fields);
  if (!rows[0]) throw new Error("nothing was inserted");
  return rows[0].id;
}

const insertPictured = (client: PoolClient, kind: Exclude<ContentKind, "notices">, fields: ContentFields) =>
  client.query<{ id: number }>(
    kind === "sliders" || kind === "banners"
      ? `insert into ${kind} (image, title_en, title_bn, subtitle_en, subtitle_bn, button_text_en, button_text_bn, link, tint,
           is_active, visible_from, visible_until, position)
         select $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, coalesce(max(position), 0) + 1 from ${kind} returning id`
      : `insert into advertisements (image, title_en, title_bn, description_en, description_bn, button_text_en,
           button_text_bn, link, tint, is_active, visible_from, visible_until, position)
         select $1, $2, $3, $4, $5, nullif($6, ''), nullif($7, ''), nullif($8, ''), $9, $10, $11, $12,
                coalesce(max(position), 0) + 1 from advertisements returning id`,
    valuesOf(fields),
  );

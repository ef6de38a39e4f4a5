import type { PoolClient } from "pg";
import sql, { raw, type Sql } from "sql-template-tag";
import type { z } from "zod";
import type { Viewer } from "#src/api/viewer.ts";
import { record } from "#src/journal/record.server.ts";
import { protectPicture } from "#src/pictures/protect-picture.server.ts";
import { inTransaction } from "#src/platform/database/transaction.server.ts";
import type { ApiContext } from "#src/platform/http/api.server.ts";
import {
  type ContentRecord,
  columnsAndTableSql,
  toContent,
  toJournalFields,
  toJournalSubject,
} from "./content-row.server.ts";
import type { AdminContent, ContentFields, ContentKind } from "./contract.ts";
import type { newContent } from "./schemas.ts";

/** Appends an entry to its list and records it in the journal. Throws on a missing picture. */
export async function createContent(
  { kind, ...fields }: z.output<typeof newContent>,
  { shop, viewer }: ApiContext<Viewer>,
): Promise<{ success: true; data: AdminContent }> {
  return inTransaction(shop.database, async (client) => {
    if (fields.image) await protectPicture(client, fields.image);
    const id = await insertContent(client, kind, fields);
    const { rows } = await client.query<ContentRecord>(`select ${columnsAndTableSql(kind)} where id = $1`, [
      id,
    ]);
    if (!rows[0]) throw new Error("what was just made is not there");
    const data = toContent(rows[0]);
    const { kind: journalKind, subject } = toJournalSubject(kind, data);
    await record(client, viewer, { action: `${journalKind}.created`, subject, after: toJournalFields(data) });
    return { success: true, data };
  });
}

async function insertContent(client: PoolClient, kind: ContentKind, fields: ContentFields): Promise<number> {
  const { rows } = await client.query<{ id: number }>(insertStatements[kind](fields));
  if (!rows[0]) throw new Error("nothing was inserted");
  return rows[0].id;
}

/** SQL by kind: appends the entry; leaves out what its table lacks. */
const insertStatements: Record<ContentKind, (fields: ContentFields) => Sql> = {
  notices: ({ title_en, title_bn, link, is_active, visible_from, visible_until }) =>
    sql`insert into notices (title_en, title_bn, link, is_active, visible_from, visible_until, position)
      select ${title_en}, ${title_bn}, nullif(${link}, ''), ${is_active}, ${visible_from}, ${visible_until},
        coalesce(max(position), 0) + 1
      from notices returning id`,
  advertisements: (fields) =>
    sql`insert into advertisements (image, title_en, title_bn, description_en, description_bn, button_text_en,
        button_text_bn, link, tint, is_active, visible_from, visible_until, position)
      select ${fields.image}, ${fields.title_en}, ${fields.title_bn}, ${fields.text_en}, ${fields.text_bn},
        nullif(${fields.button_en}, ''), nullif(${fields.button_bn}, ''), nullif(${fields.link}, ''), ${fields.tint},
        ${fields.is_active}, ${fields.visible_from}, ${fields.visible_until}, coalesce(max(position), 0) + 1
      from advertisements returning id`,
  sliders: (fields) => insertWithSubtitle("sliders", fields),
  banners: (fields) => insertWithSubtitle("banners", fields),
};

const insertWithSubtitle = (table: "sliders" | "banners", fields: ContentFields) =>
  sql`insert into ${raw(table)} (image, title_en, title_bn, subtitle_en, subtitle_bn, button_text_en, button_text_bn,
      link, tint, is_active, visible_from, visible_until, position)
    select ${fields.image}, ${fields.title_en}, ${fields.title_bn}, ${fields.text_en}, ${fields.text_bn},
      ${fields.button_en}, ${fields.button_bn}, ${fields.link}, ${fields.tint}, ${fields.is_active},
      ${fields.visible_from}, ${fields.visible_until}, coalesce(max(position), 0) + 1
    from ${raw(table)} returning id`;

import type { PoolClient } from "pg";
import type { JournalFields } from "#src/journal/record.server.ts";
import { expectVersion } from "#src/kit/entry.server.ts";
import { m } from "#src/language/messages.ts";
import type { AdminContent, ContentKind } from "./contract.ts";

export type ContentRecord = Omit<AdminContent, "visible_from" | "visible_until"> & {
  visible_from: Date | null;
  visible_until: Date | null;
};

const picturedColumns = (table: "sliders" | "banners") =>
  `id, image, title_en, title_bn, subtitle_en as text_en, subtitle_bn as text_bn, button_text_en as button_en,
   button_text_bn as button_bn, link, tint, is_active, visible_from, visible_until, version from ${table}`;

const columnsAndTable = {
  sliders: picturedColumns("sliders"),
  banners: picturedColumns("banners"),
  advertisements: `id, image, title_en, title_bn, description_en as text_en, description_bn as text_bn,
    coalesce(button_text_en, '') as button_en, coalesce(button_text_bn, '') as button_bn, coalesce(link, '') as link, tint,
    is_active, visible_from, visible_until, version from advertisements`,
  notices: `id, '' as image, title_en, title_bn, '' as text_en, '' as text_bn, '' as button_en, '' as button_bn,
    coalesce(link, '') as link, 'spices' as tint, is_active, visible_from, visible_until, version from notices`,
} as const;

/** Columns and table of a kind; texts that a table lacks are empty. */
export const columnsAndTableSql = (kind: ContentKind) => columnsAndTable[kind];

export const toContent = ({ visible_from, visible_until, ...row }: ContentRecord): AdminContent => ({
  ...row,
  visible_from: visible_from?.toISOString() ?? null,
  visible_until: visible_until?.toISOString() ?? null,
});

/** Locks and returns an entry. Throws `not_found`, or `changed` on another version. */
export async function lockContent(
  client: PoolClient,
  { kind, id, version }: { kind: ContentKind; id: number; version: number },
): Promise<AdminContent> {
  const { rows } = await client.query<ContentRecord>(
    `select ${columnsAndTableSql(kind)} where id = $1 for update`,
    [id],
  );
  return expectVersion(rows.map(toContent)[0], version, { gone: m.content_gone() });
}

export const journalKinds = {
  sliders: "slider",
  advertisements: "advertisement",
  banners: "banner",
  notices: "notice",
} as const satisfies Record<ContentKind, string>;

/** The subject of a journal entry. */
export const toJournalSubject = (
  kind: ContentKind,
  { id, title_en }: Pick<AdminContent, "id" | "title_en">,
) => ({
  kind: journalKinds[kind],
  subject: { id, name: title_en },
});

export const toJournalFields = ({ id: _id, version: _version, ...fields }: AdminContent): JournalFields =>
  fields;

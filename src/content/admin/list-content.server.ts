import type { ApiContext } from "#src/platform/http/api.server.ts";
import { type ContentRecord, columnsAndTableSql, toContent } from "./content-row.server.ts";
import type { ContentKind, ContentLists } from "./contract.ts";

export async function listContent(_input: object, { shop }: ApiContext): Promise<ContentLists> {
  const readEntries = async (kind: ContentKind) => {
    const { rows } = await shop.database.pool.query<ContentRecord>(
      `select ${columnsAndTableSql(kind)} order by position, id`,
    );
    return rows.map(toContent);
  };
  return {
    sliders: await readEntries("sliders"),
    advertisements: await readEntries("advertisements"),
    banners: await readEntries("banners"),
    notices: await readEntries("notices"),
  };
}

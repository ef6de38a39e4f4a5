import type { ApiContext } from "#src/platform/http/api.server.ts";
import { type ContentRecord, contentOf, toContent } from "./content-row.server.ts";
import type { ContentKind, ContentLists } from "./contract.ts";

export async function listContent(_input: object, { shop }: ApiContext): Promise<ContentLists> {
  const all = async (kind: ContentKind) => {
    const { rows } = await shop.database.pool.query<ContentRecord>(
      `select ${contentOf(kind)} order by position, id`,
    );
    return rows.map(toContent);
  };
  return {
    sliders: await all("sliders"),
    advertisements: await all("advertisements"),
    banners: await all("banners"),
    notices: await all("notices"),
  };
}

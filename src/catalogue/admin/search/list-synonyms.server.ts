import type { z } from "zod";
import { adminPageSize } from "#src/api/paging.ts";
import { toLikePattern } from "#src/platform/database/like-pattern.server.ts";
import type { ApiContext } from "#src/platform/http/api.server.ts";
import type { Synonym } from "./contract.ts";
import type { synonymList, synonymQuery } from "./schemas.ts";

/** A page of the synonyms, the newest first; a few thousand at most, because the index holds them in memory. */
export async function listSynonyms(
  { search = "", after }: z.output<typeof synonymQuery>,
  { shop }: ApiContext,
): Promise<z.output<typeof synonymList>> {
  const { rows } = await shop.database.pool.query<Synonym>(
    `select id, words, kinds, version from search_synonyms
     where ($1::bigint is null or id < $1)
       and ($2 = '' or exists (select from unnest(words || kinds) word where word ilike $3))
     order by id desc limit ${adminPageSize + 1}`,
    [after ?? null, search, toLikePattern(search)],
  );
  const data = rows.slice(0, adminPageSize);
  return { data, meta: { next: rows.length > adminPageSize ? (data.at(-1)?.id ?? null) : null } };
}

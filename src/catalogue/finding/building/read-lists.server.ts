import type { ClientBase, Pool } from "pg";
import type { SynonymEntry } from "../../../search/query/synonyms.ts";
import type { IndexedCategory } from "../suggest/categories.ts";

/** What the index knows beside the goods: the shop's synonyms, and its categories in their order. */
export type Lists = { synonyms: SynonymEntry[]; categories: IndexedCategory[] };

export async function readLists(database: Pool | ClientBase): Promise<Lists> {
  const synonyms = await database.query<SynonymEntry>("select words, kinds from search_synonyms order by id");
  const categories = await database.query<IndexedCategory>(
    `select id::float8 as id, name_en as "nameEn", name_bn as "nameBn", icon, tint from categories order by position, id`,
  );
  return { synonyms: synonyms.rows, categories: categories.rows };
}

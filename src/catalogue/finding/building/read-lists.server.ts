import type { ClientBase, Pool } from "pg";
import type { SynonymEntry } from "../../../search/query/synonyms.ts";

/** A category as suggestions show it. */
export type IndexedCategory = { id: number; nameEn: string; nameBn: string; icon: string; tint: string };

/** What a search needs beside the products: synonyms, and the categories in their order. */
export type Lists = { synonyms: SynonymEntry[]; categories: IndexedCategory[] };

export async function readLists(database: Pool | ClientBase): Promise<Lists> {
  const synonyms = await database.query<SynonymEntry>("select words, kinds from search_synonyms order by id");
  const categories = await database.query<IndexedCategory>(
    `select id::float8 as id, name_en as "nameEn", name_bn as "nameBn", icon, tint from categories order by position, id`,
  );
  return { synonyms: synonyms.rows, categories: categories.rows };
}

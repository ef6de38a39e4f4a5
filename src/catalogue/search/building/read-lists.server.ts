import type { ClientBase, Pool } from "pg";
import type { SynonymEntry } from "#src/search/query/synonyms.ts";
import type { Pin } from "#src/search/ranking/placed-first.ts";

/** A category for suggestions, visible from `shownFrom` until `shownUntil`, Unix time in ms; an inactive one never is. */
export type IndexedCategory = {
  id: number;
  nameEn: string;
  nameBn: string;
  icon: string;
  tint: string;
  shownFrom: number;
  shownUntil: number;
};

export type Lists = { synonyms: SynonymEntry[]; pins: Pin[]; categories: IndexedCategory[] };

export async function readLists(database: Pool | ClientBase): Promise<Lists> {
  const synonyms = await database.query<SynonymEntry>("select words, kinds from search_synonyms order by id");
  const categories = await database.query<IndexedCategory>(
    `select id::float8 as id, name_en as "nameEn", name_bn as "nameBn", icon, tint,
       coalesce(date_part('epoch', visible_from), 0) * 1000 as "shownFrom",
       case when is_active then coalesce(date_part('epoch', visible_until), 1e11) else 0 end * 1000 as "shownUntil"
     from categories order by position, id`,
  );
  const pins = await database.query<Pin>(
    `select term, array_agg(product_id::float8 order by pinned_at, product_id) as ids from search_pins group by term`,
  );
  return { synonyms: synonyms.rows, pins: pins.rows, categories: categories.rows };
}

import type { ClientBase, Pool } from "pg";
import type { SynonymEntry } from "#src/search/query/synonyms.ts";
import type { Pin } from "#src/search/ranking/pins.ts";

/**
 * A category for suggestions, visible from `shownFrom` until `shownUntil`, Unix time in ms; never if it or
 * one above it is inactive.
 */
export type IndexedCategory = {
  id: number;
  /** The category that it is in. */
  parentId?: number | null;
  nameEn: string;
  nameBn: string;
  icon: string;
  tint: string;
  shownFrom: number;
  shownUntil: number;
};

export type Lists = {
  synonyms: SynonymEntry[];
  pins: Pin[];
  categories: IndexedCategory[];
  /** Products that are listed in further categories, with these. */
  further?: { id: number; categories: number[] }[];
};

export async function readLists(database: Pool | ClientBase): Promise<Lists> {
  const synonyms = await database.query<SynonymEntry>("select words, kinds from search_synonyms order by id");
  const categories = await database.query<IndexedCategory>(
    `select c.id::float8 as id, c.parent_id::float8 as "parentId", c.name_en as "nameEn", c.name_bn as "nameBn", c.icon, c.tint,
       max(coalesce(date_part('epoch', a.visible_from), 0)) * 1000 as "shownFrom",
       min(case when a.is_active then coalesce(date_part('epoch', a.visible_until), 1e11) else 0 end) * 1000 as "shownUntil"
     from categories c join category_paths t on t.category_id = c.id join categories a on a.id = t.ancestor_id
     group by c.id order by c.position, c.id`,
  );
  const further = await database.query<{ id: number; categories: number[] }>(
    `select id::float8 as id, further_category_ids::float8[] as categories from products
     where further_category_ids <> '{}' and not is_archived and not is_other_size order by id`,
  );
  const pins = await database.query<Pin>(
    `select term, array_agg(product_id::float8 order by pinned_at, product_id) as ids from search_pins group by term`,
  );
  return { synonyms: synonyms.rows, pins: pins.rows, categories: categories.rows, further: further.rows };
}

import type { Pool } from "pg";
import type { Shop } from "../../../platform/shop.server.ts";
import type { SearchDocument } from "../../../search/index/document.ts";
import { type Lists, readLists } from "../building/read-lists.server.ts";
import { countedDays, readProducts } from "../building/read-products.server.ts";

/** What changed in the catalogue since a version. */
export type Changes = {
  /** The version after these changes. */
  version: number;
  /** The ids of the products that changed; those that are not in `products` are deleted. */
  changed: number[];
  products: SearchDocument[];
  /** Absent if nothing changed. */
  lists?: Lists;
  /** More than `most` changed, and none was read. */
  tooMany: boolean;
};

/**
 * Reads what changed after version `since`. Version and ids come from one statement, so from one state of the database. The products are
 * read after it: if one has changed again by then, its id comes again with the next version.
 */
export async function changesSince(pool: Pool, since: number, most: number): Promise<Changes> {
  const { rows } = await pool.query<{ version: number; ids: string[] }>(
    `select v.version, array(select product_id from product_changes where version > $1 limit $2) as ids
     from catalogue_version v`,
    [since, most + 1],
  );
  const version = rows[0]?.version ?? 0;
  const changed = (rows[0]?.ids ?? []).map(Number);
  const nothing: Changes = { version, changed: [], products: [], tooMany: changed.length > most };
  if (version === since || nothing.tooMany) return nothing;
  const products = changed.length > 0 ? await readProducts(pool, changed) : [];
  return { version, changed, products, lists: await readLists(pool), tooMany: false };
}

/** Deletes notes of changes after an hour, and counts of searches that no longer count. */
export async function forgetOldChanges({ database }: Shop): Promise<void> {
  await database.pool.query("delete from product_changes where changed_at < now() - interval '1 hour'");
  await database.pool.query(`delete from search_counts where day < current_date - ${countedDays}`);
}

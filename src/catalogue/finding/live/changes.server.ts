import type { Pool } from "pg";
import type { Shop } from "../../../platform/shop.server.ts";
import type { SearchDocument } from "../../../search/index/document.ts";
import { type Lists, readLists } from "../building/read-lists.server.ts";
import { countedDays, readProducts } from "../building/read-products.server.ts";

export type Changes = {
  /** The version after these changes. */
  version: number;
  /** Ids of the products that changed; those missing from `products` are deleted. */
  changed: number[];
  products: SearchDocument[];
  lists?: Lists;
  /** More than `most` changed: nothing was read. */
  tooMany: boolean;
};

/**
 * What changed after version `since`. Version and ids are from one statement; products are read after it, and one that changed
 * again meanwhile comes again with the next version.
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

/** Deletes notes of changes after an hour, and counts of searches that are too old to count. */
export async function forgetOldChanges({ database }: Shop): Promise<void> {
  await database.pool.query("delete from product_changes where changed_at < now() - interval '1 hour'");
  await database.pool.query("delete from surrogate_keys where touched_at < now() - interval '1 hour'");
  await database.pool.query(`delete from search_counts where day < current_date - ${countedDays}`);
}

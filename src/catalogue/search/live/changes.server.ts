import type { Pool } from "pg";
import { Snapshot } from "#src/platform/database/snapshot.ts";
import type { Shop } from "#src/platform/shop.server.ts";
import type { SearchDocument } from "#src/search/index/document.ts";
import { type Lists, readLists } from "../building/read-lists.server.ts";
import { countedDays, readProducts } from "../building/read-products.server.ts";

export type Changes = {
  /** The snapshot up to which these are all changes. */
  seen: Snapshot;
  /** Ids of changed products; those missing from `products` are deleted. */
  changed: number[];
  products: SearchDocument[];
  /** The lists, if one of them changed. */
  lists?: Lists;
  /** More than `limit` products changed; then no change is returned. */
  tooMany: boolean;
};

/**
 * The changes since a snapshot. Products are read after the snapshot; one that changes in between is returned
 * again next time.
 */
export async function readChangesSince(pool: Pool, since: Snapshot, limit: number): Promise<Changes> {
  // `is_after` (schema.sql): the change was not visible to the snapshot. Writes of lists touch these surrogate keys.
  const { rows } = await pool.query<{ seen: string; ids: number[]; has_lists: boolean }>(
    `select pg_current_snapshot()::text as seen,
       array(select product_id from product_changes where is_after(version, $1) limit $2) as ids,
       exists (
         select from surrogate_keys where is_after(version, $1) and key in ('categories', 'synonyms')
       ) as has_lists`,
    [String(since), limit + 1],
  );
  const { seen = String(since), ids: changed = [], has_lists = false } = rows[0] ?? {};
  if (changed.length > limit) return { seen: new Snapshot(seen), changed: [], products: [], tooMany: true };
  const [products, lists] = await Promise.all([
    changed.length > 0 ? readProducts(pool, changed) : [],
    has_lists ? readLists(pool) : undefined,
  ]);
  return { seen: new Snapshot(seen), changed, products, lists, tooMany: false };
}

/** Deletes change records after an hour, and outdated counts of searches. */
export async function deleteOldChanges({ database }: Shop): Promise<void> {
  await database.pool.query("delete from product_changes where changed_at < now() - interval '1 hour'");
  // The newest is kept, to tell whether a stored index is up to date.
  await database.pool.query(
    `delete from surrogate_keys where touched_at < now() - interval '1 hour'
       and version < (select max(version) from surrogate_keys)`,
  );
  await database.pool.query(`delete from search_counts where day < current_date - ${countedDays}`);
}

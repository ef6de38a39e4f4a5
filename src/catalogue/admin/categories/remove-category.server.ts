import type { PoolClient } from "pg";
import type { z } from "zod";
import { Problem } from "#src/api/problem.ts";
import type { Viewer } from "#src/api/viewer.ts";
import { record } from "#src/journal/record.server.ts";
import { locale } from "#src/language/locale.ts";
import { m } from "#src/language/messages.ts";
import { formatNumber } from "#src/language/numbers/numbers.ts";
import { inTransaction } from "#src/platform/database/transaction.server.ts";
import type { ApiContext } from "#src/platform/http/api.server.ts";
import {
  lockCategories,
  lockCategory,
  type OwnCategory,
  type TreeRow,
  toJournalFields,
  writeOrder,
} from "./category-row.server.ts";
import type { categoryRemoval } from "./schemas.ts";

type Removal = z.output<typeof categoryRemoval>;

/** The number of products in one transaction; small, because orders of these products wait for its locks. */
const batchSize = 500;

/**
 * Deletes a category. Before that, its products move to the end of `move_to`, and products that list it as a
 * further category lose it, in batches of one transaction each. Returns the number of moved products. Throws
 * `not_found`, `changed` on another version, and `not_empty` if it has products and `move_to` is missing.
 */
export async function removeCategory(
  removal: Removal,
  { shop, viewer }: ApiContext<Viewer>,
): Promise<{ moved: number }> {
  let moved = 0;
  for (;;) {
    const batchResult = await inTransaction(shop.database, async (client) => {
      const categories = await lockCategories(client);
      const category = await lockCategory(client, removal);
      const target = removal.move_to && (await lockTarget(client, removal));
      if (!target) await expectEmpty(client, category);
      const movedCount = target ? await moveBatch(client, removal.id, target.id) : 0;
      if (movedCount > 0 || (await unlistBatch(client, removal.id)) > 0) return movedCount;
      await moveChildrenUp(client, categories, category);
      await client.query("delete from categories where id = $1", [removal.id]);
      await record(client, viewer, {
        action: "category.removed",
        subject: { id: removal.id, name: category.name_en },
        before: toJournalFields(category),
        ...(target && moved > 0 && { after: { products: moved, category: target.name_en } }),
      });
      return "removed";
    });
    if (batchResult === "removed") return { moved };
    moved += batchResult;
  }
}

/** Throws `not_empty` if the category has active or archived products. */
async function expectEmpty(client: PoolClient, category: OwnCategory): Promise<void> {
  const { rows } = await client.query<{ products: number; archived: number }>(
    `select count(*) filter (where not is_archived) as products, count(*) filter (where is_archived) as archived
     from products where category_id = $1`,
    [category.id],
  );
  const { products = 0, archived = 0 } = rows[0] ?? {};
  if (products + archived === 0) return;
  const message = m.category_not_empty({
    name: category[`name_${locale()}`],
    count: formatNumber(products + archived),
  });
  throw new Problem("not_empty", message, { details: { products, archived } });
}

/** Removes a category from a batch of products that list it as a further one; returns their number. */
async function unlistBatch(client: PoolClient, id: number): Promise<number> {
  const { rowCount } = await client.query(
    `update products set further_category_ids = array_remove(further_category_ids, $1::bigint), updated_at = now()
     where id in (
       select id from products
       where further_category_ids <> '{}' and further_category_ids && array[$1::bigint]
       order by id limit ${batchSize} for no key update)`,
    [id],
  );
  return rowCount ?? 0;
}

/** Moves the categories within a category up into its parent. */
async function moveChildrenUp(
  client: PoolClient,
  categories: TreeRow[],
  { id, parent_id }: OwnCategory,
): Promise<void> {
  await client.query("update categories set parent_id = $2, version = version + 1 where parent_id = $1", [
    id,
    parent_id,
  ]);
  await writeOrder(
    client,
    categories
      .filter((category) => category.id !== id)
      .map((category) => (category.parent_id === id ? { ...category, parent_id } : category)),
  );
}

/** Keeps the category `move_to` from being deleted until the transaction ends. Throws if it is missing. */
async function lockTarget(client: PoolClient, { id, move_to }: Removal) {
  const { rows } = await client.query<{ id: number; name_en: string }>(
    "select id, name_en from categories where id = $1 and id <> $2 for key share",
    [move_to, id],
  );
  if (rows[0]) return rows[0];
  const message = m.admin_product_category_missing();
  throw new Problem("invalid_fields", message, { errors: { move_to: message } });
}

/** Moves a batch of products, the first in the order of the category, to the end of another; returns their number. */
async function moveBatch(client: PoolClient, sourceId: number, targetId: number): Promise<number> {
  const { rows } = await client.query<{ id: number }>(
    // The inner order is that of an index, so that a batch does not sort all remaining products.
    `select id from products where category_id = $1 and id = any(array(
       select id from products where category_id = $1
       order by is_featured desc nulls last, position, id limit ${batchSize}
     )) order by id for no key update`,
    [sourceId],
  );
  await client.query(
    // One maximum for each of the two indexes by position.
    `update products p set category_id = $2, position = last.position + p.position + 1, updated_at = now()
     from (select coalesce(greatest(
             (select max(position) from products where category_id = $2 and not is_archived),
             (select max(position) from products where category_id = $2 and is_archived)), 0) as position) last
     where p.id = any($1)`,
    [rows.map(({ id }) => id), targetId],
  );
  return rows.length;
}

import type { PoolClient } from "pg";
import type { z } from "zod";
import { Problem } from "#src/api/problem.ts";
import type { Viewer } from "#src/api/viewer.ts";
import { type JournalFields, record } from "#src/journal/record.server.ts";
import { m } from "#src/language/messages.ts";
import { protectPicture } from "#src/pictures/protect-picture.server.ts";
import { inTransaction } from "#src/platform/database/transaction.server.ts";
import type { ApiContext } from "#src/platform/http/api.server.ts";
import {
  checkParent,
  editableColumnsSql,
  lockCategories,
  lockCategory,
  lockTreeSql,
  type OwnCategory,
  pathText,
  readCategory,
  type TreeRow,
  toJournalFields,
  toJsonRow,
  writeOrder,
} from "./category-row.server.ts";
import type { AdminCategory, CategoryFields } from "./contract.ts";
import { insertCategory } from "./insert-category.server.ts";
import type { categoryChange, newCategory } from "./schemas.ts";

/** Creates a category, the last in its parent, with the journal. Throws on a taken name, or a missing picture. */
export async function createCategory(
  fields: z.output<typeof newCategory>,
  { shop, viewer }: ApiContext<Viewer>,
): Promise<{ data: AdminCategory }> {
  return inTransaction(shop.database, async (client) => {
    await checkFields(client, fields, null);
    const categories = await lockCategories(client);
    const { id } = await insertCategory(client, fields, categories);
    const data = await readCategory(client, id);
    await record(client, viewer, {
      action: "category.created",
      subject: { id, name: data.name_en },
      after: toJournalFieldsWithParent(data, categories),
    });
    return { data };
  });
}

/**
 * Changes a category and records it in the journal. Throws as `createCategory` does, `not_found`, and
 * `changed` on another version.
 */
export async function changeCategory(
  { id, version, ...fields }: z.output<typeof categoryChange>,
  { shop, viewer }: ApiContext<Viewer>,
): Promise<{ data: AdminCategory }> {
  const response = await inTransaction(shop.database, async (client) => {
    await checkFields(client, fields, id);
    const categories = await lockCategories(client);
    const before = await lockCategory(client, { id, version });
    const changed = { ...before, ...fields };
    checkParent(categories, id, changed.parent_id);
    await client.query(
      `update categories set version = version + 1,
         (${editableColumnsSql}) = (select ${editableColumnsSql} from json_populate_record(null::categories, $2))
       where id = $1`,
      [id, toJsonRow(changed)],
    );
    if (changed.parent_id !== before.parent_id)
      await writeOrder(client, moveToEnd(categories, id, changed.parent_id));
    const data = await readCategory(client, id);
    await record(client, viewer, {
      action: "category.changed",
      subject: { id, name: data.name_en },
      before: toJournalFieldsWithParent(before, categories),
      after: toJournalFieldsWithParent(data, categories),
    });
    return { data };
  });
  shop.queues.wake();
  return response;
}

const toJournalFieldsWithParent = (category: OwnCategory, categories: readonly TreeRow[]): JournalFields => ({
  ...toJournalFields(category),
  parent: pathText(categories, category.parent_id),
});

/** The categories with one moved to the end, in another parent. */
function moveToEnd(categories: readonly TreeRow[], id: number, parentId: number | null): TreeRow[] {
  const otherCategories = categories.filter((category) => category.id !== id);
  const movedCategories = categories.filter((category) => category.id === id);
  return [...otherCategories, ...movedCategories.map((category) => ({ ...category, parent_id: parentId }))];
}

/**
 * Throws a field error if a category other than `exceptId` (null: a new one) has one of the names, as CSV
 * files refer to categories by either name. Also throws if the picture is missing. Locks the names until the
 * transaction ends.
 */
async function checkFields(
  client: PoolClient,
  fields: CategoryFields,
  exceptId: number | null,
): Promise<void> {
  await client.query(lockTreeSql);
  const { rows } = await client.query<{ name_en: string }>(
    `select name_en from categories where id is distinct from $3
       and (lower(name_en) = lower($1) or lower(name_bn) = lower($2))`,
    [fields.name_en, fields.name_bn, exceptId],
  );
  const duplicate = rows[0];
  if (duplicate) {
    const message = m.category_name_taken();
    const field = duplicate.name_en.toLowerCase() === fields.name_en.toLowerCase() ? "name_en" : "name_bn";
    throw new Problem("invalid_fields", message, { errors: { [field]: message } });
  }
  if (fields.image) await protectPicture(client, fields.image);
}

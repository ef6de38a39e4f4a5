import type { PoolClient } from "pg";
import type { Viewer } from "#src/api/viewer.ts";
import { record } from "#src/journal/record.server.ts";
import type { Queries } from "#src/platform/database/database.server.ts";
import { lockCategories } from "../admin/categories/category-row.server.ts";
import { insertCategory } from "../admin/categories/insert-category.server.ts";
import { maxLevels, pathTo } from "../category-tree.ts";
import type { ImportedFields } from "./read-row.ts";

/** A category that an import creates when it starts; `path` has the names of the categories above it. */
export type NewCategory = { name_en: string; name_bn: string; path: string[]; id: number | null };

/** The placeholder id by which rows refer to the nth new category, from 1, until it exists. */
export const placeholderOf = (place: number): number => -place;

export async function readNewCategories(client: Queries, id: number): Promise<NewCategory[]> {
  const { rows } = await client.query<{ new_categories: NewCategory[] }>(
    "select new_categories from product_imports where id = $1",
    [id],
  );
  return rows[0]?.new_categories ?? [];
}

/** The colour of a created category, until staff choose another. */
const defaultTint = "fruit-vegetables";

/** Creates and records in the journal the new categories that the rows to be merged need, and those above them. */
export async function createCategories(client: PoolClient, id: number, viewer: Viewer): Promise<void> {
  const categories = await readNewCategories(client, id);
  if (categories.every((category) => category.id !== null)) return;
  const neededPlaceholders = await findNeededPlaceholders(client, id);
  const tree = await lockCategories(client);
  const created: number[] = [];
  /** The id of the category with this name. A new one is created within `parent`, or at the top if that is too deep. */
  const findOrCreateCategory = async (names: NewCategoryNames, parent: number | null): Promise<number> => {
    const existingId = await findIdByName(client, names.name_en);
    if (existingId !== undefined) return existingId;
    const parentId = parent !== null && pathTo(tree, parent).length < maxLevels ? parent : null;
    const fields = { ...names, image: "", tint: defaultTint, parent_id: parentId } as const;
    const category = await insertCategory(client, fields, tree);
    tree.push(category);
    created.push(category.id);
    const subject = { id: category.id, name: category.name };
    await record(client, viewer, { action: "category.created", subject, after: names });
    return category.id;
  };
  for (const [index, category] of categories.entries()) {
    if (category.id !== null || !neededPlaceholders.has(placeholderOf(index + 1))) continue;
    let parent: number | null = null;
    for (const name of category.path.slice(0, maxLevels - 1))
      parent = await findOrCreateCategory({ name_en: name, name_bn: name }, parent);
    const { name_en, name_bn } = category;
    category.id = await findOrCreateCategory({ name_en, name_bn }, parent);
  }
  await client.query(
    "update product_imports set new_categories = $2, created_categories = created_categories || $3::jsonb where id = $1",
    [id, JSON.stringify(categories), JSON.stringify(created)],
  );
}

/** The placeholders of new categories in the rows that will be merged. */
async function findNeededPlaceholders(client: PoolClient, id: number): Promise<Set<number>> {
  const { rows } = await client.query<{ placeholder: number }>(
    `select distinct (after->>'category_id')::bigint as placeholder from product_import_rows
     where import_id = $1 and state in ('new', 'change') and (after->>'category_id')::bigint < 0`,
    [id],
  );
  return new Set(rows.map(({ placeholder }) => placeholder));
}

type NewCategoryNames = Pick<NewCategory, "name_en" | "name_bn">;
type RemovedCategory = NewCategoryNames & { id: number };

async function findIdByName(client: PoolClient, name: string): Promise<number | undefined> {
  const { rows } = await client.query<{ id: number }>(
    "select id from categories where lower(name_en) = lower($1) or lower(name_bn) = lower($1) order by id limit 1",
    [name],
  );
  return rows[0]?.id;
}

/** Replaces a placeholder by the id of the category; `-id - 1` is the index of placeholder `id`. */
export const withCategory = (fields: ImportedFields, categories: readonly NewCategory[]): ImportedFields => {
  const { category_id: id } = fields;
  return id !== undefined && id < 0 ? { ...fields, category_id: categories[-id - 1]?.id ?? id } : fields;
};

/**
 * Deletes the categories that a reverted import created if they are empty, unchanged and in no offer, the
 * lowest first. Records this in the journal for `user`, who reverted it.
 */
export async function deleteCreatedCategories(client: PoolClient, id: number, user: number): Promise<void> {
  const { rows } = await client.query<{ created_categories: number[] }>(
    "select created_categories from product_imports where id = $1",
    [id],
  );
  // Parents were created first, so the reverse order deletes children first.
  const created = rows[0]?.created_categories.toReversed() ?? [];
  if (created.length === 0) return;
  const removed: RemovedCategory[] = [];
  for (const categoryId of created) {
    const { rows: removedRows } = await client.query<RemovedCategory>(
      `delete from categories c where c.id = $1 and c.version = 1
         and not exists (select from products p where p.category_id = c.id)
         and not exists (select from products p where p.further_category_ids <> '{}' and p.further_category_ids @> array[c.id])
         and not exists (select from categories o where o.parent_id = c.id)
         and not exists (select from offer_categories o where o.category_id = c.id)
       returning c.id, c.name_en, c.name_bn`,
      [categoryId],
    );
    removed.push(...removedRows);
  }
  const { rows: users } = await client.query<Pick<Viewer, "id" | "name">>(
    "select id, name from users where id = $1",
    [user],
  );
  for (const { id, name_en, name_bn } of removed)
    await record(client, users[0] ?? null, {
      action: "category.removed",
      subject: { id, name: name_en },
      before: { name_en, name_bn },
    });
}

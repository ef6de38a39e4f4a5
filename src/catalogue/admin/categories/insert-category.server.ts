import type { PoolClient } from "pg";
import {
  checkParent,
  editableColumnsSql,
  type TreeRow,
  toJsonRow,
  writeOrder,
} from "./category-row.server.ts";
import type { CategoryFields } from "./contract.ts";

type NewFields = Pick<CategoryFields, "name_en" | "name_bn" | "image" | "tint"> & Partial<CategoryFields>;

const defaultFields = { is_active: true, visible_from: null, visible_until: null, required_fields: [] };

/**
 * Inserts a category as the last one within its parent; by default it is active without dates. `categories` are
 * all categories, locked by `lockCategories`. Throws if that parent cannot contain it.
 */
export async function insertCategory(
  client: PoolClient,
  fields: NewFields,
  categories: readonly TreeRow[],
): Promise<TreeRow> {
  const { parent_id = null } = fields;
  checkParent(categories, null, parent_id);
  const slug = await createSlug(client, fields.name_en);
  const { rows } = await client.query<{ id: number }>(
    `insert into categories (slug, ${editableColumnsSql})
     select $1, ${editableColumnsSql} from json_populate_record(null::categories, $2) returning id`,
    [slug, toJsonRow({ ...defaultFields, ...fields })],
  );
  // The statement always returns one row.
  const created = { id: rows[0]?.id ?? 0, parent_id, name: fields.name_en };
  await writeOrder(client, [...categories, created]);
  return created;
}

/** "Fish & meat" → "fish-meat", numbered if another category has that slug. */
async function createSlug(client: PoolClient, name: string): Promise<string> {
  const nameSlug = name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
  const base = nameSlug || "category";
  const { rows } = await client.query<{ slug: string }>(
    "select slug from categories where slug = $1 or slug like $1 || '-%'",
    [base],
  );
  const takenSlugs = new Set(rows.map(({ slug }) => slug));
  for (let number = 1; ; number++) {
    const slug = number === 1 ? base : `${base}-${number}`;
    if (!takenSlugs.has(slug)) return slug;
  }
}

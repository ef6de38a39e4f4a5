import { Problem } from "#src/api/problem.ts";
import { m } from "#src/language/messages.ts";
import type { Queries } from "#src/platform/database/database.server.ts";
import { categoryNames } from "../check-row.server.ts";
import { type NewCategory, placeholderOf } from "../new-categories.server.ts";
import { type FileRow, stageRows } from "../stage-rows.server.ts";
import { mappedRows, newCategoryOf, rememberedChoices } from "./mapped-rows.server.ts";
import { type FileMapping, readMapping } from "./stored-lines.server.ts";

/**
 * Validates the rows of a file of another shop by its mapping, as those of our own files; changes no product. Throws as `readMapping` does, and
 * if no row is a product.
 */
export async function stageMapped(pool: Queries, id: number): Promise<void> {
  await readMapping(pool, id);
  const { rows } = await pool.query<FileMapping>(
    `update product_imports set state = 'reading' where id = $1 and state = 'mapping'
     returning id, format, header, mapping, category_choices`,
    [id],
  );
  const [file] = rows;
  if (!file) throw new Problem("changed", m.import_not_mapped());
  try {
    const created = await stage(pool, file);
    await pool.query(
      "update product_imports set state = 'checked', new_categories = $2 where id = $1 and state = 'reading'",
      [id, JSON.stringify(created)],
    );
  } catch (error) {
    await dropRows(pool, id);
    await pool.query("update product_imports set state = 'mapping' where id = $1 and state = 'reading'", [
      id,
    ]);
    throw error;
  }
}

async function stage(pool: Queries, file: FileMapping): Promise<NewCategory[]> {
  const known = await categoryNames(pool);
  const choices = { ...(await rememberedChoices(pool)), ...file.category_choices };
  const slugs = await slugsById(pool);
  const categories = new Map(known);
  const created: NewCategory[] = [];
  const nameOf = (path: string, choice: number | "create"): string => {
    if (choice !== "create") return slugs.get(choice) ?? "";
    const names = newCategoryOf(path);
    const name = names.name_en.toLowerCase();
    if (!categories.has(name)) {
      created.push({ ...names, id: null });
      categories.set(name, placeholderOf(created.length));
    }
    return names.name_en;
  };
  async function* rows(): AsyncGenerator<FileRow> {
    for await (const one of mappedRows(pool, file, { choices, known }))
      if (!("skip" in one)) {
        const category = nameOf(one.category, one.choice);
        yield { row: one.row, cells: { ...one.cells, category }, pictures: one.pictures };
      }
  }
  const count = await stageRows(pool, file.id, rows(), categories);
  if (count === 0) throw new Problem("invalid_fields", m.import_empty());
  return created;
}

async function slugsById(pool: Queries): Promise<Map<number, string>> {
  const { rows } = await pool.query<{ id: number; slug: string }>("select id, slug from categories");
  return new Map(rows.map(({ id, slug }) => [id, slug]));
}

/** Forgets the validated rows, before an import goes back to the mapping. */
export async function dropRows(pool: Queries, id: number): Promise<void> {
  await pool.query("delete from product_import_pictures where import_id = $1", [id]);
  await pool.query("delete from product_import_rows where import_id = $1", [id]);
}

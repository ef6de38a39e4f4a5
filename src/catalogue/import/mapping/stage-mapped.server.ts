import type { PoolClient } from "pg";
import { Problem } from "#src/api/problem.ts";
import { m } from "#src/language/messages.ts";
import type { Database, Queries } from "#src/platform/database/database.server.ts";
import { inTransaction } from "#src/platform/database/transaction.server.ts";
import { readCategoryNames } from "../check-row.server.ts";
import { type NewCategory, placeholderOf } from "../new-categories.server.ts";
import { type FileRow, stageRows } from "../stage-rows.server.ts";
import { readMappedRows, readRememberedChoices, toNewCategory } from "./mapped-rows.server.ts";
import { type FileMapping, readMapping } from "./stored-lines.server.ts";

/**
 * Converts the rows of a file of another shop by its mapping and validates them; changes no product. Throws
 * as `readMapping` does, and if no row is a product. One transaction: if the process dies, the file can still
 * be mapped.
 */
export async function stageMapped(database: Database, id: number): Promise<void> {
  await inTransaction(database, async (client) => {
    await client.query("select from product_imports where id = $1 for update", [id]);
    const { state, ...file } = await readMapping(client, id);
    if (state !== "mapping") throw new Problem("changed", m.import_not_mapped());
    const created = await stage(client, file);
    await client.query("update product_imports set state = 'checked', new_categories = $2 where id = $1", [
      id,
      JSON.stringify(created),
    ]);
  });
}

/** Stages the mapped rows of a file. Returns the categories that merging them will create. */
async function stage(client: PoolClient, file: FileMapping): Promise<NewCategory[]> {
  const categoriesByName = await readCategoryNames(client);
  const choices = { ...(await readRememberedChoices(client)), ...file.category_choices };
  const slugs = await readSlugsById(client);
  const categories = new Map(categoriesByName);
  const created: NewCategory[] = [];
  /** The slug or name of the category; notes a new category, with a placeholder id, at its first product. */
  const resolveCategory = (path: string, choice: number | "create"): string => {
    if (choice !== "create") return slugs.get(choice) ?? "";
    const names = toNewCategory(path);
    const name = names.name_en.toLowerCase();
    if (!categories.has(name)) {
      created.push({ ...names, id: null });
      categories.set(name, placeholderOf(created.length));
    }
    return names.name_en;
  };
  async function* fileRows(): AsyncGenerator<FileRow> {
    for await (const mappedRow of readMappedRows(client, file, { choices, known: categoriesByName })) {
      if ("skip" in mappedRow) continue;
      const category = resolveCategory(mappedRow.category, mappedRow.choice);
      yield { row: mappedRow.row, cells: { ...mappedRow.cells, category }, pictures: mappedRow.pictures };
    }
  }
  const count = await stageRows(client, file.id, fileRows(), categories);
  if (count === 0) throw new Problem("invalid_fields", m.import_empty());
  return created;
}

async function readSlugsById(client: Queries): Promise<Map<number, string>> {
  const { rows } = await client.query<{ id: number; slug: string }>("select id, slug from categories");
  return new Map(rows.map(({ id, slug }) => [id, slug]));
}

/** Deletes the validated rows and their pictures, so that the file can be mapped again. */
export async function dropRows(client: Queries, id: number): Promise<void> {
  await client.query("delete from product_import_pictures where import_id = $1", [id]);
  await client.query("delete from product_import_rows where import_id = $1", [id]);
}

import { maxCategoryNameLength } from "#src/catalogue/admin/rules.ts";
import type { Queries } from "#src/platform/database/database.server.ts";
import { type ConvertedRow, convertProduct, type SkippedRow } from "../formats/convert.server.ts";
import { type CategoryChoice, readHeader, type SkipReason } from "../formats/format.ts";
import { findFormat } from "../formats/recognise.ts";
import type { NewCategory } from "../new-categories.server.ts";
import type { CategoryNames } from "../read-row.ts";
import { type FileMapping, readLines } from "./stored-lines.server.ts";

export type MappedRow = { row: number; skip: SkipReason } | (ConvertedRow & { choice: number | "create" });

/** How the categories of a file are matched with ours. */
export type CategoryMatch = {
  /** The choices of staff, by category path in the file. */
  choices: Record<string, CategoryChoice>;
  /** The ids of our own categories, by name. */
  known: CategoryNames;
};

/** The rows of a stored file: products as they will be imported, and skipped rows with the reason. */
export async function* readMappedRows(
  pool: Queries,
  { id, header: names, mapping, ...file }: FileMapping,
  match: CategoryMatch,
): AsyncGenerator<MappedRow | (SkippedRow & { category: string })> {
  const format = findFormat(file.format);
  const header = readHeader(names);
  for await (const source of format.toProducts(header, () => readLines(pool, id))) {
    const converted = convertProduct(source, mapping, header, format);
    if ("skip" in converted) {
      yield converted;
      continue;
    }
    const choice = findChoice(converted.category, match);
    if (choice === "skip") yield { row: converted.row, skip: "category", category: converted.category };
    else yield { ...converted, choice };
  }
}

/** The choice of staff for a category; by default our category of the same name, or else a new one. */
export const findChoice = (path: string, { choices, known }: CategoryMatch): CategoryChoice =>
  choices[path] ?? known.get(toNewCategory(path).name_en.toLowerCase()) ?? "create";

/** The category for products without one. */
const noCategory = { name_en: "Other", name_bn: "অন্যান্য" };

/** The new category for a path: "Food > Rice" is "Rice" within "Food". */
export function toNewCategory(path: string): Omit<NewCategory, "id"> {
  const names = path.split(" > ").map((name) => name.slice(0, maxCategoryNameLength).trim());
  const name = names.pop();
  return name ? { name_en: name, name_bn: name, path: names } : { ...noCategory, path: [] };
}

/** The choices for categories in the latest imports, without deleted categories. */
export async function readRememberedChoices(pool: Queries): Promise<Record<string, CategoryChoice>> {
  const { rows } = await pool.query<{ category_choices: Record<string, CategoryChoice> }>(
    "select category_choices from product_imports where category_choices <> '{}' order by id desc limit 20",
  );
  const { rows: categories } = await pool.query<{ id: number }>("select id from categories");
  const ids = new Set<CategoryChoice>(categories.map(({ id }) => id));
  // The latest import comes last, so its choices replace earlier ones.
  const choices = rows.toReversed().flatMap(({ category_choices }) => Object.entries(category_choices));
  return Object.fromEntries(choices.filter(([, choice]) => typeof choice === "string" || ids.has(choice)));
}

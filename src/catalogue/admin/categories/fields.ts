import { branchOf, maxLevels, pathTo } from "#src/catalogue/category-tree.ts";
import { locale } from "#src/language/locale.ts";
import type { AdminCategory, CategoryFields } from "./contract.ts";

const empty: CategoryFields = {
  name_en: "",
  name_bn: "",
  image: "",
  parent_id: null,
  tint: "fruit-vegetables",
  is_active: true,
  visible_from: null,
  visible_until: null,
  required_fields: [],
};

/** The name in the language of the page. */
export const nameOf = (category: AdminCategory) => category[`name_${locale()}`];

/** The categories that can contain one, or a new one: not itself, none within it, and within `maxLevels`. */
export function possibleParents(
  categories: AdminCategory[],
  category: AdminCategory | undefined,
): AdminCategory[] {
  const branch = category ? branchOf(categories, category.id) : [];
  const above = category ? pathTo(categories, category.parent_id).length : 0;
  const levels = Math.max(1, ...branch.map(({ id }) => pathTo(categories, id).length - above));
  return categories.filter(
    (category) => !branch.includes(category) && pathTo(categories, category.id).length + levels <= maxLevels,
  );
}

/** The form's values of a category, or of a new one. */
export function fieldsOf(category: AdminCategory | undefined): CategoryFields {
  if (!category) return empty;
  const names = Object.keys(empty) as (keyof CategoryFields)[];
  // If the colour was removed from the palette, the server refuses it with a message.
  return Object.fromEntries(names.map((name) => [name, category[name]])) as CategoryFields;
}

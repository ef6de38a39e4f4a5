import { branchOf, maxLevels, pathTo } from "#src/catalogue/category-tree.ts";
import { locale } from "#src/language/locale.ts";
import type { AdminCategory, CategoryFields } from "./contract.ts";

const emptyFields: CategoryFields = {
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
export const categoryName = (category: AdminCategory) => category[`name_${locale()}`];

/** The categories that can contain `category` (undefined: a new one): not itself, none within it, none too deep. */
export function findPossibleParents(
  categories: AdminCategory[],
  category: AdminCategory | undefined,
): AdminCategory[] {
  const branch = category ? branchOf(categories, category.id) : [];
  const parentDepth = category ? pathTo(categories, category.parent_id).length : 0;
  const branchLevels = Math.max(1, ...branch.map(({ id }) => pathTo(categories, id).length - parentDepth));
  return categories.filter((candidate) => {
    const depth = pathTo(categories, candidate.id).length;
    return !branch.includes(candidate) && depth + branchLevels <= maxLevels;
  });
}

/** The form's values of a category, or of a new one. */
export function toCategoryFields(category: AdminCategory | undefined): CategoryFields {
  if (!category) return emptyFields;
  const names = Object.keys(emptyFields) as (keyof CategoryFields)[];
  // If the colour was removed from the palette, the server refuses it with a message.
  return Object.fromEntries(names.map((name) => [name, category[name]])) as CategoryFields;
}

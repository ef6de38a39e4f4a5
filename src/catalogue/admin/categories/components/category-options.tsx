import { pathTo } from "#src/catalogue/category-tree.ts";
import type { AdminCategory } from "../contract.ts";
import { categoryName } from "../fields.ts";

const indent = "\u2003";

/** The options of a select, each category below the one that it is in, and indented. `of` leaves out others. */
export function CategoryOptions({
  categories,
  of = categories,
}: {
  categories: AdminCategory[];
  of?: AdminCategory[];
}) {
  return of.map((category) => (
    <option key={category.id} value={category.id}>
      {indent.repeat(pathTo(categories, category.parent_id).length)}
      {categoryName(category)}
    </option>
  ));
}

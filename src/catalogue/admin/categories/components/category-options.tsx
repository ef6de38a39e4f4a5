import { pathTo } from "#src/catalogue/category-tree.ts";
import type { AdminCategory } from "../contract.ts";
import { categoryName } from "../fields.ts";

const indent = "\u2003";

type CategoryOptionsProps = {
  /** All categories in the shop's order, to know how deep each lies. */
  categories: AdminCategory[];
  /** The categories to offer; all by default. */
  options?: AdminCategory[];
};

/** The options of a select; each category is below the one that contains it, and indented. */
export function CategoryOptions(props: CategoryOptionsProps) {
  const { categories } = props;
  const offeredCategories = props.options ?? categories;
  return offeredCategories.map((category) => (
    <option key={category.id} value={category.id}>
      {indent.repeat(pathTo(categories, category.parent_id).length)}
      {categoryName(category)}
    </option>
  ));
}

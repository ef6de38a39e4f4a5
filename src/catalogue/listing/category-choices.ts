import { type CategoryNode, childrenOf, pathTo } from "../category-tree.ts";

/**
 * The categories to choose from beside a list: those within the chosen one, or its siblings if it has no
 * subcategories. `up` is the parent to go back to, undefined for all categories; `isTop`: the choices are the
 * main categories.
 */
export function categoryChoices<Category extends CategoryNode>(
  categories: readonly Category[],
  chosen: number | undefined,
) {
  const path = pathTo(categories, chosen);
  const up = path.at(-2);
  const hasSubcategories = chosen !== undefined && childrenOf(categories, chosen).length > 0;
  const parentOfChoices = hasSubcategories ? path.at(-1) : up;
  const choices = childrenOf(categories, parentOfChoices?.id ?? null);
  return { choices, up, isTop: parentOfChoices === undefined };
}

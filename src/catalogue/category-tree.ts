/** `parent_id` is null for a main category. */
export type CategoryNode = { id: number; parent_id: number | null };

/** The levels of categories: "Fruit" › "Citrus" › "Limes". */
export const maxLevels = 3;

/** Direct children of a category, or the main categories if `parentId` is null. */
export const childrenOf = <Category extends CategoryNode>(
  categories: readonly Category[],
  parentId: number | null,
): Category[] => categories.filter(({ parent_id }) => parent_id === parentId);

/** The path to a category, from the top; empty for an unknown category. */
export function pathTo<Category extends CategoryNode>(
  categories: readonly Category[],
  id: number | null | undefined,
): Category[] {
  const path: Category[] = [];
  for (let currentId = id; currentId !== null && currentId !== undefined && path.length < maxLevels; ) {
    const category = categories.find(({ id: other }) => other === currentId);
    if (!category) break;
    path.unshift(category);
    currentId = category.parent_id;
  }
  return path;
}

/** A category and all its descendants, in the order of `categories`. */
export const branchOf = <Category extends CategoryNode>(
  categories: readonly Category[],
  id: number,
): Category[] =>
  categories.filter((category) => pathTo(categories, category.id).some((above) => above.id === id));

/** All categories, each followed by those within it. */
export function inTreeOrder<Category extends CategoryNode>(categories: readonly Category[]): Category[] {
  const listDescendants = (parentId: number | null): Category[] =>
    childrenOf(categories, parentId).flatMap((category) => [category, ...listDescendants(category.id)]);
  return listDescendants(null);
}

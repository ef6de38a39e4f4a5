/** A category in the tree; `parent_id` is the one that it is in, null at the top. */
export type CategoryPlace = { id: number; parent_id: number | null };

/** The levels of categories: "Fruit" › "Citrus" › "Limes". */
export const maxLevels = 3;

/** The categories directly within one, or at the top, in their order. */
export const childrenOf = <One extends CategoryPlace>(
  categories: readonly One[],
  parentId: number | null,
): One[] => categories.filter(({ parent_id }) => parent_id === parentId);

/** A category with those above it, from the top; empty if there is no such category. */
export function pathTo<One extends CategoryPlace>(
  categories: readonly One[],
  id: number | null | undefined,
): One[] {
  const path: One[] = [];
  for (let at = id; at !== null && at !== undefined && path.length < maxLevels; ) {
    const one = categories.find((category) => category.id === at);
    if (!one) break;
    path.unshift(one);
    at = one.parent_id;
  }
  return path;
}

/** A category followed by all those within it. */
export const branchOf = <One extends CategoryPlace>(categories: readonly One[], id: number): One[] =>
  categories.filter((one) => pathTo(categories, one.id).some((above) => above.id === id));

/** All categories, each followed by those within it. */
export function inTreeOrder<One extends CategoryPlace>(categories: readonly One[]): One[] {
  const listed = (parentId: number | null): One[] =>
    childrenOf(categories, parentId).flatMap((one) => [one, ...listed(one.id)]);
  return listed(null);
}

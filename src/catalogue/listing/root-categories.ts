import { type RootData, rootDataOf, useRootData } from "#src/shell/root-data.ts";
import { childrenOf } from "../category-tree.ts";
import type { Category } from "../contract.ts";

/** The root loader's data; `categories` is undefined if they could not be loaded. */
export type WithCategories = RootData & { categories: Category[] | undefined };

export const useCategories = (): Category[] => useRootData<WithCategories>()?.categories ?? [];

/** The categories at the top of the tree; undefined if they could not be loaded. */
export const topCategoriesOf = (data: WithCategories | undefined): Category[] | undefined =>
  data?.categories && childrenOf(data.categories, null);

export const categoriesOf = (matches: Parameters<typeof rootDataOf>[0]): Category[] =>
  rootDataOf<WithCategories>(matches)?.categories ?? [];

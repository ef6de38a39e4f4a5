import { type RootData, rootDataOf, useRootData } from "#src/shell/root-data.ts";
import type { Category } from "../contract.ts";

/** The root's data; without categories where they could not be loaded. */
export type WithCategories = RootData & { categories: Category[] | undefined };

export const useCategories = (): Category[] => useRootData<WithCategories>()?.categories ?? [];

/** The same for a page's `meta`. */
export const categoriesOf = (matches: Parameters<typeof rootDataOf>[0]): Category[] =>
  rootDataOf<WithCategories>(matches)?.categories ?? [];

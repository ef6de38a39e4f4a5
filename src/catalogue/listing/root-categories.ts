import { type RootData, rootDataOf, useRootData } from "#src/shell/root-data.ts";
import type { Category } from "../contract.ts";

/** The root loader's data; `categories` is undefined if they could not be loaded. */
export type WithCategories = RootData & { categories: Category[] | undefined };

export const useCategories = (): Category[] => useRootData<WithCategories>()?.categories ?? [];

export const categoriesOf = (matches: Parameters<typeof rootDataOf>[0]): Category[] =>
  rootDataOf<WithCategories>(matches)?.categories ?? [];
